/* eslint-disable no-control-regex -- control characters are what tells images from text */
import { open } from 'node:fs/promises';
import type { ImageSource } from './jobs.ts';

/** How the formats begin that are decoded here, as Latin-1. Drawings (SVG) are not among them: what they show is not in their pixels. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBPVP8/,
  /^(?:II\x2a\x00|MM\x00\x2a)/,
  /^\x00\x00[^]{2}ftyp(?:avif|avis)/,
];

const HEAD_BYTES = 16;

/** Whether an image is of a format that is decoded here, by its first bytes alone. */
export async function isDecodable(source: ImageSource): Promise<boolean> {
  const head =
    'bytes' in source ? Buffer.from(source.bytes.subarray(0, HEAD_BYTES)) : await headOf(source.path);
  const text = head.toString('latin1');
  return SIGNATURES.some((signature) => signature.test(text));
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
