/** The functions used here of `@echogarden/speex-resampler-wasm` 0.3. */
interface SpeexModule {
  HEAPF32: Float32Array;
  HEAP32: Int32Array;
  _malloc(bytes: number): number;
  _free(address: number): void;
  _speex_resampler_init(channels: number, from: number, to: number, quality: number, error: number): number;
  _speex_resampler_process_float(
    state: number,
    channel: number,
    input: number,
    inputLength: number,
    output: number,
    outputLength: number,
  ): number;
  _speex_resampler_skip_zeros(state: number): number;
  _speex_resampler_destroy(state: number): void;
}

/** The quality from 0 to 10. Higher values do not improve speech. */
const QUALITY = 6;
const BLOCK_SAMPLES = 8_192;
const BYTES_PER_SAMPLE = 4;

let loading: Promise<SpeexModule> | undefined;

async function load(): Promise<SpeexModule> {
  const name: string = '@echogarden/speex-resampler-wasm';
  // The compiler does not resolve this `import`, so it returns any. The package may be missing.
  const { default: create } = (await import(name)) as { default: () => Promise<SpeexModule> };
  return create();
}

/** Changes the sample rate of one channel. Blocks may have any length. */
export class Resampler {
  readonly #module: SpeexModule;
  readonly #state: number;
  readonly #input: number;
  readonly #output: number;
  readonly #lengths: number;
  readonly #outputSamples: number;

  private constructor(module: SpeexModule, fromHz: number, toHz: number) {
    this.#module = module;
    this.#outputSamples = Math.ceil((BLOCK_SAMPLES * toHz) / fromHz) + 16;
    this.#input = module._malloc(BLOCK_SAMPLES * BYTES_PER_SAMPLE);
    this.#output = module._malloc(this.#outputSamples * BYTES_PER_SAMPLE);
    this.#lengths = module._malloc(2 * BYTES_PER_SAMPLE);
    this.#state = module._speex_resampler_init(1, fromHz, toHz, QUALITY, this.#lengths);
    if (this.#state === 0) throw new Error(`cannot resample from ${fromHz} to ${toHz} Hz`);
    module._speex_resampler_skip_zeros(this.#state);
  }

  static async create(fromHz: number, toHz: number): Promise<Resampler> {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return new Resampler(await loading, fromHz, toHz);
  }

  process(samples: Float32Array): Float32Array {
    const parts: Float32Array[] = [];
    for (let start = 0; start < samples.length;) {
      const block = samples.subarray(start, start + BLOCK_SAMPLES);
      const { taken, given } = this.#step(block);
      if (taken === 0 && given.length === 0) break;
      parts.push(given);
      start += taken;
    }
    return concatenated(parts);
  }

  free(): void {
    this.#module._speex_resampler_destroy(this.#state);
    for (const address of [this.#input, this.#output, this.#lengths]) this.#module._free(address);
  }

  #step(block: Float32Array): { taken: number; given: Float32Array } {
    const module = this.#module;
    // The views change when the memory grows, so they are read again each time.
    module.HEAPF32.set(block, this.#input / BYTES_PER_SAMPLE);
    const lengths = this.#lengths / BYTES_PER_SAMPLE;
    module.HEAP32.set([block.length, this.#outputSamples], lengths);
    const [input, output] = [this.#input, this.#output];
    module._speex_resampler_process_float(
      this.#state,
      0,
      input,
      this.#lengths,
      output,
      this.#lengths + BYTES_PER_SAMPLE,
    );
    const [taken = 0, written = 0] = module.HEAP32.subarray(lengths, lengths + 2);
    const first = output / BYTES_PER_SAMPLE;
    return { taken, given: module.HEAPF32.slice(first, first + written) };
  }
}

function concatenated(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}
