import type { FallbackCause } from '../catalogue/fallbacks.ts';
import type { FailureCode } from '../errors/catalogue.ts';
import type { GatewayError } from '../errors/gateway-error.ts';

/** An attempt that failed, while the call went on. */
export interface FailedAttempt {
  /** `<backend>/<model at the backend>`. */
  deployment: string;
  code: FailureCode;
}

/** The attempt whose response is sent to the client. */
export interface OpenAttempt {
  /** From its start to the first content; null: none came. */
  readonly firstTokenMs: number | null;
  /** The first content came. */
  answered(): void;
  /** The call is over; null: well. */
  end(error: GatewayError | null): void;
}

/** What the attempts of a call are paid from. */
export interface AttemptPayment {
  /**
   * Settles what an attempt that failed has cost, and reserves for one more; the call's usage then begins again. False when the
   * budget does not allow one more.
   */
  renew(attempt: FailedAttempt): Promise<boolean>;
}

/** A model that failed, and the one that took over; ids, or patterns, of the catalogue. */
export interface TakenFallback {
  model: string;
  fallback: string;
  cause: FallbackCause;
}

const NONE: readonly FailedAttempt[] = [];
const NO_FALLBACKS: readonly TakenFallback[] = [];

/** Which deployments a call was sent to. */
export class CallRoute {
  /** `<backend>/<model at the backend>` of the latest attempt; null: none was made. */
  deployment: string | null = null;
  /** Attempts so far, the latest included. */
  attempts = 0;
  /** The id of the model that responds in place of the requested one; null: the requested one does. */
  fallbackModel: string | null = null;
  fallbacks: readonly TakenFallback[] = NO_FALLBACKS;
  /** When no attempt may go on, by the monotonic clock; null: none was made. */
  deadlineMs: number | null = null;
  failed: readonly FailedAttempt[] = NONE;
  /** Null: the call costs nothing. */
  payment: AttemptPayment | null = null;
  #firstTokenMs: number | null = null;
  #open: OpenAttempt | null = null;

  /** The name of the latest attempt's backend in `gateway.yaml`, which clients may see; its host and its model they may not. */
  get backend(): string | null {
    return this.deployment?.slice(0, this.deployment.indexOf('/')) ?? null;
  }

  /** Of the attempt whose response was sent: from its start to the first content; null: none came. */
  get firstTokenMs(): number | null {
    return this.#open?.firstTokenMs ?? this.#firstTokenMs;
  }

  /** From here on the attempts are those of another model. */
  fallBack(taken: TakenFallback, fallbackModel: string): void {
    this.fallbacks = [...this.fallbacks, taken];
    this.fallbackModel = fallbackModel;
    this.deployment = null;
  }

  begin(deployment: string): void {
    this.deployment = deployment;
    this.attempts += 1;
  }

  /** Null: the response is complete. */
  hold(attempt: OpenAttempt | null, firstTokenMs: number | null): void {
    this.#open?.end(null);
    this.#open = attempt;
    this.#firstTokenMs = firstTokenMs;
  }

  answered(): void {
    this.#open?.answered();
  }

  /** The call is over: what is under way no longer is. */
  end(error: GatewayError | null): void {
    const attempt = this.#open;
    if (attempt === null) return;
    attempt.end(error);
    this.#firstTokenMs = attempt.firstTokenMs;
    this.#open = null;
  }
}
