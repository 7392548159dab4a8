import { failure } from '../../errors/gateway-error.ts';
import { isRecord, throwUpstreamError, type JsonRecord } from '../json-values.ts';

/**
 * Pictures as the contract has them: servers say null of the form that a picture did not come in, and of what they do not know.
 * Throws `bad_gateway` for a picture that is there in neither form.
 */
export function imageResult(answer: JsonRecord): JsonRecord & { data: JsonRecord[] } {
  throwUpstreamError(answer);
  const { data } = answer;
  if (!Array.isArray(data)) throw failure('bad_gateway', { internal: 'the upstream answer has no pictures' });
  return { ...withoutNulls(answer), data: data.map(picture) };
}

export function withoutNulls(value: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));
}

function picture(item: unknown): JsonRecord {
  const given = isRecord(item) ? withoutNulls(item) : {};
  if (typeof given['b64_json'] !== 'string' && typeof given['url'] !== 'string')
    throw failure('bad_gateway', { internal: 'a picture of the upstream is empty' });
  return given;
}
