import type { Usage } from '../calls/usage.ts';

/** What a call used, in the units that prices know. Input holds what was read from and written to a cache. */
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
  return {
    inputTokens: 0,
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    cacheWrite1hTokens: 0,
    outputTokens: 0,
    reasoningTokens: 0,
    images: 0,
    pages: 0,
    seconds: 0,
    characters: 0,
  };
}

/** Sound is charged by whole milliseconds, up, so that a row of the ledger tells its own cost. */
export function millisecondsOf(seconds: number): number {
  // To the microsecond first: 8.2 s are 8,199.999… ms to a binary float.
  return Math.ceil(Math.round(seconds * 1_000_000) / 1_000);
}
