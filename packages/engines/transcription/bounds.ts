import type { EngineBounds } from '../workers/engine-worker.ts';

export const transcriptionLimits = {
  /** The longest decoded audio. A small file can contain days of silence. */
  seconds: 1_800,
  /** The most bytes that the worker gets at once. */
  pieceBytes: 256 * 1024,
} as const;

/**
 * The bounds of the queue. Half an hour takes some minutes, and an upload that is transcribed while it arrives has no
 * time limit.
 */
export const transcriptionBounds: Partial<EngineBounds> = {
  maxCalls: 16,
  callTimeoutMs: 3_600_000,
  jobTimeoutMs: 120_000,
};
