/**
 * Returns what a generator makes of a source. Ending the iteration early, or its failure, ends the source at once. The
 * generator's own `return` waits for the read that is under way, and does nothing before the first one.
 */
export function endingSource<Chunk, Item>(
  source: AsyncIterable<Chunk>,
  generate: (chunks: AsyncIterable<Chunk>) => AsyncGenerator<Item, undefined>,
): AsyncIterableIterator<Item, undefined> {
  const chunks = source[Symbol.asyncIterator]();
  const items = generate({ [Symbol.asyncIterator]: () => chunks });
  // Not awaited: the sender may have stopped.
  const end = (): void => void chunks.return?.().catch(() => undefined);
  return {
    next: async () => {
      try {
        return await items.next();
      } catch (error) {
        end();
        throw error;
      }
    },
    return: () => {
      end();
      return items.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
