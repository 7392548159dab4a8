/** The server did not respond in time. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/**
 * Waits for a response; throws `NoResponseError` when it takes too long. Data that has arrived is read first, so that a busy process
 * does not report a timeout of the server.
 */
export async function withTimeout<Response>(
  response: Promise<Response>,
  timeoutMs: number,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new NoResponseError())), timeoutMs);
  });
  try {
    return await Promise.race([response, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
