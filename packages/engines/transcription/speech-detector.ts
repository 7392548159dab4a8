import { FRAME_SAMPLES, SPEECH_HZ } from './segmenter.ts';

/** The functions used here of `@echogarden/fvad-wasm` 0.2 (WebRTC's voice activity detector). */
interface FvadModule {
  HEAP16: Int16Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
  _fvad_new(): number;
  _fvad_free(state: number): void;
  _fvad_set_mode(state: number, mode: number): number;
  _fvad_set_sample_rate(state: number, hertz: number): number;
  _fvad_process(state: number, samples: number, count: number): number;
}

/** The strictness from 0, which accepts most frames as speech, to 3. */
const MODE = 2;

let loading: Promise<FvadModule> | undefined;

async function load(): Promise<FvadModule> {
  const name: string = '@echogarden/fvad-wasm';
  // The compiler does not resolve this `import`, so it returns any. The package may be missing.
  const { default: create } = (await import(name)) as { default: () => Promise<FvadModule> };
  return create();
}

/** Classifies consecutive frames as speech or not. */
export class SpeechDetector {
  readonly #module: FvadModule;
  readonly #state: number;
  readonly #samples: number;

  private constructor(module: FvadModule) {
    this.#module = module;
    this.#state = module._fvad_new();
    this.#samples = module._malloc(FRAME_SAMPLES * 2);
    module._fvad_set_mode(this.#state, MODE);
    module._fvad_set_sample_rate(this.#state, SPEECH_HZ);
  }

  static async create(): Promise<SpeechDetector> {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return new SpeechDetector(await loading);
  }

  isSpeech(frame: Int16Array): boolean {
    this.#module.HEAP16.set(frame, this.#samples / 2);
    return this.#module._fvad_process(this.#state, this.#samples, frame.length) === 1;
  }

  free(): void {
    this.#module._fvad_free(this.#state);
    this.#module._free(this.#samples);
  }
}
