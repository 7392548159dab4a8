import { ConnectionError, IncompleteStreamError, ResponseError } from './errors.ts';

/** The statuses that the contract allows to retry. */
const RETRIED = new Set([408, 429, 500, 502, 503, 504]);
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;
/** Maximum delay. A request with a longer `Retry-After` is not retried. */
const LONGEST_RETRY_AFTER_MS = 60_000;

/** Returns the delay before the next attempt, with jitter. Null for a permanent error. `attempt` counts from 0. */
export function retryDelayMs(error: unknown, attempt: number): number | null {
  if (!isRetried(error)) return null;
  const retryAfterMs = error instanceof ResponseError ? error.retryAfterMs : null;
  if (retryAfterMs !== null) {
    return retryAfterMs > LONGEST_RETRY_AFTER_MS
      ? null
      : retryAfterMs + Math.random() * Math.min(1000, Math.max(50, retryAfterMs / 4));
  }
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return delay * (0.75 + Math.random() / 4);
}

function isRetried(error: unknown): boolean {
  if (error instanceof ConnectionError) return !(error instanceof IncompleteStreamError);
  if (!(error instanceof ResponseError)) return false;
  const advice = error.headers.get('x-should-retry');
  if (advice === 'true' || advice === 'false') return advice === 'true';
  return RETRIED.has(error.status);
}

/** Waits. Throws the reason of the signal when it aborts. */
export function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

const KEY_BYTES = 16;

/** Returns a random `Idempotency-Key`, which all attempts of a request have. Pages without TLS have no `randomUUID`. */
export function requestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
