/** The server did not respond in time. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/**
 * Waits for a response, and throws `NoResponseError` when it takes longer. What has arrived meanwhile is read first, so that a process that was busy
 * itself does not blame the server.
 */
export async function withTimeout<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new NoResponseError())), timeoutMs);
  });
  try {
    return await Promise.race([answer, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
