import process from 'node:process';
import type { ErrorDialect } from '../contract/error-dialect.ts';
import type {
  DetailError,
  ErrorBody,
  MessagesError,
  ModelError,
  ProjectBudgetStatus,
} from '../generated/contract.ts';
import { messagesTextOf } from './context-length.ts';
import type { GatewayError } from './gateway-error.ts';

// An import of `node:http` would also load Node's own `fetch` and `WebSocket`.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

export interface RenderedError {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const RETRY_AFTER_SECONDS = '1';

/** Who reads an error. */
export interface ErrorReader {
  dialect?: ErrorDialect | undefined;
  /** Whether the client shows nothing of an error body without an `error` member. */
  readsErrorOnly?: boolean;
}

/** Renders a failure as status, headers and body, in the shape of its catalogue row. */
export function renderError(error: GatewayError, requestId: string, reader: ErrorReader = {}): RenderedError {
  const { row } = error;
  const headers: Record<string, string> = { 'x-request-id': requestId, 'request-id': requestId };
  const contentType = CONTENT_TYPES[row.shape];
  if (contentType !== '') headers['content-type'] = contentType;
  if (row.retryable && row.status !== 408) headers['retry-after'] = RETRY_AFTER_SECONDS;
  if (!row.retryable && row.status < 500) headers['x-should-retry'] = 'false';
  Object.assign(headers, error.headers);
  return { status: row.status, headers, body: bodyOf(error, reader) };
}

/** The data of a stream's error event. It always has the model error shape. */
export function streamErrorBody(error: GatewayError): ErrorBody {
  const { row } = error;
  const type = row.type === '' ? 'api_error' : row.type;
  const message = error.publicMessage === '' ? (STATUS_CODES[row.status] ?? 'error') : error.publicMessage;
  const body = { message, type, param: error.param, code: error.publicCode ?? error.code };
  return { ...body, ...failedGenerationOf(error) };
}

const JSON_TYPE = 'application/json; charset=utf-8';
const CONTENT_TYPES = {
  detail: JSON_TYPE,
  error: JSON_TYPE,
  budget: JSON_TYPE,
  plain: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  empty: '',
  none: '',
} as const;

function bodyOf(error: GatewayError, { dialect, readsErrorOnly = false }: ErrorReader): string {
  const { row } = error;
  switch (row.shape) {
    case 'detail':
      return jsonOf({ detail: detailOf(error), ...(readsErrorOnly ? repeatedError(error) : {}) });
    case 'error':
      return jsonOf(dialect === 'messages' ? messagesErrorOf(error) : modelErrorOf(error));
    case 'budget':
      if (error.body === undefined) return '';
      return jsonOf({ ...error.body, ...(readsErrorOnly ? repeatedError(error) : {}) });
    case 'plain':
      return error.publicMessage;
    case 'html':
      return htmlPage(row.status, error.publicMessage);
    case 'empty':
    case 'none':
      return '';
  }
}

/** Serializes an error body of the contract. */
function jsonOf(body: DetailError | ModelError | MessagesError | ProjectBudgetStatus): string {
  return JSON.stringify(body);
}

function modelErrorOf(error: GatewayError): ModelError {
  return { error: errorBodyOf(error) };
}

function messagesErrorOf(error: GatewayError): MessagesError {
  return { type: 'error', error: { ...errorBodyOf(error), message: messagesTextOf(error) } };
}

function errorBodyOf(error: GatewayError): ErrorBody {
  const { publicMessage, row, param, publicCode, details } = error;
  const body = { message: publicMessage, type: row.type, param, code: publicCode };
  return { ...body, ...(details === undefined ? {} : { details }), ...failedGenerationOf(error) };
}

function failedGenerationOf({ failedGeneration }: GatewayError): Pick<ErrorBody, 'failed_generation'> {
  return failedGeneration === undefined ? {} : { failed_generation: failedGeneration };
}

/** What the rest of the body says, for clients that read `error` only. */
function repeatedError(error: GatewayError): { error: ErrorBody } {
  const type = error.row.type === '' ? 'insufficient_quota' : error.row.type;
  return { error: { ...errorBodyOf(error), type, code: error.publicCode ?? type } };
}

/** The two 401 failures have empty details. Other failures omit empty details. */
function detailOf(error: GatewayError): DetailError['detail'] {
  const base = { message: error.publicMessage, error_type: error.row.type };
  if (error.row.status === 401) return { ...base, details: {} };
  if (error.details === undefined || Object.keys(error.details).length === 0) return base;
  return { ...base, details: error.details };
}

function htmlPage(status: number, text: string): string {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return `<!DOCTYPE html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;
}
