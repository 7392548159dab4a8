import { open } from 'node:fs/promises';
import type { SpooledFile } from '../bodies/multipart-body.ts';
import { dataHeadOf, endOfBlanks, hidesBeginning, type DataHead } from './data-head.ts';
import { unreadable } from './unreadable.ts';
import { isImage, SIGNATURE_BYTES } from './media-signature.ts';

/** An image of a request: base64 in the body, or an uploaded file. */
export interface FoundImage {
  /** The position of the image, for messages to the client. */
  param: string;
  sizeBytes: number;
  content: { base64: string } | { path: string };
}

/** The bounds of the images. Images beyond them are rejected and never left out. */
export const imageBounds = { images: 20, imageBytes: 20 * 1024 * 1024, allBytes: 64 * 1024 * 1024 } as const;

/** The fewest characters of an encoded image. */
const LEAST_CHARACTERS = 32;

/** The images in a request, within their bounds. */
export class ImageList {
  readonly images: FoundImage[] = [];
  #sizeBytes = 0;

  /**
   * @param param returns the position of the text
   * @param isPlace whether only an image is allowed there
   */
  addText(text: string, param: () => string, isPlace: boolean): void {
    if (text === '' || (!isPlace && text.length < LEAST_CHARACTERS)) return;
    const start = endOfBlanks(text);
    const head = dataHeadOf(text, start);
    // Readers of URLs replace percent signs before they decode, others skip them.
    const hasOtherReading = head?.isBase64 === true && text.includes('%', head.payloadStart);
    const first = hasOtherReading ? null : firstBytesOf(text, head, start);
    if (first !== null && isImage(first)) {
      const base64 = text.slice(head?.payloadStart ?? 0).replace(/^[^A-Za-z0-9+/_-]+/, '');
      this.#add({ param: param(), sizeBytes: Math.ceil(base64.length * 0.75), content: { base64 } });
    } else if (isPlace || (first === null && hidesBeginning(text, start)) || isUnread(head, first))
      throw unreadable(param(), contentsOf(param(), text));
  }

  async addFile({ fieldName, path, sizeBytes }: SpooledFile): Promise<void> {
    const handle = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0);
      if (isImage(buffer.subarray(0, bytesRead)))
        this.#add({ param: fieldName, sizeBytes, content: { path } });
    } finally {
      await handle.close();
    }
  }

  #add(image: FoundImage): void {
    const { images, imageBytes, allBytes } = imageBounds;
    this.images.push(image);
    this.#sizeBytes += image.sizeBytes;
    if (this.images.length > images) throw unreadable(image.param, `an image beyond the first ${images}`);
    if (image.sizeBytes > imageBytes)
      throw unreadable(image.param, `an image of more than ${imageBytes} bytes`);
    if (this.#sizeBytes > allBytes)
      throw unreadable(image.param, `an image beyond the first ${allBytes} bytes of images`);
  }
}

/**
 * The bytes that a text or the payload of a `data:` address begins with, whatever is between its digits. Null when it
 * is not base64, or has too few digits in its beginning.
 */
function firstBytesOf(text: string, head: DataHead | null, start: number): Buffer | null {
  if (head?.isBase64 === false) return null;
  let payload = head?.payloadStart ?? start;
  payload += /^[\s=]*/.exec(text.slice(payload, payload + MOST_CHARACTERS))?.[0].length ?? 0;
  const end = payload + (head === null ? FEW_CHARACTERS : MOST_CHARACTERS);
  let digits = '';
  for (
    let at = payload;
    at < Math.min(end, text.length) && digits.length < SIGNATURE_DIGITS;
    at += SLICE_CHARACTERS
  )
    digits += text.slice(at, Math.min(at + SLICE_CHARACTERS, end)).replace(/[^A-Za-z0-9+/_-]+/g, '');
  return digits.length < SIGNATURE_DIGITS && end < text.length
    ? null
    : Buffer.from(digits.slice(0, SIGNATURE_DIGITS), 'base64');
}

const SIGNATURE_DIGITS = 2 * SIGNATURE_BYTES;
const SLICE_CHARACTERS = 256;
/** Within so many characters after blanks, base64 without a head has them. Texts have other characters. */
const FEW_CHARACTERS = SLICE_CHARACTERS;
/** Within so many characters, an address in base64 has the digits of a signature. */
const MOST_CHARACTERS = 1_024 * SLICE_CHARACTERS;

/** Whether a `data:` address declares an image that was not found, or has base64 that another server may read. */
function isUnread(head: DataHead | null, first: Buffer | null): boolean {
  return head !== null && (/^\s*image\//i.test(head.declared) || (head.isBase64 && first === null));
}

function contentsOf(param: string, text: string): string {
  if (/^\s*https?:/i.test(text)) return 'an address instead of an image in base64';
  if (param.endsWith('file_id')) return 'the id of a file instead of an image in base64';
  return 'no image in base64 of a supported format';
}
