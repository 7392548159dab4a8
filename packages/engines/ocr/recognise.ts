import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { WordConfidence } from './jobs.ts';
import { toMarkdown, type RecognisedBlock } from './markdown.ts';

/** The functions used here of tesseract.js 7. Its own types are missing where the optional package is. */
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
  terminate(): Promise<unknown>;
}

let loading: Promise<Recogniser> | undefined;

function load(): Promise<Recogniser> {
  loading ??= initialise();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function initialise(): Promise<Recogniser> {
  const require = createRequire(import.meta.url);
  // `require` returns any. package.json pins the version with this type.
  const { createWorker, OEM } = require('tesseract.js') as Tesseract;
  const data = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // Without a handler, tesseract.js throws an error that cannot be caught. The call rejects as well.
    errorHandler: () => undefined,
  });
}

/**
 * Returns the text in an image of a format that Leptonica reads. Rejects when the image cannot be decoded, and after
 * the given time. A recognition cannot be interrupted, so the recogniser is then stopped, and the next image loads it
 * again.
 */
export async function recognise(
  image: Buffer,
  timeoutMs?: number,
): Promise<{ markdown: string; words: WordConfidence[] }> {
  const recogniser = await load();
  const found = recogniser.recognize(image, {}, { blocks: true });
  const { data } = await (timeoutMs === undefined ? found : inTime(found, recogniser, timeoutMs));
  return toMarkdown(data.blocks ?? []);
}

async function inTime<Found>(
  found: Promise<Found>,
  recogniser: Recogniser,
  timeoutMs: number,
): Promise<Found> {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    loading = undefined;
    void recogniser.terminate();
    reject(new Error('the image took too long to recognise'));
  }, timeoutMs);
  return Promise.race([found, overdue]).finally(() => clearTimeout(timer));
}

/** Writes grey pixels, one byte each, as a file that needs no decoding (PGM). */
export function toGreymap(pixels: Uint8Array, width: number, height: number): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
