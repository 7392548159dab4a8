/** The complete text of an event stream, including the terminal piece that its iterator returns. */
export async function* allPieces(frames: AsyncIterable<string, string>): AsyncGenerator<string> {
  yield yield* frames;
}
