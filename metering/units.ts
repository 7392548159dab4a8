import type { Usage } from '../calls/usage.ts';

/** The use of a call in the units that have prices. Input includes tokens read from and written to a cache. */
export type BilledUnits = Pick<
  Usage,
  | 'inputTokens'
  | 'cachedInputTokens'
  | 'cacheWriteTokens'
  | 'cacheWrite1hTokens'
  | 'outputTokens'
  | 'reasoningTokens'
  | 'images'
  | 'pages'
  | 'seconds'
  | 'characters'
>;

export function noUnits(): BilledUnits {
  return tokenUnits(0, 0);
}

/** Creates units that are only tokens. */
export function tokenUnits(inputTokens: number, outputTokens: number): BilledUnits {
  return {
    inputTokens,
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    cacheWrite1hTokens: 0,
    outputTokens,
    reasoningTokens: 0,
    images: 0,
    pages: 0,
    seconds: 0,
    characters: 0,
  };
}

/**
 * Rounds seconds up to milliseconds, the unit that audio is charged in, so that the cost can be computed from the
 * ledger row.
 */
export function millisecondsOf(seconds: number): number {
  // Round to microseconds first: 8.2 s are 8,199.999… ms as a binary float.
  return Math.ceil(Math.round(seconds * 1_000_000) / 1_000);
}

/** Counts the images that were received. A partial image counts: it was generated, and the client has received it. */
export function imagesDelivered({ images, received }: Usage): number {
  return images + (received.images ?? 0);
}
