import type { EngineBounds } from '../workers/engine-worker.ts';

export const transcriptionLimits = {
  /** Of decoded audio: a small file can stand for days of silence. */
  seconds: 1_800,
  /** Given to the worker at once. */
  pieceBytes: 256 * 1024,
} as const;

/** Half an hour takes some minutes, and an upload that is transcribed while it arrives takes as long as it likes. */
export const transcriptionBounds: Partial<EngineBounds> = {
  maxCalls: 16,
  callTimeoutMs: 3_600_000,
  jobTimeoutMs: 120_000,
};
