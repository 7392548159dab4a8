import { failure } from '../../errors/gateway-error.ts';
import { isBase64Media } from '../values/base64.ts';
import {
  looseOf,
  throwUpstreamError,
  type JsonObject,
  type Loose,
  type Fields,
  unixSeconds,
} from '../values/json-values.ts';
import { reportedCounts } from '../usage/reported-counts.ts';

/** An images response that meets the contract. */
export type ImageResult = Loose.ImageResult & { data: Loose.GeneratedImage[] };

/**
 * Normalises an images response to the contract. Servers send null for the form that an image does not have and for
 * unknown values. Throws `bad_gateway` for a response without images, and for an image without content.
 */
export function imageResult(response: Loose.ImageResult): ImageResult {
  throwUpstreamError(response);
  const { data } = response;
  if (!Array.isArray(data) || data.length === 0)
    throw failure('bad_gateway', { internal: 'the upstream response has no images' });
  const { usage, ...given } = withoutNulls<Loose.ImageResult>(response);
  const counts = imageUsage(usage);
  const created = unixSeconds(given.created);
  return { ...given, created, ...(counts === null ? {} : { usage: counts }), data: data.map(image) };
}

/** Reads the valid counts of an image's usage. Null without any. */
export function imageUsage(block: unknown): JsonObject | null {
  return reportedCounts(block, ['input_tokens', 'output_tokens', 'total_tokens'], {
    input_tokens_details: ['text_tokens', 'image_tokens'],
  });
}

export function withoutNulls<Format>(value: Fields<keyof Format>): Fields<keyof Format> {
  // What is left of an object has its members' names.
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null)) as Fields<keyof Format>;
}

function image(item: unknown): Loose.GeneratedImage {
  const given = withoutNulls(looseOf<Loose.GeneratedImage>(item));
  if (isBase64Media(given.b64_json) || isAddress(given.url)) return given;
  throw failure('bad_gateway', { internal: 'an upstream image is empty or not an image' });
}

function isAddress(url: unknown): boolean {
  return typeof url === 'string' && /^(?:https?:\/\/|data:image\/)/i.test(url);
}
