/** Bytes that `mediaTypeOf` reads. Viewers accept a PDF whose header comes that late (ISO 32000-1, annex H). */
export const HEAD_BYTES = 1024;

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
