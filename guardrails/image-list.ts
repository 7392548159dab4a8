import { open } from 'node:fs/promises';
import type { SpooledFile } from '../bodies/multipart-body.ts';
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

/** The most characters before the end of a data address's header and an image's first bytes. */
const HEAD_CHARACTERS = 1_200;
const HEAD = /^data:([^,]{0,1000}),/i;
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
    const beginning = text.slice(0, HEAD_CHARACTERS).trimStart();
    const [head = '', declared = ''] = HEAD.exec(beginning) ?? [];
    const isEncoded = head === '' || /;\s*base64\s*$/i.test(declared);
    const digits = beginning.slice(head.length, head.length + 200).replace(/\s+/g, '');
    if (isEncoded && isImage(Buffer.from(digits.slice(0, 2 * SIGNATURE_BYTES), 'base64'))) {
      const start = text.length - text.trimStart().length + head.length;
      const base64 = start === 0 ? text : text.slice(start);
      this.#add({ param: param(), sizeBytes: Math.ceil(base64.length * 0.75), content: { base64 } });
    } else if (isPlace || /^data:\s*image\//i.test(beginning)) {
      throw unreadable(param(), contentsOf(param(), beginning));
    }
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

function contentsOf(param: string, beginning: string): string {
  if (/^https?:/i.test(beginning)) return 'an address instead of an image in base64';
  if (param.endsWith('file_id')) return 'the id of a file instead of an image in base64';
  return 'no image in base64 of a supported format';
}
