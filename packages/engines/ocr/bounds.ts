import type { EngineBounds } from '../workers/engine-worker.ts';

/** The bounds of one document. A document beyond them is rejected and never shortened. */
export const ocrLimits = {
  documentBytes: 50 * 1024 * 1024,
  pages: 100,
  /** The most pixels of an image. They are checked before decoding, because a few kilobytes can contain gigabytes. */
  imagePixels: 50_000_000,
} as const;

/** Larger pages are scaled down to this size. More detail takes more time and finds no more words. */
export const RECOGNISED_PIXELS = 12_000_000;

/** The resolution at which pages of PDFs are drawn. */
export const PAGE_DPI = 200;

/** The bounds of the queue. Its sizes are those of the documents on disk. A hundred pages take some minutes. */
export const ocrBounds: Partial<EngineBounds> = {
  maxCalls: 16,
  maxSize: 8 * ocrLimits.documentBytes,
  callTimeoutMs: 540_000,
};
