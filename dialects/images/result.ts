import { failure } from '../../errors/gateway-error.ts';
import { isBase64Media } from '../values/base64.ts';
import {
  isRecord,
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
export function imageResult(response: Loose.ImageResult & Fields<'images'>): ImageResult {
  throwUpstreamError(response);
  const data = imagesIn(response);
  if (data.length === 0) throw failure('bad_gateway', { internal: 'the upstream response has no images' });
  const { usage, images: _images, ...given } = withoutNulls<Loose.ImageResult & Fields<'images'>>(response);
  const counts = imageUsage(usage);
  const created = unixSeconds(given.created);
  return { ...given, created, ...(counts === null ? {} : { usage: counts }), data: data.map(image) };
}

/**
 * Returns the images, which SiliconFlow calls `images`. Of several, Seedream may refuse some, with an error in their place. Throws
 * that error when there is nothing else.
 */
function imagesIn({ data, images }: Loose.ImageResult & Fields<'images'>): unknown[] {
  const items: unknown = data ?? images;
  if (!Array.isArray(items)) return [];
  const made = items.filter((item) => !isRecord(looseOf<Fields<'error'>>(item).error));
  if (made.length === 0 && items.length > 0) throwUpstreamError(looseOf<Fields<'error'>>(items[0]));
  return made;
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
  const content = contentOfDataUrl(given.b64_json);
  if (content !== null) return { ...given, b64_json: content };
  if (isBase64Media(given.b64_json) || isAddress(given.url)) return given;
  throw failure('bad_gateway', { internal: 'an upstream image is empty or not an image' });
}

/** The head of a `data:` URL. */
const DATA_URL = /^data:image\/[\w.+-]{1,64};base64,/i;

/** Returns the base64 in a `data:` URL of an image; null for any other value. */
export function contentOfDataUrl(url: unknown): string | null {
  const head = typeof url === 'string' ? DATA_URL.exec(url) : null;
  const content = head === null ? null : String(url).slice(head[0].length);
  return isBase64Media(content) ? content : null;
}

function isAddress(url: unknown): boolean {
  return typeof url === 'string' && /^(?:https?:\/\/|data:image\/)/i.test(url);
}
