import { createReadStream } from 'node:fs';

/** Returns the length of so many bytes in base64 (RFC 4648). */
export function base64Length(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 3) * 4;
}

/** Yields a file as base64 in pieces. A few hundred kilobytes of it are in memory at a time. */
export async function* base64File(path: string): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  // A stream of bytes without an encoding yields buffers; its type does not say so.
  for await (const chunk of createReadStream(path, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const completeBytes = bytes.length - (bytes.length % 3);
    if (completeBytes > 0) yield Buffer.from(bytes.toString('base64', 0, completeBytes), 'latin1');
    rest = bytes.subarray(completeBytes);
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1');
}

/** A multiple of three bytes, so that only the last piece has padding. */
const PIECE_BYTES = 3 * 64 * 1024;
