/** Yields a value as the only piece of a body or stream. */
export async function* inOnePiece<Value>(value: Value): AsyncGenerator<Value> {
  yield await Promise.resolve(value);
}
