import type { Deployment } from '../catalogue/model.ts';
import type { FallbackCause } from '../catalogue/fallbacks.ts';
import type { FailureCode } from '../errors/catalogue.ts';
import type { GatewayError } from '../errors/gateway-error.ts';
import { uncountUpstreamError, type Usage } from './usage.ts';

/** A failed attempt of a call that continued. */
export interface FailedAttempt {
  /** `<backend>/<model at the backend>`. */
  deployment: string;
  code: FailureCode;
}

/** The attempt whose response is sent to the client. */
export interface OpenAttempt {
  readonly candidate: { readonly deployment: Deployment };
  /** Time from the attempt's start to the first content. Null when none has come. */
  readonly firstTokenMs: number | null;
  /** Notes that the first content has come. */
  receivedContent(): void;
  /** Ends the attempt. Null means success. */
  end(error: GatewayError | null): void;
}

/** The budget that pays for a call's attempts. */
export interface AttemptPayment {
  /**
   * Settles the cost of a failed attempt, makes a new reservation and resets the call's usage. Returns false when the
   * budget does not allow another attempt.
   */
  renew(attempt: FailedAttempt): Promise<boolean>;
}

/** A model that failed and the one that replaced it, as ids or patterns of the catalogue. */
export interface TakenFallback {
  model: string;
  fallback: string;
  cause: FallbackCause;
}

const NO_ATTEMPTS: readonly FailedAttempt[] = [];
const NO_FALLBACKS: readonly TakenFallback[] = [];
const NO_TYPES: readonly string[] = [];

/** Records the deployments that a call was sent to. */
export class CallAttempts {
  /** `<backend>/<model at the backend>` of the latest attempt. Null before the first one. */
  deployment: string | null = null;
  /** Number of attempts, the latest included. */
  count = 0;
  /** The id of the model that responds in place of the requested one. Null when there was no fallback. */
  fallbackModel: string | null = null;
  fallbacks: readonly TakenFallback[] = NO_FALLBACKS;
  /** Types of the request's tools that the latest attempt leaves out, because its backend has no such tools. */
  omittedTools: readonly string[] = NO_TYPES;
  /** How long the call has waited in queues for deployments and connections. */
  queuedMs = 0;
  /** When the last attempt must stop, by the monotonic clock. Null before the first attempt. */
  deadlineMs: number | null = null;
  failed: readonly FailedAttempt[] = NO_ATTEMPTS;
  /** Null when the call costs nothing. */
  payment: AttemptPayment | null = null;
  /** Null when calls cannot be looked up. */
  notes: CallNotes | null = null;
  /** The deployments whose own errors the failures hold. */
  #sources: Map<GatewayError, Deployment> | null = null;
  #firstTokenMs: number | null = null;
  #open: OpenAttempt | null = null;

  /**
   * The name of the latest attempt's backend in `gateway.yaml`. Clients may see it; they may not see its host and its
   * model.
   */
  get backend(): string | null {
    return this.deployment?.slice(0, this.deployment.indexOf('/')) ?? null;
  }

  /** Time from the start of the attempt whose response was sent to its first content. Null when none has come. */
  get firstTokenMs(): number | null {
    return this.#open?.firstTokenMs ?? this.#firstTokenMs;
  }

  /** Records that another model takes over. Later attempts are those of that model. */
  fallBack(taken: TakenFallback, fallbackModel: string): void {
    this.fallbacks = [...this.fallbacks, taken];
    this.fallbackModel = fallbackModel;
    this.deployment = null;
  }

  begin(deployment: string): void {
    this.deployment = deployment;
    this.count += 1;
    this.notes?.beginAttempt(deployment);
  }

  /** Keeps the attempt that still streams its response. Null when the response is complete. */
  hold(attempt: OpenAttempt | null, firstTokenMs: number | null): void {
    this.#open?.end(null);
    this.#open = attempt;
    this.#firstTokenMs = firstTokenMs;
    if (attempt === null) this.notes?.completeAttempt(firstTokenMs);
  }

  /** Records the deployment that a failure is from. */
  failedAt(deployment: Deployment, error: GatewayError): void {
    this.notes?.failAttempt(deployment, error);
    if (error.upstreamError !== undefined) (this.#sources ??= new Map()).set(error, deployment);
  }

  /** Returns the deployment whose own error the failure holds. Undefined when it holds none. */
  sourceOf(error: GatewayError): Deployment | undefined {
    return this.#sources?.get(error);
  }

  answered(): void {
    this.#open?.receivedContent();
  }

  /** Ends the call and its open attempt, before it is charged. */
  end(error: GatewayError | null, usage: Usage): void {
    const attempt = this.#open;
    if (attempt === null) return;
    attempt.end(error);
    if (error !== null) {
      this.failedAt(attempt.candidate.deployment, error);
      uncountUpstreamError(usage, error, usage);
    }
    this.#firstTokenMs = attempt.firstTokenMs;
    this.#open = null;
  }
}

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
