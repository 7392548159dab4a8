import { joinChunks } from '../../bodies/received-body.ts';

/** The first bytes of a body, and all of its chunks. */
interface Peeked {
  /** What has been read: enough, or the whole body. */
  head: Buffer;
  /** To be read once. Ending the iteration early ends the source. */
  chunks: AsyncIterableIterator<Uint8Array>;
}

/**
 * Waits for the beginning of a body, so that it can be checked before a status is sent.
 *
 * @param isEnough whether the body need not be read beyond a chunk
 */
export async function peek(
  source: AsyncIterable<Uint8Array>,
  isEnough: (chunk: Uint8Array) => boolean,
): Promise<Peeked> {
  const rest = source[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  for (;;) {
    const next = await rest.next();
    if (next.done === true) break;
    held.push(next.value);
    if (isEnough(next.value)) break;
  }
  const head = joinChunks(
    held,
    held.reduce((sum, { length }) => sum + length, 0),
  );
  return { head, chunks: replayed(held, rest) };
}

/** No generator, which could not end the source while it is read. */
function replayed(held: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncIterableIterator<Uint8Array> {
  const chunks = held.values();
  return {
    next: async () => {
      const next = chunks.next();
      return next.done === true ? rest.next() : next;
    },
    return: async () => {
      await rest.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
