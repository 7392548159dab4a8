import { failure } from '../../errors/gateway-error.ts';
import { isBase64Media } from '../base64.ts';
import { isRecord, throwUpstreamError, type JsonRecord } from '../json-values.ts';
import { reportedCounts } from '../reported-counts.ts';

/**
 * Images as the contract has them: servers say null of the form that an image did not come in, and of what they do not know.
 * Throws `bad_gateway` for none, and for an image that is
 * there in neither form.
 */
export function imageResult(answer: JsonRecord): JsonRecord & { data: JsonRecord[] } {
  throwUpstreamError(answer);
  const { data } = answer;
  if (!Array.isArray(data) || data.length === 0)
    throw failure('bad_gateway', { internal: 'the upstream response has no images' });
  const { usage, ...given } = withoutNulls(answer);
  const counts = imageUsage(usage);
  return { ...given, ...(counts === null ? {} : { usage: counts }), data: data.map(image) };
}

/** What of an image's usage can be true; null for nothing. */
export function imageUsage(block: unknown): JsonRecord | null {
  return reportedCounts(block, ['input_tokens', 'output_tokens', 'total_tokens'], {
    input_tokens_details: ['text_tokens', 'image_tokens'],
  });
}

export function withoutNulls(value: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));
}

function image(item: unknown): JsonRecord {
  const given = isRecord(item) ? withoutNulls(item) : {};
  if (isBase64Media(given['b64_json']) || isAddress(given['url'])) return given;
  throw failure('bad_gateway', { internal: 'an upstream image is empty or not an image' });
}

function isAddress(url: unknown): boolean {
  return typeof url === 'string' && /^(?:https?:\/\/|data:image\/)/i.test(url);
}
