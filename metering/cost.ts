import type { Prices } from '../catalogue/price.ts';
import { millisecondsOf, type BilledUnits } from './units.ts';

const MILLION = 1_000_000n;
const MS_PER_SECOND = 1_000n;

/** Prices are for a million units, and audio is counted in milliseconds. */
export const PARTS_PER_NANO_EUR = MILLION * MS_PER_SECOND;

/**
 * Computes the cost of units: ceil(Σ units × price / 10⁶), rounded once (design §7). All numbers must be finite and not
 * negative. They must be integers, except seconds, which are rounded to milliseconds.
 */
export function costNanoEur(units: BilledUnits, prices: Prices): bigint {
  return (costParts(units, prices) + PARTS_PER_NANO_EUR - 1n) / PARTS_PER_NANO_EUR;
}

/** Computes the cost before rounding, in parts of a nano-euro. */
export function costParts(units: BilledUnits, prices: Prices): bigint {
  const cached = Math.min(units.cachedInputTokens, units.inputTokens);
  const written = Math.min(units.cacheWriteTokens, units.inputTokens - cached);
  const writtenLong = Math.min(units.cacheWrite1hTokens, written);
  const countedParts =
    BigInt(units.inputTokens - cached - written) * prices.inputTokens +
    BigInt(cached) * prices.cachedInputTokens +
    BigInt(written - writtenLong) * prices.cacheWriteTokens +
    BigInt(writtenLong) * prices.cacheWrite1hTokens +
    BigInt(units.outputTokens) * prices.outputTokens +
    BigInt(units.images) * prices.images +
    BigInt(units.pages) * prices.pages +
    BigInt(units.characters) * prices.characters;
  return countedParts * MS_PER_SECOND + BigInt(millisecondsOf(units.seconds)) * prices.seconds;
}

/** Returns how many output tokens each choice may have for these parts of a nano-euro. */
export function affordableTokens(parts: bigint, choices: number, { outputTokens }: Prices): bigint {
  return parts < 0n ? 0n : parts / (BigInt(choices) * outputTokens * MS_PER_SECOND);
}
