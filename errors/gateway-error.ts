import type { ProjectBudgetStatus } from '../generated/contract.ts';
import type { EngineError } from '../packages/engines/index.ts';
import { failures, type FailureCode, type FailureRow } from './catalogue.ts';

export interface FailureOptions {
  /** Public text instead of that of the catalogue. Text of an exception or an upstream must be redacted first. */
  message?: string | undefined;
  /** The invalid parameter as the client wrote it: `messages.0.role`. Model error shape only. */
  param?: string | undefined;
  /** `code` of a model error body, instead of that of the catalogue. */
  publicCode?: string | undefined;
  /** `details` of the detail shape and of the model error shape. */
  details?: Record<string, unknown> | undefined;
  /** `failed_generation` of a model error body: output of the model, as it is. */
  failedGeneration?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** The body of the budget shape. */
  body?: ProjectBudgetStatus | undefined;
  /** Text for the log only. */
  internal?: string | undefined;
  /** For the log only: the model that the client may not use, as the client wrote it. */
  requestedModel?: string | undefined;
  cause?: unknown;
  /** For failover only: the unsuccessful response of an upstream. */
  upstream?: UpstreamStatus | undefined;
  /** For fallbacks only: why an upstream refused the request. */
  rejection?: RejectionReason | undefined;
  /** For failover only: a limit of the gateway refused the request, and no upstream did. */
  isOwnLimit?: true;
  /** For the bill only: an upstream sent this error in place of a response, or of the rest of one. */
  isUpstreamError?: true;
  /** For the log only: the upstream's own error as received, a body or a parsed value. It may quote the request. */
  upstreamError?: unknown;
}

/** A reason for which one model refuses a request that another model may accept. */
export type RejectionReason = 'context_length' | 'content_policy';

export interface UpstreamStatus {
  status: number;
  /** The upstream's `Retry-After`. Null when it sent none. */
  retryAfterMs: number | null;
}

/** The one error that the gateway throws. Only `middleware/errors.ts` converts it to a response. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: FailureCode;
  readonly publicMessage: string;
  readonly param: string | null;
  readonly publicCode: string | null;
  readonly details: Record<string, unknown> | undefined;
  readonly failedGeneration: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: ProjectBudgetStatus | undefined;
  readonly upstream: UpstreamStatus | undefined;
  readonly rejection: RejectionReason | undefined;
  readonly isOwnLimit: boolean;
  readonly isUpstreamError: boolean;
  /** Text for the log. Null when only the code and the public text are known. */
  readonly internal: string | null;
  readonly requestedModel: string | undefined;
  readonly #upstreamError: unknown;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(options.internal ?? options.message ?? code, { cause: options.cause });
    this.code = code;
    this.publicMessage = options.message ?? failures[code].text;
    this.param = options.param ?? null;
    this.publicCode = options.publicCode ?? failures[code].code;
    this.details = options.details;
    this.failedGeneration = options.failedGeneration;
    this.headers = options.headers ?? {};
    this.body = options.body;
    this.upstream = options.upstream;
    this.rejection = options.rejection;
    this.isOwnLimit = options.isOwnLimit === true;
    this.isUpstreamError = options.isUpstreamError === true;
    this.internal = options.internal ?? null;
    this.requestedModel = options.requestedModel;
    this.#upstreamError = options.upstreamError;
  }

  /** The upstream's own error, not redacted. Not a property, so that nothing that prints an error prints it. */
  get upstreamError(): unknown {
    return this.#upstreamError;
  }

  get row(): FailureRow {
    return failures[this.code];
  }
}

export function failure(code: FailureCode, options?: FailureOptions): GatewayError {
  return new GatewayError(code, options);
}

/**
 * Converts any thrown value to a `GatewayError`. An engine's error names its row of the table. Other errors become internal errors,
 * whose text is not public.
 */
export function asGatewayError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown;
  if (isEngineError(thrown)) return fromEngine(thrown);
  return failure('internal_error', {
    cause: thrown,
    internal: thrown instanceof Error ? thrown.message : 'not an Error',
  });
}

/** By its name, so that errors load no engine. */
function isEngineError(thrown: unknown): thrown is EngineError {
  return thrown instanceof Error && thrown.name === 'EngineError';
}

function fromEngine(error: EngineError): GatewayError {
  const { code, publicMessage, param, internal, retryAfterSeconds } = error;
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return failure(code, { message: publicMessage, param, internal, headers });
}
