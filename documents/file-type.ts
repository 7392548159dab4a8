import { open } from 'node:fs/promises';
import type { SpooledFile } from '../bodies/multipart-body.ts';
import { invalidDocument } from './invalid-document.ts';

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

/** Bytes that `mediaTypeOf` reads. Viewers accept a PDF whose header comes that late (ISO 32000-1, annex H). */
const HEAD_BYTES = 1024;

/** File signatures and their offsets. */
const IMAGES: readonly { mediaType: string; offset: number; signatures: readonly string[] }[] = [
  { mediaType: 'image/png', offset: 0, signatures: ['\x89PNG\r\n\x1a\n'] },
  { mediaType: 'image/jpeg', offset: 0, signatures: ['\xff\xd8\xff'] },
  { mediaType: 'image/gif', offset: 0, signatures: ['GIF87a', 'GIF89a'] },
  { mediaType: 'image/webp', offset: 8, signatures: ['WEBP'] },
  { mediaType: 'image/tiff', offset: 0, signatures: ['II*\0', 'MM\0*'] },
  { mediaType: 'image/bmp', offset: 0, signatures: ['BM'] },
  { mediaType: 'image/avif', offset: 4, signatures: ['ftypavif'] },
  { mediaType: 'image/heic', offset: 4, signatures: ['ftypheic', 'ftypheix', 'ftypmif1', 'ftypmsf1'] },
];

/** Returns the media type of a PDF or an image by its first bytes; null for other files. */
export function mediaTypeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (head.includes('%PDF-')) return 'application/pdf';
  const found = IMAGES.find(({ offset, signatures }) =>
    signatures.some((signature) => head.startsWith(signature, offset)),
  );
  return found?.mediaType ?? null;
}
