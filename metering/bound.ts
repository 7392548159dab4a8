import { failure, type GatewayError } from '../errors/gateway-error.ts';
import type { BilledUnits } from './units.ts';

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

/** Creates the error for a request that is beyond a limit, for which no reservation can be made. */
export function beyondLimit(param: string, reason: string): GatewayError {
  return failure('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}
