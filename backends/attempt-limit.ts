import { failure, type GatewayError } from '../errors/gateway-error.ts';

export interface AttemptLimitOptions {
  /** The call's own. */
  signal: AbortSignal;
  /** When no attempt of the call may go on, by the monotonic clock. */
  deadlineMs: number;
  /** How long this one may take while another one can be made; null: none can be made. */
  limitMs: number | null;
  /** Whether another deployment could take over now. */
  hasAlternative: () => boolean;
}

/** Ends an attempt that has no content in time. */
export class AttemptLimit {
  readonly #controller = new AbortController();
  readonly #options: AttemptLimitOptions;
  /** Of the attempt: aborted with the call, or when the time is over. */
  readonly signal: AbortSignal;
  /** Resolves when no other attempt will take this one's place, so that the client need not wait for its first content. */
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

  /** Content came: from here on the limits of the backend hold. */
  lift(): void {
    clearTimeout(this.#timer);
  }

  /** The attempt failed: what is left of it is not read. */
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

  /** There is no use in ending the only attempt that may still get a response. */
  #onTimeLimit(): void {
    if (this.#options.hasAlternative()) this.#controller.abort(noContent());
    else this.#arm(null);
  }
}

function noContent(): GatewayError {
  return failure('gateway_timeout', { internal: 'the deployment sent no content in time' });
}
