import type { Usage } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import { isBase64Media } from '../values/base64.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { isRecord, type Fields, type JsonObject, type Loose, unixSeconds } from '../values/json-values.ts';
import { MediaStreamWriter, type MediaDialect } from '../native/media.ts';
import { contentOfDataUrl, imageUsage, withoutNulls, type ImageResult } from './result.ts';

const PARTIAL = 'image_generation.partial_image';

const IMAGES: MediaDialect = {
  terminal: 'image_generation.completed',
  others: [PARTIAL],
  named: true,
  counts: 'images',
  normalise,
  needsOthers: false,
};

/** Writes the events of image generation: partial images, and one event for each complete image. */
export function imageWriter(usage: Usage, count: number): MediaStreamWriter {
  return new MediaStreamWriter(IMAGES, usage, count);
}

/**
 * Converts the images of a server that does not stream to events, the last with the usage of all. Null where an image
 * is no base64.
 */
export function imageEvents({ data, created, usage, ...form }: ImageResult): string[] | null {
  const images = data.map(base64Of);
  if (!images.every((image) => image !== null)) return null;
  return images.map((b64_json, index) => {
    const counts = index === images.length - 1 && isRecord(usage) ? { usage } : {};
    return namedFrame({ type: IMAGES.terminal, b64_json, created_at: created, ...form, ...counts }).trimEnd();
  });
}

/** Joins events that `imageWriter` has written to a response. */
export async function joinedImages(events: AsyncIterable<Loose.ImageStreamEvent>): Promise<JsonObject> {
  const data: Loose.GeneratedImage[] = [];
  let last: Loose.ImageStreamEvent = {};
  for await (const event of events) {
    if (event.type !== IMAGES.terminal) continue;
    data.push({ b64_json: event.b64_json });
    last = event;
  }
  const { type: _type, b64_json: _image, created_at: created, usage, ...form } = last;
  // Each event has the usage of its image only.
  const counts = data.length === 1 && usage !== undefined ? { usage } : {};
  return { created: unixSeconds(created), data, ...form, ...counts };
}

function base64Of({ b64_json: base64, url }: Fields<'b64_json' | 'url'>): string | null {
  return typeof base64 === 'string' ? base64 : contentOfDataUrl(url);
}

function normalise(event: Loose.ImageStreamEvent, type: string): Loose.ImageStreamEvent {
  const { usage, ...given } = withoutNulls(event);
  if (!isBase64Media(given.b64_json))
    throw failure('bad_gateway', { internal: 'an upstream event has no image' });
  if (type === PARTIAL) return { ...given, partial_image_index: indexOf(given.partial_image_index) };
  const counts = imageUsage(usage);
  return counts === null ? given : { ...given, usage: counts };
}

function indexOf(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}
