import { ConnectionError, GatewayError, TimeoutError } from './errors.ts';

/** The maximum delay of timers. Longer timeouts have no effect. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Aborts an attempt after its timeout or when the client aborts it. The time runs only while the SDK waits for data, so a slow reader
 * of a stream causes no timeout.
 */
export class Clock {
  readonly #operation: string;
  readonly #timeoutMs: number;
  readonly #deadlineMs: number;
  readonly #callers: AbortSignal | undefined;
  readonly #controller = new AbortController();
  readonly #onAbort = (): void => this.#controller.abort(this.#callers?.reason);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(operation: string, timeoutMs: number, deadlineMs: number, signal: AbortSignal | undefined) {
    this.#operation = operation;
    this.#timeoutMs = timeoutMs;
    this.#deadlineMs = deadlineMs;
    this.#callers = signal;
    if (signal?.aborted === true) this.#onAbort();
    else signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  start(): void {
    clearTimeout(this.#timer);
    const leftMs = Math.min(this.#timeoutMs, this.#deadlineMs - Date.now());
    if (leftMs > LONGEST_TIMER_MS) return;
    const late = (): void =>
      this.#controller.abort(new TimeoutError(this.#operation, 'the request timed out'));
    this.#timer = setTimeout(late, Math.max(0, leftMs));
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Aborts the attempt. */
  end(): void {
    this.finish();
    this.#controller.abort();
  }

  /** Ends the timers when the response is complete. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#callers?.removeEventListener('abort', this.#onAbort);
  }

  /** Converts an error to the reason of the abort, or to a connection error. */
  explain(cause: unknown): unknown {
    if (cause instanceof GatewayError) return cause;
    const { signal } = this.#controller;
    if (signal.aborted) return signal.reason as unknown;
    return new ConnectionError(this.#operation, 'the connection failed', cause);
  }
}
