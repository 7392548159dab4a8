import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { WordConfidence } from './jobs.ts';
import { toMarkdown, type RecognisedBlock } from './markdown.ts';

/** The part of tesseract.js 7 that is used; its own types are missing where the optional package is. */
interface Tesseract {
  OEM: { LSTM_ONLY: number };
  createWorker: (language: string, engine: number, options: object) => Promise<Recogniser>;
}
interface Recogniser {
  recognize(
    image: Buffer,
    options: object,
    output: object,
  ): Promise<{ data: { blocks: RecognisedBlock[] | null } }>;
}

let loading: Promise<Recogniser> | undefined;

function load(): Promise<Recogniser> {
  loading ??= initialise();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function initialise(): Promise<Recogniser> {
  const require = createRequire(import.meta.url);
  // `require` gives any; the type is that of the version that package.json pins.
  const { createWorker, OEM } = require('tesseract.js') as Tesseract;
  const data = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // Without one it throws where nobody can catch it; the call rejects as well.
    errorHandler: () => undefined,
  });
}

/** The text in an image of a format that Leptonica reads. Rejects when it cannot be decoded. */
export async function recognise(image: Buffer): Promise<{ markdown: string; words: WordConfidence[] }> {
  const recogniser = await load();
  const { data } = await recogniser.recognize(image, {}, { blocks: true });
  return toMarkdown(data.blocks ?? []);
}

/** Grey pixels, one byte each, as a file that needs no decoding (PGM). */
export function toGreymap(pixels: Uint8Array, width: number, height: number): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
