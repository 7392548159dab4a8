import { failure, type GatewayError } from '../../errors/gateway-error.ts';

export interface AttemptLimitOptions {
  /** The signal of the call. */
  signal: AbortSignal;
  /** The end of the call's time, by the monotonic clock. */
  deadlineMs: number;
  /** How long the attempt may take while another deployment could be tried; null: none can. */
  limitMs: number | null;
  /** Whether another deployment could take over now. */
  hasAlternative: () => boolean;
}

/** Ends an attempt that has not sent content in time. */
export class AttemptLimit {
  readonly #controller = new AbortController();
  readonly #options: AttemptLimitOptions;
  /** Aborted with the call, or when the attempt's time is over. */
  readonly signal: AbortSignal;
  /**
   * Resolves when no further attempt will be made, so that the response need not wait for its first content.
   */
  readonly isSettled: Promise<void>;
  readonly #settle: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: AttemptLimitOptions) {
    this.#options = options;
    this.signal = AbortSignal.any([options.signal, this.#controller.signal]);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.isSettled = promise;
    this.#settle = resolve;
    this.#arm(options.limitMs);
  }

  /** Ends the limit because content has arrived. From then on the backend's timeouts apply. */
  lift(): void {
    clearTimeout(this.#timer);
  }

  /** Aborts the attempt after it failed: the rest of its response is not read. */
  cancel(): void {
    this.lift();
    this.#controller.abort(failure('bad_gateway', { internal: 'the attempt failed' }));
  }

  #arm(limitMs: number | null): void {
    const leftMs = Math.max(0, this.#options.deadlineMs - performance.now());
    if (limitMs === null) this.#settle();
    if (limitMs !== null && limitMs < leftMs)
      this.#timer = setTimeout(() => this.#onTimeLimit(), limitMs).unref();
    else this.#timer = setTimeout(() => this.#controller.abort(noContent()), leftMs).unref();
  }

  /** Ends the attempt if another deployment can take over; otherwise extends it to the deadline. */
  #onTimeLimit(): void {
    if (this.#options.hasAlternative()) this.#controller.abort(noContent());
    else this.#arm(null);
  }
}

function noContent(): GatewayError {
  return failure('gateway_timeout', { internal: 'the deployment sent no content in time' });
}
