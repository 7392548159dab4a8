// Written by `npm run generate` from openapi.yaml. Change the contract, not this file.
import type { ErrorBody } from './error-body.js';

/** The gateway answered with an error status. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly operation: string;
  readonly status: number;
  /** Names the request in the gateway's log; null when the answer came from something before the gateway. */
  readonly requestId: string | null;
  /** JSON bodies as values, plain text and HTML as the text itself. */
  readonly body: ErrorBody;
  readonly headers: Headers;

  constructor(operation: string, response: Response, body: ErrorBody) {
    super(`${operation}: ${response.status} ${textOf(body)}`.trimEnd());
    this.operation = operation;
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id');
    this.body = body;
    this.headers = response.headers;
  }

  /** How long the gateway asks to wait before the next attempt; null when it does not say. */
  get retryAfterMs(): number | null {
    const seconds = Number(this.headers.get('retry-after') ?? Number.NaN);
    return Number.isFinite(seconds) ? seconds * 1000 : null;
  }
}

/** A stream that had begun well sent its error event. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly operation: string;
  readonly requestId: string | null;
  /** The data of the error event, in the form of the operation's events. */
  readonly event: unknown;

  constructor(operation: string, response: Response, event: unknown) {
    super(`${operation}: ${textOf(event)}`);
    this.operation = operation;
    this.requestId = response.headers.get('x-request-id');
    this.event = event;
  }
}

/** No response came, or it was cut off; the cause tells what the connection said. */
export class ConnectionError extends Error {
  override readonly name: string = 'ConnectionError';
  readonly operation: string;

  constructor(operation: string, message: string, cause?: unknown) {
    super(`${operation}: ${message}`, { cause });
    this.operation = operation;
  }
}

/** A stream ended before its last event: what it has yielded is not all of the response. */
export class IncompleteStreamError extends ConnectionError {
  override readonly name = 'IncompleteStreamError';

  constructor(operation: string) {
    super(operation, 'the stream ended before its last event');
  }
}

/** A success status came with something that the operation never sends, such as a proxy's page in place of a stream. */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError';
  readonly operation: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly contentType: string | null;
  readonly headers: Headers;
  readonly text: string;

  constructor(operation: string, response: Response, text: string) {
    const contentType = response.headers.get('content-type');
    super(`${operation}: unexpected content type ${contentType ?? 'none'}`);
    this.operation = operation;
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id');
    this.contentType = contentType;
    this.headers = response.headers;
    this.text = text;
  }
}

/** Reads the error's body by its media type: JSON that does not parse stays text. */
export async function readResponseError(operation: string, response: Response): Promise<ResponseError> {
  const text = await response.text();
  // The contract declares the shapes; what answers in its place may send others, as any server may.
  return new ResponseError(operation, response, (isJson(response) ? parsedOr(text) : text) as ErrorBody);
}

export function isJson(response: Response): boolean {
  return /\bjson\b/i.test(response.headers.get('content-type') ?? '');
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

function findMessage(body: unknown): string | null {
  if (body === null || typeof body !== 'object') return null;
  for (const [key, value] of Object.entries(body)) {
    if (key === 'message' && typeof value === 'string') return value;
    const inner = key === 'error' || key === 'detail' ? findMessage(value) : null;
    if (inner !== null) return inner;
  }
  return null;
}
