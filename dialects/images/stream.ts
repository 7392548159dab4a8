import type { Usage } from '../../calls/usage.ts';
import { MediaStreamWriter, type MediaDialect } from '../native/media.ts';
import { withoutNulls } from './result.ts';

const IMAGES: MediaDialect = {
  terminal: 'image_generation.completed',
  others: ['image_generation.partial_image'],
  named: true,
  counts: 'images',
  normalise: withoutNulls,
};

/** The events of pictures in the making: unfinished ones, and one event for each that is finished (wire formats §12). */
export function imageWriter(usage: Usage, count: number): MediaStreamWriter {
  return new MediaStreamWriter(IMAGES, usage, count);
}
