/** The complete text of an event stream, including the terminal piece that its generator returns. */
export async function* allPieces(frames: AsyncGenerator<string, string>): AsyncGenerator<string> {
  yield yield* frames;
}
