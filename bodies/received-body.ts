import { countHeldBuffers } from './release-read-buffers.ts';

/** A body that was read into memory, in the chunks in which it arrived. */
export class ReceivedBody {
  readonly chunks: readonly Uint8Array[];
  readonly sizeBytes: number;

  constructor(chunks: readonly Uint8Array[], sizeBytes: number) {
    this.chunks = chunks;
    this.sizeBytes = sizeBytes;
    countHeldBuffers(sizeBytes);
  }

  /** Returns all bytes as one buffer, which is a copy of several chunks. */
  joined(): Buffer {
    const [first] = this.chunks;
    if (this.chunks.length === 1 && Buffer.isBuffer(first)) return first;
    countHeldBuffers(this.sizeBytes);
    return Buffer.concat(this.chunks, this.sizeBytes);
  }

  /** Returns the bytes from `start` to before `end`, without a copy. */
  pieces(start: number, end: number): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    let from = 0;
    for (const chunk of this.chunks) {
      const to = from + chunk.length;
      if (from < end && to > start) pieces.push(chunk.subarray(Math.max(0, start - from), end - from));
      from = to;
    }
    return pieces;
  }
}
