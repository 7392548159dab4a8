import { failures, type FailureCode, type FailureRow } from './catalogue.ts';

export interface FailureOptions {
  /** Public text, in place of the catalogue's. Never an exception's or an upstream's unless it was redacted. */
  message?: string | undefined;
  /** The offending parameter as the caller wrote it: `messages.0.role`. Model error shape only. */
  param?: string | undefined;
  /** `code` of a model error body, in place of the catalogue's. */
  publicCode?: string | undefined;
  /** `details` of the detail shape, and of a model error that has some. */
  details?: Record<string, unknown> | undefined;
  headers?: Record<string, string> | undefined;
  /** The whole body of the budget shape. */
  body?: object | undefined;
  /** For the log alone. */
  internal?: string | undefined;
  /** For the log alone: the model that a request named and may not use, as the client wrote it. */
  requestedModel?: string | undefined;
  cause?: unknown;
  /** For the choice of the next attempt alone: what an upstream responded that is not 2xx. */
  upstream?: UpstreamStatus | undefined;
  /** For the choice of another model alone: why a server refused the request. */
  rejection?: RejectionReason | undefined;
}

/** What of a request a model refuses that another one may take. */
export type RejectionReason = 'context_length' | 'content_policy';

export interface UpstreamStatus {
  status: number;
  /** How long the upstream wants to be left alone; null: it did not say. */
  retryAfterMs: number | null;
}

/** The one error that the gateway throws. `middleware/errors.ts` alone turns it into an answer. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: FailureCode;
  readonly publicMessage: string;
  readonly param: string | null;
  readonly publicCode: string | null;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;
  readonly body: object | undefined;
  readonly upstream: UpstreamStatus | undefined;
  readonly rejection: RejectionReason | undefined;
  /** Null: nothing is known beside the code and the public text. */
  readonly internal: string | null;
  readonly requestedModel: string | undefined;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(options.internal ?? options.message ?? code, { cause: options.cause });
    this.code = code;
    this.publicMessage = options.message ?? failures[code].text;
    this.param = options.param ?? null;
    this.publicCode = options.publicCode ?? failures[code].code;
    this.details = options.details;
    this.headers = options.headers ?? {};
    this.body = options.body;
    this.upstream = options.upstream;
    this.rejection = options.rejection;
    this.internal = options.internal ?? null;
    this.requestedModel = options.requestedModel;
  }

  get row(): FailureRow {
    return failures[this.code];
  }
}

export function failure(code: FailureCode, options?: FailureOptions): GatewayError {
  return new GatewayError(code, options);
}

/** Anything that was thrown, as a `GatewayError`: what is not one is our fault, and its text stays inside. */
export function asGatewayError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown;
  return failure('internal_error', {
    cause: thrown,
    internal: thrown instanceof Error ? thrown.message : 'not an Error',
  });
}
