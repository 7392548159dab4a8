import type { Deployment } from '../catalogue/model.ts';
import type { GatewayError } from '../errors/gateway-error.ts';

/** Beyond them attempts are only counted: a call of many requests may make thousands. */
const MAX_NOTED_ATTEMPTS = 50;

/** An attempt of a call at a deployment. */
export interface NotedAttempt {
  /** `<backend>/<model at the backend>`. */
  readonly deployment: string;
  /** By the monotonic clock. */
  readonly startedAtMs: number;
  /** By the monotonic clock; null while it is in progress. */
  endedAtMs: number | null;
  /** From its start to the first content; null: unknown. */
  firstTokenMs: number | null;
  /** Null while it is in progress, and when it succeeded. */
  failure: { readonly error: GatewayError; readonly deployment: Deployment } | null;
}

/** Notes what a call meets on its way, for operators who look it up. Calls have none when nothing is to be looked up. */
export class CallNotes {
  readonly attempts: NotedAttempt[] = [];
  readonly checks: { guardrail: string; outcome: string }[] = [];
  /** Whether the first deployment was preferred because it served the session or the beginning of the prompt. */
  isAffine = false;
  readonly clientAddress: string | undefined;

  constructor(clientAddress: string | undefined) {
    this.clientAddress = clientAddress;
  }

  beginAttempt(deployment: string): void {
    if (this.attempts.length >= MAX_NOTED_ATTEMPTS) return;
    const startedAtMs = performance.now();
    this.attempts.push({ deployment, startedAtMs, endedAtMs: null, firstTokenMs: null, failure: null });
  }

  /** Notes that the attempt succeeded which began last and is in progress. */
  completeAttempt(firstTokenMs: number | null): void {
    const attempt = this.attempts.findLast(({ endedAtMs }) => endedAtMs === null);
    if (attempt === undefined) return;
    attempt.endedAtMs = performance.now();
    attempt.firstTokenMs = firstTokenMs;
  }

  failAttempt(deployment: Deployment, error: GatewayError): void {
    const name = `${deployment.backend.name}/${deployment.model}`;
    const attempt = this.attempts.findLast((one) => one.deployment === name && one.endedAtMs === null);
    if (attempt === undefined) return;
    attempt.endedAtMs = performance.now();
    attempt.failure = { error, deployment };
  }
}
