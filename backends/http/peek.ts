/** The first bytes of a body, and all of its chunks. */
interface Peeked {
  /** What has been read: enough, or the whole body. */
  head: Buffer;
  /** To be read once. Ending the iteration early ends the source. */
  chunks: AsyncIterable<Uint8Array>;
  /** Ends the source without reading it. */
  cancel: () => Promise<void>;
}

/**
 * Waits for the beginning of a body, so that it can be checked before a status is sent.
 *
 * @param isEnough whether what has been read of the body suffices
 */
export async function peek(
  source: AsyncIterable<Uint8Array>,
  isEnough: (head: Buffer) => boolean,
): Promise<Peeked> {
  const rest = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (!isEnough(head)) {
    const next = await rest.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  return {
    head,
    chunks: joined(head, rest),
    cancel: async () => void (await rest.return?.()),
  };
}

async function* joined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
