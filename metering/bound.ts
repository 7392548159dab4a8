import { failure, type GatewayError } from '../errors/gateway-error.ts';
import type { BilledUnits } from './units.ts';

/** The most that a call can use (design §7). Input may be infinite where the model has no price for it. */
export interface UseBound {
  /** All but the output that `output` bounds. */
  units: BilledUnits;
  /** Null where no limit of output can be set. */
  output: OutputBound | null;
}

export interface OutputBound {
  /** Answers to one prompt; each has the limit for itself. */
  answers: number;
  /** Infinite where neither the caller nor the model has a limit. */
  limitTokens: number;
  /** Whether the caller gave a limit: the gateway lowers none of those. */
  isSetByClient: boolean;
}

/** How many are asked for of what is made; what is no count makes one, or makes the upstream refuse. */
export function requestedCount(count: unknown): number {
  return typeof count === 'number' && count >= 1 ? Math.floor(count) : 1;
}

/** For what is beyond the bound that a reservation can be made for. */
export function beyondLimit(param: string, reason: string): GatewayError {
  return failure('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}
