import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { parseBodyExactly } from '../../bodies/exact-json.ts';
import { contextLengthExceeded } from '../../errors/context-length.ts';
import { failure } from '../../errors/gateway-error.ts';
import { isInputErrorCode } from '../../errors/response-error-codes.ts';
import { rejectionReason } from '../rejection-reason.ts';

export type * as Loose from '../../generated/loose.ts';
export { isRecord, type JsonObject };

/** Whether a text is a JSON object, as the arguments of a call are when none of them is cut off. */
export function isObjectText(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

/** An object with these members as somebody sent it: each can be missing or of any type, and there can be others. */
export type Fields<Name extends PropertyKey> = { [Key in Name]?: unknown };

/** Whether a value is an object, which is then read as one of a loose format. */
export const isLoose: <Format>(value: unknown) => value is Fields<keyof Format> = isRecord;

/** Returns an object of a loose format; an empty one for any other value. */
export function looseOf<Format>(value: unknown): Fields<keyof Format> {
  return isLoose<Format>(value) ? value : {};
}

/** Returns the objects of a list; none for a value that is no list. */
export function looseList<Format>(value: unknown): Fields<keyof Format>[] {
  return Array.isArray(value) ? value.filter(isLoose<Format>) : [];
}

/**
 * Returns a time as whole Unix seconds. Some servers send fractions, some send 0 or nothing.
 *
 * @param fallback now, unless given
 */
export function unixSeconds(value: unknown, fallback?: number): number {
  const seconds = typeof value === 'number' ? Math.floor(value) : 0;
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : (fallback ?? Math.floor(Date.now() / 1000));
}

/** Parses the data of an upstream event, which must be an object. Throws `bad_gateway` otherwise. */
export function parseEventData<Event>(data: string): Fields<keyof Event> {
  let value: unknown;
  try {
    value = parseBodyExactly(data);
  } catch (cause) {
    throw failure('bad_gateway', { cause, internal: 'an upstream event is not JSON' });
  }
  if (isRecord(value)) return value;
  throw failure('bad_gateway', { internal: 'an upstream event is not an object' });
}

type ErrorField = 'code' | 'type' | 'message' | 'failed_generation';

/**
 * Throws if an event, or a body with status 200, contains an error
 * (docs/wire-formats/errors.md#errors-with-status-200).
 */
export function throwUpstreamError(value: JsonObject): void {
  const { error = minimaxError(value) }: Fields<'error'> = value;
  if (error === undefined || error === null) return;
  const given = isRecord(error) ? error : { message: error };
  const { code: written, type, message: text, failed_generation: generation }: Fields<ErrorField> = given;
  const code = written ?? type;
  const overloaded = [
    '429',
    '503',
    '529',
    'overloaded_error',
    'rate_limit_error',
    'rate_limit_exceeded',
    'server_overloaded',
    // OpenAI, in streams of responses (zyycn/codex-proxy-rs#90).
    'server_is_overloaded',
  ].includes(String(code));
  const rejection = rejectionReason([written, type], typeof text === 'string' ? text : '') ?? undefined;
  // Its text is not repeated, because it may hold what clients must not see.
  const options = {
    internal: 'the upstream sent an error in place of a response',
    isUpstreamError: true,
    upstreamError: value,
  } as const;
  if (rejection === 'context_length') throw contextLengthExceeded(options);
  const isOfInput = isInputErrorCode(written);
  // Azure refuses a prompt with status 200 too (recorded by openllmetry 0.62.4).
  if (rejection === 'content_policy' || isOfInput)
    throw failure('upstream_rejected', {
      ...options,
      rejection,
      publicCode: isOfInput ? written : 'content_filter',
    });
  if (written === 'tool_use_failed' && typeof generation === 'string')
    throw failure('upstream_rejected', { ...options, publicCode: written, failedGeneration: generation });
  throw failure(overloaded ? 'model_overloaded' : 'bad_gateway', { ...options, rejection });
}

/** Returns the error that MiniMax reports beside no choices (platform.minimax.io/docs/api-reference/errorcode). */
function minimaxError({ choices, base_resp: state }: Fields<'choices' | 'base_resp'>): JsonObject | null {
  if (Array.isArray(choices) || !isLoose<Fields<'status_code' | 'status_msg'>>(state)) return null;
  const { status_code: code, status_msg: message } = state;
  if (typeof code !== 'number' || code === 0) return null;
  return { message, ...(code === 1002 ? { code: 'rate_limit_exceeded' } : {}) };
}

/** Returns a list with each value changed, the same list if none is. */
export function withEach(list: unknown, change: (value: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const given: readonly unknown[] = list;
  const values = given.map(change);
  return values.every((value, index) => value === given[index]) ? list : values;
}
