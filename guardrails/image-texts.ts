import { setImmediate as otherWork } from 'node:timers/promises';
import { base64Digits } from '../bodies/base64-text.ts';
import { likelyTexts } from './recognised-text.ts';
import { unreadable } from './unreadable.ts';
import type { FoundImage } from './image-list.ts';

/** Reads the text of an image. Throws when it could not, for now. */
export interface ImageReader {
  read(
    source: { bytes: Uint8Array } | { path: string },
    sizeBytes: number,
    signal: AbortSignal,
  ): Promise<readonly string[] | { refused: string }>;
}

/** Four digits are three bytes; a slice of them takes a millisecond. */
const SLICE_CHARACTERS = 1024 * 1024;

/** The texts in the images of one request. They are read once, when the first check needs them, for all checks that do. */
export class ImageTexts {
  readonly #images: readonly FoundImage[];
  readonly #reader: ImageReader;
  readonly #stop = new AbortController();
  #reading: Promise<readonly string[]> | null = null;
  #waiting = 0;

  constructor(images: readonly FoundImage[], reader: ImageReader) {
    this.#images = images;
    this.#reader = reader;
  }

  /**
   * What the images say. Throws `Unreadable` for one that nobody can read, and what the reader throws. Reading ends when every
   * check that waits for it was aborted.
   */
  async read(signal: AbortSignal): Promise<readonly string[]> {
    signal.throwIfAborted();
    this.#reading ??= this.#readAll(this.#stop.signal);
    // A check may have left before its end.
    this.#reading.catch(() => undefined);
    this.#waiting += 1;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const leave = (): void => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#stop.abort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([this.#reading, aborted]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  async #readAll(signal: AbortSignal): Promise<readonly string[]> {
    const texts: string[] = [];
    for (const { param, sizeBytes, content } of this.#images) {
      const source = 'path' in content ? content : { bytes: await bytesOf(content.base64, param) };
      const found = await this.#reader.read(source, sizeBytes, signal);
      if ('refused' in found) throw unreadable(param, `an image that ${found.refused}`);
      texts.push(...found.flatMap(likelyTexts));
    }
    return texts;
  }
}

/** In memory that threads share, so that no thread copies it. Decoders differ in what they make of anything but base64. */
async function bytesOf(text: string, param: string): Promise<Uint8Array> {
  const compact = /\s/.test(text) ? text.replace(/\s+/g, '') : text;
  const digits = base64Digits(compact);
  if (digits === null || digits.length % 4 === 1)
    throw unreadable(param, 'an image that is not base64 throughout');
  const bytes = Buffer.from(new SharedArrayBuffer(Math.floor((digits.length * 3) / 4)));
  for (let at = 0; at < digits.length; at += SLICE_CHARACTERS) {
    bytes.write(digits.slice(at, at + SLICE_CHARACTERS), (at / 4) * 3, 'base64');
    if (at > 0) await otherWork();
  }
  return bytes;
}
