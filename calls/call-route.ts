import type { FailureCode } from '../errors/catalogue.ts';
import type { GatewayError } from '../errors/gateway-error.ts';

/** An attempt that failed. */
export interface FailedAttempt {
  /** `<backend>/<model at the backend>`. */
  deployment: string;
  code: FailureCode;
}

/** An attempt that is under way: told when the call is over, and how. */
export interface OpenAttempt {
  end(error: GatewayError | null): void;
}

const NONE: readonly FailedAttempt[] = [];

/** Which deployments a call was sent to. */
export class CallRoute {
  /** `<backend>/<model at the backend>` of the latest attempt; null: none was made. */
  deployment: string | null = null;
  /** Attempts so far, the latest included. */
  attempts = 0;
  /** Of the attempt that got a response, from its start to the first content; null: unknown. */
  firstTokenMs: number | null = null;
  /** The id of the model that responds in place of the requested one; null: the requested one does. */
  fallbackModel: string | null = null;
  failed: readonly FailedAttempt[] = NONE;
  #open: OpenAttempt | null = null;

  /** The name of the latest attempt's backend in `gateway.yaml`, which clients may see; its host and its model they may not. */
  get backend(): string | null {
    return this.deployment?.slice(0, this.deployment.indexOf('/')) ?? null;
  }

  begin(deployment: string): void {
    this.deployment = deployment;
    this.attempts += 1;
  }

  noteFailed(attempt: FailedAttempt): void {
    this.failed = [...this.failed, attempt];
  }

  /** The attempt whose response is sent to the client. */
  hold(attempt: OpenAttempt): void {
    this.#open?.end(null);
    this.#open = attempt;
  }

  /** The call is over: what is under way no longer is. */
  end(error: GatewayError | null): void {
    const attempt = this.#open;
    this.#open = null;
    attempt?.end(error);
  }
}
