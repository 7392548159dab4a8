import { countHeldBuffers } from './release-read-buffers.ts';

/** A body that was read into memory, in the chunks in which it arrived. */
export class ReceivedBody {
  readonly sizeBytes: number;
  #chunks: readonly Uint8Array[];

  constructor(chunks: readonly Uint8Array[], sizeBytes: number) {
    this.#chunks = chunks;
    this.sizeBytes = sizeBytes;
    countHeldBuffers(sizeBytes);
  }

  get chunks(): readonly Uint8Array[] {
    return this.#chunks;
  }

  /** Returns all bytes as one buffer, which replaces several chunks, so that they are not kept as well. */
  joined(): Buffer {
    const all = joinChunks(this.#chunks, this.sizeBytes);
    if (all !== this.#chunks[0]) countHeldBuffers(this.sizeBytes);
    this.#chunks = [all];
    return all;
  }

  /** Returns the bytes from `start` to before `end`, without a copy. */
  pieces(start: number, end: number): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    let from = 0;
    for (const chunk of this.#chunks) {
      const to = from + chunk.length;
      if (from < end && to > start) pieces.push(chunk.subarray(Math.max(0, start - from), end - from));
      from = to;
    }
    return pieces;
  }
}

/** Returns the only chunk, or a copy of all of them. */
export function joinChunks(chunks: readonly Uint8Array[], sizeBytes: number): Buffer {
  const [first] = chunks;
  return chunks.length === 1 && Buffer.isBuffer(first) ? first : Buffer.concat(chunks, sizeBytes);
}
