import { createReadStream } from 'node:fs';

/** What base64 makes of a file of so many bytes (RFC 4648). */
export function base64Length(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 3) * 4;
}

/** A file as base64, piece by piece: only a few hundred kilobytes of it are ever in memory. */
export async function* base64File(path: string): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  // A stream of bytes without an encoding yields buffers; its type does not say so.
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    if (whole > 0) yield Buffer.from(bytes.toString('base64', 0, whole), 'latin1');
    rest = bytes.subarray(whole);
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1');
}

/** Three bytes are four digits: pieces of such a size fit together without padding. */
const PIECE_BYTES = 3 * 64 * 1024;
