import { decodeBase64 } from '../bodies/base64-decoder.ts';
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
  const bytes = Buffer.from(new SharedArrayBuffer(Math.ceil((text.length * 3) / 4)));
  let sizeBytes = 0;
  for await (const piece of decodeBase64(text, () => unreadable(param, 'an image that is not valid base64')))
    sizeBytes += piece.copy(bytes, sizeBytes);
  return bytes.subarray(0, sizeBytes);
}
