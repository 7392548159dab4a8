/** The first bytes of a body, and all of its chunks. */
export interface Peeked {
  /** At least the requested number of bytes, unless the body is shorter. */
  head: Uint8Array;
  /** To be read once. Ending the iteration early ends the source. */
  chunks: AsyncIterable<Uint8Array>;
  /** Ends the source without reading it. */
  cancel: () => Promise<void>;
}

/** Waits for the first bytes of a body, so that it can be checked before a status is sent. */
export async function peek(source: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<Peeked> {
  const rest = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let held = 0;
  while (held < sizeBytes) {
    const next = await rest.next();
    if (next.done === true) break;
    first.push(next.value);
    held += next.value.length;
  }
  return {
    head: Buffer.concat(first),
    chunks: joined(first, rest),
    cancel: async () => void (await rest.return?.()),
  };
}

async function* joined(
  first: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (const chunk of first) if (chunk.length > 0) yield chunk;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
