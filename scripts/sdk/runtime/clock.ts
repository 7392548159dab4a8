import { ConnectionError, GatewayError, TimeoutError } from './errors.ts';

/** The longest delay that timers know; longer timeouts are none. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Ends an attempt that takes too long or that the caller aborts. It counts only while something is waited for, so that a slow
 * reader of a stream is no timeout.
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

  /** Aborts what still runs. */
  end(): void {
    this.finish();
    this.#controller.abort();
  }

  /** Everything has arrived. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#callers?.removeEventListener('abort', this.#onAbort);
  }

  /** The reason of the abort, or a connection error. */
  explain(cause: unknown): unknown {
    if (cause instanceof GatewayError) return cause;
    const { aborted, reason } = this.#controller.signal;
    if (aborted) return reason as unknown;
    return new ConnectionError(this.#operation, 'the connection failed', cause);
  }
}
