import type { BudgetStatus, ErrorBody } from '../../../generated/sdk/error-body.ts';

/** The base class of the errors of this package. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError';
  /** The operation that was called. */
  readonly operation: string;

  constructor(operation: string, message: string, cause?: unknown) {
    super(`${operation}: ${message}`, cause === undefined ? undefined : { cause });
    this.operation = operation;
  }
}

/** The gateway responded with an error status. Subclasses exist for each status. */
export class ResponseError extends GatewayError {
  override readonly name: string = 'ResponseError';
  readonly status: number;
  /** Identifies the request in the gateway's log. Null when the response is from a proxy before the gateway. */
  readonly requestId: string | null;
  /** The parsed body if it is JSON, and the text otherwise. */
  readonly body: ErrorBody;
  readonly headers: Headers;

  constructor(operation: string, response: Response, body: ErrorBody) {
    super(operation, `${response.status} ${textOf(body)}`.trimEnd());
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id');
    this.body = body;
    this.headers = response.headers;
  }

  /** Milliseconds to wait before the next attempt. Null when the gateway sends none. */
  get retryAfterMs(): number | null {
    const milliseconds = numberOf(this.headers.get('retry-after-ms'));
    if (milliseconds !== null) return milliseconds;
    const after = this.headers.get('retry-after');
    const seconds = numberOf(after);
    if (seconds !== null) return seconds * 1000;
    const date = after === null ? Number.NaN : Date.parse(after);
    return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
  }
}

export class BadRequestError extends ResponseError {
  override readonly name = 'BadRequestError';
}
export class AuthenticationError extends ResponseError {
  override readonly name = 'AuthenticationError';
}
export class PermissionDeniedError extends ResponseError {
  override readonly name = 'PermissionDeniedError';
}
export class NotFoundError extends ResponseError {
  override readonly name = 'NotFoundError';
}
/** The upload stalled. */
export class UploadTimeoutError extends ResponseError {
  override readonly name = 'UploadTimeoutError';
}
export class BodyTooLargeError extends ResponseError {
  override readonly name = 'BodyTooLargeError';
}
export class UnsupportedMediaTypeError extends ResponseError {
  override readonly name = 'UnsupportedMediaTypeError';
}
export class ValidationError extends ResponseError {
  override readonly name = 'ValidationError';
}
export class RateLimitError extends ResponseError {
  override readonly name = 'RateLimitError';
}
/** The project's budget does not allow the request. A retry cannot succeed before the next period. */
export class BudgetExceededError extends ResponseError {
  override readonly name = 'BudgetExceededError';

  get budget(): BudgetStatus {
    // `toResponseError` creates this error only for such bodies.
    return this.body as BudgetStatus;
  }
}
export class InternalServerError extends ResponseError {
  override readonly name = 'InternalServerError';
}
export class BadGatewayError extends ResponseError {
  override readonly name = 'BadGatewayError';
}
export class ServiceUnavailableError extends ResponseError {
  override readonly name = 'ServiceUnavailableError';
}
export class GatewayTimeoutError extends ResponseError {
  override readonly name = 'GatewayTimeoutError';
}

const kinds: Readonly<Record<number, typeof ResponseError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  408: UploadTimeoutError,
  413: BodyTooLargeError,
  415: UnsupportedMediaTypeError,
  422: ValidationError,
  429: RateLimitError,
  500: InternalServerError,
  502: BadGatewayError,
  503: ServiceUnavailableError,
  504: GatewayTimeoutError,
};

/** A stream failed after its start, with an error event. */
export class StreamError extends GatewayError {
  override readonly name = 'StreamError';
  readonly requestId: string | null;
  /** The data of the error event, in the form of the operation's events. */
  readonly event: unknown;

  constructor(operation: string, response: Response, event: unknown) {
    super(operation, textOf(event));
    this.requestId = response.headers.get('x-request-id');
    this.event = event;
  }
}

/** The gateway sent no response, or an incomplete one. The cause is the error of the connection. */
export class ConnectionError extends GatewayError {
  override readonly name: string = 'ConnectionError';
}

/** The `timeout` or `totalTimeout` of the client or call expired. */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';
}

/** A stream ended before its last event, so the response is incomplete. */
export class IncompleteStreamError extends ConnectionError {
  override readonly name = 'IncompleteStreamError';

  constructor(operation: string) {
    super(operation, 'the stream ended before its last event');
  }
}

/** A successful response has an unexpected media type, such as the HTML page of a proxy. */
export class UnexpectedResponseError extends GatewayError {
  override readonly name = 'UnexpectedResponseError';
  readonly status: number;
  readonly requestId: string | null;
  readonly contentType: string | null;
  readonly headers: Headers;
  readonly text: string;

  constructor(operation: string, response: Response, text: string) {
    const contentType = response.headers.get('content-type');
    super(operation, `unexpected response of type ${contentType ?? 'none'}`);
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id');
    this.contentType = contentType;
    this.headers = response.headers;
    this.text = text;
  }
}

/** Reads the body of an error response. Invalid JSON becomes text. */
export async function readResponseError(operation: string, response: Response): Promise<ResponseError> {
  const text = await response.text();
  // The contract declares the shapes, but a proxy may send others.
  const body = (isJson(response) ? parsedOr(text) : text) as ErrorBody;
  const Kind = isBudget(body) ? BudgetExceededError : (kinds[response.status] ?? ResponseError);
  return new Kind(operation, response, body);
}

export function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get('content-type') ?? '');
}

function isBudget(body: unknown): boolean {
  return body !== null && typeof body === 'object' && 'exceeded' in body && 'limit_eur_cents' in body;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null;
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function textOf(body: unknown): string {
  const found = findMessage(body);
  return (found ?? (typeof body === 'string' ? body : JSON.stringify(body))).slice(0, 500);
}

/** The contract's bodies have their message at most at the second level. */
function findMessage(body: unknown, levels = 4): string | null {
  if (levels === 0 || body === null || typeof body !== 'object') return null;
  for (const [key, value] of Object.entries(body)) {
    if (key === 'message' && typeof value === 'string') return value;
    const inner = key === 'error' || key === 'detail' ? findMessage(value, levels - 1) : null;
    if (inner !== null) return inner;
  }
  return null;
}
