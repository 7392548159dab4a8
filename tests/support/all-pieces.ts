/** All text of an event stream, with the terminal piece that it returns. */
export async function* allPieces(frames: AsyncGenerator<string, string>): AsyncGenerator<string> {
  yield yield* frames;
}
