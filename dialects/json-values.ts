import { failure } from '../errors/gateway-error.ts';
import { rejectionReason } from './rejection-reason.ts';

export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object in an event's data. Throws `bad_gateway`: an upstream that sends anything else is broken. */
export function parseEventData(data: string): JsonRecord {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    throw failure('bad_gateway', { cause, internal: 'an event of the upstream is not JSON' });
  }
  if (isRecord(value)) return value;
  throw failure('bad_gateway', { internal: 'an event of the upstream is not an object' });
}

/** Throws when an event or a body under status 200 is an error after all (wire formats §2.3). */
export function throwUpstreamError(value: JsonRecord): void {
  const error = value['error'];
  if (error === undefined || error === null) return;
  const { code: written, type, message } = isRecord(error) ? error : {};
  const code = written ?? type;
  const overloaded = [
    '429',
    '503',
    '529',
    'overloaded_error',
    'rate_limit_error',
    'rate_limit_exceeded',
    'server_overloaded',
  ].includes(String(code));
  throw failure(overloaded ? 'model_overloaded' : 'bad_gateway', {
    internal: 'the upstream sent an error as an answer',
    rejection: rejectionReason([written, type], typeof message === 'string' ? message : '') ?? undefined,
  });
}
