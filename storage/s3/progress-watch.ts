import { failure } from '../../errors/gateway-error.ts';

/**
 * A signal for work that has no fixed length but must go on: it is aborted when nothing has come for too long, and with any of
 * the given signals, of which it takes the reason.
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

  /** Something has come: the wait begins again. */
  advance(): void {
    this.pause();
    // What was begun before the end may still report.
    if (this.#isOver) return;
    this.#timer = setTimeout(() => this.fail('the files store stalled'), this.#idleMs);
  }

  /** Until the next advance it is not the store that is waited for. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Ends the work, with a reason for the log. */
  fail(internal: string): void {
    this.#end.abort(failure('service_unavailable', { internal }));
  }

  [Symbol.dispose](): void {
    this.#isOver = true;
    this.pause();
  }
}
