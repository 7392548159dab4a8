/**
 * The values of an iterable whose first one is there: what fails before it fails here, so that the caller still gets a
 * status for it.
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
