import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import type { BackendSettings } from '../../catalogue/model.ts';
import { loggableText } from '../../errors/printable-name.ts';
import { KNOWN_ERROR_NAMES } from './known-error-names.ts';
import { knownValues, redact } from './redaction.ts';
import { rejectionIn } from './upstream-rejection.ts';

/** How much of an upstream's own error the log contains. A text may quote the request; a known code cannot. */
export type UpstreamErrorDetail = 'off' | 'code' | 'text';

export interface LoggedUpstreamError {
  /** The name of the error in the upstream's vocabulary, such as `insufficient_quota`. */
  upstream_code?: string;
  upstream_text?: string;
}

const LONGEST_TEXT = 500;
const LONGEST_CODE = 64;
const MAX_TEXTS = 5;
const MAX_DEPTH = 4;
/** A name in the vocabulary of a vendor. Longer and other ones may be made of what a client sent. */
const CODE = /^[A-Za-z][A-Za-z0-9]*(?:[_.-][A-Za-z0-9]+)*$/;

/**
 * Returns what the log says of an upstream's own error, without the secrets of the backend and what looks like secrets.
 *
 * @param received the body of an error, or the parsed data of an error event
 */
export function loggedUpstreamError(
  received: unknown,
  backend: BackendSettings,
  detail: UpstreamErrorDetail,
): LoggedUpstreamError {
  if (detail === 'off') return {};
  const known = knownValues(backend);
  // The names of the operator's models are no secret in the operator's log.
  const clean = (text: string): string => redact(text, '', '', known);
  const value = typeof received === 'string' ? parsed(received) : received;
  const code = codesIn(value).find((one) => (detail === 'text' ? clean(one) === one : isKnown(one)));
  const text = detail === 'text' ? loggedText(clean(textIn(value))) : '';
  return {
    ...(code === undefined ? {} : { upstream_code: code }),
    ...(text === '' ? {} : { upstream_text: text }),
  };
}

function isKnown(code: string): boolean {
  return KNOWN_ERROR_NAMES.has(code.toLowerCase());
}

function loggedText(text: string): string {
  return loggableText(text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT));
}

/** Returns the names of an error: OpenAI's and vLLM's, Google's, and that of text-embeddings-inference. */
function codesIn(value: unknown): string[] {
  const { code, type } = rejectionIn(value);
  const outer: JsonObject = isRecord(value) ? value : {};
  const inner = isRecord(outer['error']) ? outer['error'] : {};
  const names = [code, type, inner['status'], outer['error_type']];
  return names.filter(
    (name): name is string => typeof name === 'string' && name.length <= LONGEST_CODE && CODE.test(name),
  );
}

/** Returns the message of an error in a known form, or else the first texts in it. */
function textIn(value: unknown): string {
  const { message } = rejectionIn(value);
  return message === '' ? firstTexts(value, 0).join('; ') : message;
}

function firstTexts(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return [];
  return Object.values(value)
    .slice(0, MAX_TEXTS)
    .flatMap((one) => firstTexts(one, depth + 1))
    .slice(0, MAX_TEXTS);
}

/** Parses JSON. Other text, such as a page of a proxy, is its own value. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
