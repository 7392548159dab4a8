import type { Usage } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import { isBase64Media } from '../values/base64.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import {
  isRecord,
  throwUpstreamError,
  type Fields,
  type JsonObject,
  type Loose,
  unixSeconds,
} from '../values/json-values.ts';
import {
  MediaStreamWriter,
  NOTHING,
  type MediaDialect,
  type MediaEvent,
  type Step,
} from '../native/media.ts';
import { contentOfDataUrl, imageUsage, withoutNulls, type ImageResult } from './result.ts';

const PARTIAL = 'image_generation.partial_image';
const COMPLETED = 'image_generation.completed';
/**
 * Seedream's events (BytePlus ModelArk, "Image generation streaming responses"): a complete image, and one that it refused
 * or could not make.
 */
const SEEDREAM_IMAGE = 'image_generation.partial_succeeded';
const SEEDREAM_FAILURE = 'image_generation.partial_failed';

const IMAGES: MediaDialect = {
  terminal: COMPLETED,
  others: [PARTIAL],
  named: true,
  counts: 'images',
  normalise,
  needsOthers: false,
};

/** Writes the events of image generation: partial images, and one event for each complete image. */
export function imageWriter(usage: Usage, count: number): MediaStreamWriter {
  return new ImageStreamWriter(IMAGES, usage, count);
}

/** Translates Seedream's events. The last one has no image, but the usage of all, however many were requested. */
class ImageStreamWriter extends MediaStreamWriter {
  #isSeedream = false;
  #failure: MediaEvent = {};

  protected override acceptEvent(event: MediaEvent & Fields<'created'>): Step {
    const { created, ...given } = event;
    switch (event.type) {
      case SEEDREAM_IMAGE: {
        this.#isSeedream = true;
        const image = { ...given, type: COMPLETED, created_at: created };
        return { text: super.acceptEvent(image).text, ended: false };
      }
      case SEEDREAM_FAILURE:
        this.#isSeedream = true;
        this.#failure = event;
        return NOTHING;
      case COMPLETED:
        return this.#isSeedream ? this.#end(event) : super.acceptEvent(event);
      default:
        return super.acceptEvent(event);
    }
  }

  #end(event: MediaEvent): Step {
    throwUpstreamError(event);
    this.countTokens(event.usage);
    if (!this.hasFinished) throwUpstreamError(this.#failure);
    return { text: this.finish(), ended: true };
  }
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
