/** A server that was asked has not answered. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * The answer, or a `NoAnswerError` when it takes longer. What has arrived meanwhile is read first, so that a process that was busy
 * itself does not blame the server.
 */
export async function answerInTime<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new NoAnswerError())), timeoutMs);
  });
  try {
    return await Promise.race([answer, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
