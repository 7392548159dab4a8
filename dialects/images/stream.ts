import type { Usage } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import { isBase64Media } from '../base64.ts';
import type { JsonRecord } from '../json-values.ts';
import { MediaStreamWriter, type MediaDialect } from '../native/media.ts';
import { imageUsage, withoutNulls } from './result.ts';

const PARTIAL = 'image_generation.partial_image';

const IMAGES: MediaDialect = {
  terminal: 'image_generation.completed',
  others: [PARTIAL],
  named: true,
  counts: 'images',
  normalise,
  needsOthers: false,
};

/** Writes the events of image generation: partial images, and one event for each complete image (wire formats §12). */
export function imageWriter(usage: Usage, count: number): MediaStreamWriter {
  return new MediaStreamWriter(IMAGES, usage, count);
}

function normalise(event: JsonRecord, type: string): JsonRecord {
  const { usage, ...given } = withoutNulls(event);
  if (!isBase64Media(given['b64_json']))
    throw failure('bad_gateway', { internal: 'an upstream event has no image' });
  if (type === PARTIAL) return { ...given, partial_image_index: indexOf(given['partial_image_index']) };
  const counts = imageUsage(usage);
  return counts === null ? given : { ...given, usage: counts };
}

function indexOf(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}
