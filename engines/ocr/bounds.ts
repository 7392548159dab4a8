import type { EngineBounds } from '../workers/engine-worker.ts';

/** Bounds of one document; what is beyond them is refused, never silently shortened. */
export const ocrLimits = {
  documentBytes: 50 * 1024 * 1024,
  pages: 100,
  /** Of an image before it is decoded: a few kilobytes can stand for gigabytes. */
  imagePixels: 50_000_000,
} as const;

/** Larger pages are scaled down to this before they are recognised: more detail takes time and finds no more words. */
export const RECOGNISED_PIXELS = 12_000_000;

/** At which pages of PDFs are drawn. */
export const PAGE_DPI = 200;

/** A hundred pages take some minutes; the sizes of the queue are those of the documents on disk. */
export const ocrBounds: Partial<EngineBounds> = {
  maxCalls: 16,
  maxSize: 8 * ocrLimits.documentBytes,
  callTimeoutMs: 540_000,
};
