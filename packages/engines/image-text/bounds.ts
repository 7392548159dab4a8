import type { EngineBounds } from '../workers/engine-worker.ts';

/** The bounds of one image. An image beyond them is rejected and never read in part. */
export const imageTextLimits = {
  /** The most pixels of an image. They are checked before decoding, because a few kilobytes can contain gigabytes. */
  imagePixels: 50_000_000,
  /** The longest side. The recogniser takes at most 32,767 pixels, and small images are enlarged to twice their size. */
  sidePixels: 16_000,
  /** The most frames of an animation or pages of a TIFF. */
  frames: 8,
  /** The most pixels of all frames together, for the same reason. */
  allPixels: 100_000_000,
} as const;

/** The most characters of cached texts, for images that are sent again. A stop of the idle worker empties the cache. */
export const MAX_REMEMBERED_CHARACTERS = 8_000_000;

/** The longest time of one recognition. After it, the image counts as unreadable. */
export const VIEW_TIMEOUT_MS = 30_000;

/** The bounds of the queue. Its sizes are those of the encoded images. */
export const imageTextBounds: Partial<EngineBounds> = {
  maxCalls: 32,
  maxSize: 256 * 1024 * 1024,
  callTimeoutMs: 300_000,
  // The first job also loads the recogniser.
  jobTimeoutMs: 2 * VIEW_TIMEOUT_MS,
};
