/**
 * Works on all items, no more than `limit` at a time, and gives the results in the items' order. The first failure, like the
 * outer signal, aborts whatever is still under way.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (either.aborted) break;
      results[index] = await work(item, either);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  } catch (error) {
    stop.abort(error);
    throw error;
  }
  // Aborted between two items: nobody failed, and yet not everything is there.
  signal.throwIfAborted();
  return results;
}
