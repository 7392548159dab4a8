import { setImmediate as otherWork } from 'node:timers/promises';
import { base64Digits } from '../bodies/base64-text.ts';
import { likelyTexts } from './recognised-text.ts';
import { unreadable } from './unreadable.ts';
import type { FoundImage } from './image-list.ts';

/** Reads the text of an image. Throws when it cannot read the image at the moment. */
export interface ImageReader {
  read(
    source: { bytes: Uint8Array } | { path: string },
    sizeBytes: number,
    signal: AbortSignal,
  ): Promise<readonly string[] | { refused: string }>;
}

/** The base64 digits that are decoded at once, a multiple of four. They take a millisecond. */
const SLICE_CHARACTERS = 1024 * 1024;
/** Removing blanks takes longer than decoding. */
const BLANKS_CHARACTERS = SLICE_CHARACTERS / 4;

/** The texts in the images of one request. They are read once for all checks, when the first check needs them. */
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
   * Returns the texts of the images. Throws `Unreadable` for an image that cannot be read, and every error of the
   * reader. Reading stops when every check that waits for it is aborted.
   */
  async read(signal: AbortSignal): Promise<readonly string[]> {
    signal.throwIfAborted();
    this.#reading ??= this.#readAll(this.#stop.signal);
    // A check may be aborted before the reading ends, so this promise may have no other handler.
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

/**
 * Decodes base64 into memory that threads share, so that no thread copies it. Rejects other characters, because
 * decoders treat them differently.
 */
async function bytesOf(text: string, param: string): Promise<Uint8Array> {
  const digits = base64Digits(await withoutBlanks(text));
  if (digits === null || digits.length % 4 === 1)
    throw unreadable(param, 'an image that is not valid base64');
  const bytes = Buffer.from(new SharedArrayBuffer(Math.floor((digits.length * 3) / 4)));
  for (let at = 0; at < digits.length; at += SLICE_CHARACTERS) {
    bytes.write(digits.slice(at, at + SLICE_CHARACTERS), (at / 4) * 3, 'base64');
    if (at > 0) await otherWork();
  }
  return bytes;
}

async function withoutBlanks(text: string): Promise<string> {
  if (!/\s/.test(text)) return text;
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += BLANKS_CHARACTERS) {
    pieces.push(text.slice(at, at + BLANKS_CHARACTERS).replace(/\s+/g, ''));
    if (at > 0) await otherWork();
  }
  return pieces.join('');
}
