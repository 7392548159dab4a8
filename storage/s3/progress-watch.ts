import { failure } from '../../errors/gateway-error.ts';

/**
 * A signal for a transfer of any length that must not stall. It is aborted when there is no progress for too long, and by any of the
 * given signals, with its reason.
 */
export class ProgressWatch implements Disposable {
  readonly signal: AbortSignal;
  readonly #idleMs: number;
  readonly #end = new AbortController();
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(idleMs: number, ...signals: readonly (AbortSignal | undefined)[]) {
    this.#idleMs = idleMs;
    const given = signals.filter((signal) => signal !== undefined);
    this.signal = AbortSignal.any([this.#end.signal, ...given]);
    this.advance();
  }

  /** Reports progress: the time begins again. */
  advance(): void {
    this.pause();
    // An operation that began before the end may still report progress.
    if (this.#isOver) return;
    this.#timer = setTimeout(() => this.fail('the files store stalled'), this.#idleMs);
  }

  /** Stops the time until the next `advance`: the transfer is not waiting for the store. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Aborts the transfer, with a reason for the log. */
  fail(internal: string): void {
    this.#end.abort(failure('service_unavailable', { internal }));
  }

  [Symbol.dispose](): void {
    this.#isOver = true;
    this.pause();
  }
}
