import { isRecord } from '../../contract/json-object.ts';
import { rejectionReason } from '../../dialects/rejection-reason.ts';
import { contextLengthExceeded } from '../../errors/context-length.ts';
import {
  failure,
  type FailureOptions,
  type GatewayError,
  type RejectionReason,
} from '../../errors/gateway-error.ts';
import type { BackendRequest } from '../backend.ts';
import { blameIn } from './input-blame.ts';
import { redact, type KnownValues } from './redaction.ts';

/** Entries of a validation error that are shown. */
const MAX_ENTRIES = 5;
const MAX_DEPTH = 4;
const MAX_IDENTIFIER = 128;

/** An error code, such as `context_length_exceeded`. */
const CODE = /^[A-Za-z][A-Za-z0-9_]*$/;
/** A path of a field, such as `messages[0].content.1.text` or `include[]`. */
const PARAMETER = /^[A-Za-z_]\w*(?:\.\w+|\[\w*\])*$/;

/** What only the log contains of a failure. */
export type ForLog = Pick<FailureOptions, 'internal' | 'upstreamError'>;

/** What an upstream says about an error. */
export interface Rejection {
  message: string;
  param: unknown;
  code: unknown;
  type: unknown;
  /** What the model wrote in place of a valid call (Groq). */
  failedGeneration?: unknown;
}

/**
 * Returns the client's 400 for a refusal by the upstream: its text without what clients must not see, and its
 * `code` and `param` if they are safe.
 */
export function rejectionOf(
  body: string,
  request: Pick<BackendRequest, 'model' | 'publicModel'>,
  known: KnownValues,
  logged: ForLog,
): GatewayError {
  const rejection = readRejection(body);
  const clean = (text: string): string => redact(text, request.model, request.publicModel, known);
  const safe = (value: unknown, form: RegExp): string | undefined => {
    if (typeof value !== 'string' || value.length > MAX_IDENTIFIER || !form.test(value)) return undefined;
    return clean(value) === value ? value : undefined;
  };
  const message = clean(rejection.message);
  const reason = reasonIn(rejection);
  const options = {
    ...(message === '' ? {} : { message }),
    param: safe(rejection.param, PARAMETER),
    failedGeneration: stringOf(rejection.failedGeneration),
    ...logged,
  };
  if (reason === 'context_length') return contextLengthExceeded(options);
  const publicCode = safe(rejection.code, CODE);
  return failure('upstream_rejected', { ...options, publicCode, rejection: reason });
}

/** Whether an error says that the request is too long, whatever its status. */
export function isTooLong(body: string): boolean {
  return reasonIn(readRejection(body)) === 'context_length';
}

/** Returns the client's 400 for a server's error that blames the request; null for any other error. */
export function rejectionByBlame(
  body: string,
  request: Pick<BackendRequest, 'model' | 'publicModel'>,
  known: KnownValues,
  logged: ForLog,
): GatewayError | null {
  const message = blameIn(readRejection(body).message);
  return message === null ? null : rejectionOf(JSON.stringify({ message }), request, known, logged);
}

/** Whether an error has a text for the client. */
export function hasReason(body: string): boolean {
  return readRejection(body).message !== '';
}

/** Words of an error about an item or a response that a server does not have: OpenAI's and Azure's, and xAI's. */
const MISSING_ITEM = /\b(?:item|response) with (?:the )?id\b/i;
/** Fields that refer to items. */
const ITEM_FIELD = /^(?:input|previous_response_id)\b/;

/** Whether an error is about an item of the conversation. */
export function namesItem(body: string): boolean {
  const { message, param } = readRejection(body);
  return (typeof param === 'string' && ITEM_FIELD.test(param)) || MISSING_ITEM.test(message);
}

function reasonIn({ code, type, message }: Rejection): RejectionReason | undefined {
  return rejectionReason([code, type], message) ?? undefined;
}

/** Reads an error body in any of the usual forms: OpenAI's, vLLM's, FastAPI's, Mistral's, TEI's, Cloudflare's. */
export function readRejection(body: string): Rejection {
  return rejectionIn(parseErrorBody(body));
}

/** Reads the parsed body of an error, or the data of an error event. */
export function rejectionIn(value: unknown): Rejection {
  const error = isRecord(value) && isRecord(value['error']) ? value['error'] : value;
  const raw = isRecord(error) && isRecord(error['metadata']) ? error['metadata']['raw'] : undefined;
  // OpenRouter's own text says only that a provider failed. It passes on what the provider said.
  if (typeof raw === 'string' && raw !== '') return rejectionIn(parseErrorBody(raw) ?? raw);
  if (!isRecord(error)) return { message: textOf(error, 0), param: null, code: null, type: null };
  const text = error['message'] ?? error['detail'] ?? error['error'] ?? error['errors'];
  const code = error['code'];
  return {
    ...{ message: textOf(text, 0), param: error['param'] ?? fieldIn(text), code, type: error['type'] },
    failedGeneration: error['failed_generation'],
  };
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns a text, the texts of a list, or the text in an object, such as an entry of FastAPI's `detail`. */
function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return value;
  if (depth >= MAX_DEPTH) return '';
  if (Array.isArray(value)) {
    const texts = (value as unknown[]).slice(0, MAX_ENTRIES).map((one) => textOf(one, depth + 1));
    return texts.filter((text) => text !== '').join('; ');
  }
  if (!isRecord(value)) return '';
  const text = textOf(value['msg'] ?? value['message'] ?? value['detail'] ?? value['error'], depth + 1);
  const field = fieldOf(value);
  return field === null || text === '' ? text : `${field}: ${text}`;
}

/** Returns the field of the only entry of a list, or of all entries if it is the same. */
function fieldIn(detail: unknown): string | null {
  const entries: unknown = isRecord(detail) ? detail['detail'] : detail;
  if (!Array.isArray(entries)) return null;
  const fields = new Set((entries as unknown[]).slice(0, MAX_ENTRIES).map(fieldOf));
  const [field] = fields;
  return fields.size === 1 ? (field ?? null) : null;
}

/** FastAPI's `loc` begins with the part of the request: `["body", "messages", 0, "role"]`. */
function fieldOf(entry: unknown): string | null {
  const location = isRecord(entry) ? entry['loc'] : null;
  if (!Array.isArray(location)) return null;
  const names = (location as unknown[]).filter(
    (name) => typeof name === 'string' || typeof name === 'number',
  );
  const path = names[0] === 'body' ? names.slice(1) : names;
  return path.length === 0 ? null : path.join('.');
}

/** Parses a body. Google's APIs write some errors into a list of one. */
export function parseErrorBody(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return Array.isArray(value) && value.length === 1 ? value[0] : value;
  } catch {
    return null;
  }
}
