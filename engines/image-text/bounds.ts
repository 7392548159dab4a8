import type { EngineBounds } from '../workers/engine-worker.ts';

/** Bounds of one image; what is beyond them is refused, never silently left out. */
export const imageTextLimits = {
  /** Before it is decoded: a few kilobytes can stand for gigabytes. */
  imagePixels: 50_000_000,
  /** Of an animation, and the pages of a TIFF. */
  frames: 8,
  /** Over all frames, for the same reason. */
  allPixels: 100_000_000,
} as const;

/** Of recognised texts that are kept for images that come again, until the worker rests. */
export const MAX_REMEMBERED_CHARACTERS = 8_000_000;

/** One recognition; an image that takes longer has not been read. */
export const VIEW_TIMEOUT_MS = 30_000;

/** The sizes of the queue are those of the encoded images. */
export const imageTextBounds: Partial<EngineBounds> = {
  maxCalls: 32,
  maxSize: 256 * 1024 * 1024,
  callTimeoutMs: 300_000,
  // The first one also loads the recogniser.
  jobTimeoutMs: 2 * VIEW_TIMEOUT_MS,
};
