import { open } from 'node:fs/promises';
import type { SpooledFile } from '../bodies/multipart-body.ts';
import { invalidDocument } from './invalid-document.ts';
import { HEAD_BYTES, mediaTypeOf } from './media-type.ts';

/** Returns the media type of a file on disk by its first bytes; null unless it is a PDF or an image. */
export async function mediaTypeOfFile(path: string): Promise<string | null> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return mediaTypeOf(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Throws `invalid_parameter` unless all files of a part are images. */
export async function requireImages(files: readonly SpooledFile[], param: string): Promise<void> {
  for (const file of files) {
    if (file.fieldName !== param) continue;
    const mediaType = await mediaTypeOfFile(file.path);
    if (mediaType?.startsWith('image/') !== true) throw invalidDocument(param, 'it is not an image');
  }
}
