/**
 * Waits for the first value of an iterable and returns all of its values. An error before the first value is
 * thrown here, while the response can still have an error status.
 */
export async function withFirstValue<Value>(values: AsyncIterable<Value>): Promise<AsyncIterable<Value>> {
  const iterator = values[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<Value> {
    try {
      for (let next = first; next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return all();
}
