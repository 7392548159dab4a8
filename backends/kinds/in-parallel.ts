/**
 * Works on all items, at most `limit` at a time, and returns the results in the order of the items. The first
 * failure, like the given signal, aborts the remaining work.
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
  // Between two items an abort makes no worker fail, but the results are incomplete.
  signal.throwIfAborted();
  return results;
}
