import type { Call } from '../calls/call.ts';
import type { Usage } from '../calls/usage.ts';
import { failure, type GatewayError } from '../errors/gateway-error.ts';

/** The use of a call in the units that have prices. Input includes tokens read from and written to a cache. */
export type BilledUnits = Pick<
  Usage,
  | 'inputTokens'
  | 'cachedInputTokens'
  | 'cacheWriteTokens'
  | 'cacheWrite1hTokens'
  | 'outputTokens'
  | 'reasoningTokens'
  | 'audioInputTokens'
  | 'audioOutputTokens'
  | 'images'
  | 'pages'
  | 'seconds'
  | 'characters'
  | 'searches'
>;

export function noUnits(): BilledUnits {
  return tokenUnits(0, 0);
}

/** Creates units that are only tokens. */
export function tokenUnits(inputTokens: number, outputTokens: number, audioInputTokens = 0): BilledUnits {
  return {
    inputTokens,
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    cacheWrite1hTokens: 0,
    outputTokens,
    reasoningTokens: 0,
    audioInputTokens,
    audioOutputTokens: 0,
    images: 0,
    pages: 0,
    seconds: 0,
    characters: 0,
    searches: 0,
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

/**
 * The most that a call can use (docs/money.md#reservations). Input may be infinite for models without an input price.
 */
export interface UseBound {
  /** All units except the output that `output` bounds. */
  units: BilledUnits;
  /** Null when the output cannot be limited. */
  output: OutputBound | null;
}

/** The output limit of a call. */
export interface OutputBound {
  /** Number of choices. The limit holds for each of them. */
  choices: number;
  /** Infinite when neither the client nor the model has a limit. */
  limitTokens: number;
  /** Whether the client set the limit. The gateway does not lower such a limit before the call. */
  isSetByClient: boolean;
}

/** Returns the requested number of choices or images. An invalid number counts as one; the upstream decides about it. */
export function requestedCount(count: unknown): number {
  return typeof count === 'number' && count >= 1 ? Math.floor(count) : 1;
}

/** Whether the response may contain audio: only when the request asks for it. */
export function mayReturnAudio({ operation, body: { value } }: Call): boolean {
  const { modalities, audio } = value;
  const isListed = Array.isArray(modalities) && modalities.includes('audio');
  return operation.gateway.capability === 'speech' || isListed || (audio !== undefined && audio !== null);
}

/** Creates the error for a request that is beyond a limit, for which no reservation can be made. */
export function beyondLimit(param: string, reason: string): GatewayError {
  return failure('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}
