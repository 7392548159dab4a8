import type { Prices } from '../catalogue/price.ts';
import { millisecondsOf, type BilledUnits } from './units.ts';

/** The parts of a nano-euro that a unit costs, by its price. Audio is counted in milliseconds. */
export const PARTS_PER_UNIT = 1_000n;
/** Prices are for a million units. */
export const PARTS_PER_NANO_EUR = 1_000_000n * PARTS_PER_UNIT;
const MOST_REST = PARTS_PER_NANO_EUR - 1n;

/**
 * Computes the cost of units: ceil(Σ units × price / 10⁶), rounded once (docs/money.md#what-is-charged). All numbers
 * must be finite and not negative. They must be integers, except seconds, which are rounded to milliseconds.
 */
export function costNanoEur(units: BilledUnits, prices: Prices): bigint {
  return nanoEurOf(costParts(units, prices));
}

/** Rounds parts of a nano-euro up. */
export function nanoEurOf(parts: bigint): bigint {
  return (parts + MOST_REST) / PARTS_PER_NANO_EUR;
}

/** Computes the cost before rounding, in parts of a nano-euro. */
export function costParts(units: BilledUnits, prices: Prices): bigint {
  // Audio counts as read from no cache, since backends rarely say what of it was.
  const audioInput =
    prices.audioInputTokens === prices.inputTokens ? 0 : Math.min(units.audioInputTokens, units.inputTokens);
  const text = units.inputTokens - audioInput;
  const cached = Math.min(units.cachedInputTokens, text);
  const written = Math.min(units.cacheWriteTokens, text - cached);
  const writtenLong = Math.min(units.cacheWrite1hTokens, written);
  const reasoning = Math.min(units.reasoningTokens, units.outputTokens);
  const audioOutput = Math.min(units.audioOutputTokens, units.outputTokens - reasoning);
  let counted = plus(0n, text - cached - written, prices.inputTokens);
  counted = plus(counted, audioInput, prices.audioInputTokens);
  counted = plus(counted, cached, prices.cachedInputTokens);
  counted = plus(counted, written - writtenLong, prices.cacheWriteTokens);
  counted = plus(counted, writtenLong, prices.cacheWrite1hTokens);
  counted = plus(counted, units.outputTokens - reasoning - audioOutput, prices.outputTokens);
  counted = plus(counted, reasoning, prices.reasoningTokens);
  counted = plus(counted, audioOutput, prices.audioOutputTokens);
  counted = plus(counted, units.images, prices.images);
  counted = plus(counted, units.pages, prices.pages);
  counted = plus(counted, units.characters, prices.characters);
  counted = plus(counted, units.searches, prices.searches);
  const parts = counted * PARTS_PER_UNIT;
  return units.seconds === 0 ? parts : parts + BigInt(millisecondsOf(units.seconds)) * prices.seconds;
}

/** Adds the cost of a unit. Most units of a call are zero, and take no big integers. */
function plus(parts: bigint, count: number, price: bigint): bigint {
  return count === 0 ? parts : parts + BigInt(count) * price;
}
