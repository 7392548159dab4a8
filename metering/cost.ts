import type { Prices } from '../catalogue/price.ts';
import type { BilledUnits } from './units.ts';

const MILLION = 1_000_000n;
const MICROSECONDS_PER_SECOND = 1_000_000;

/**
 * What units cost: ceil(Σ units × price / 10⁶), rounded once (design §7). Seconds count to the microsecond; what was written to a
 * cache costs as input. All numbers must be finite and not negative, and whole but for seconds.
 */
export function costNanoEur(units: BilledUnits, prices: Prices): bigint {
  const cached = Math.min(units.cachedInputTokens, units.inputTokens);
  const whole =
    BigInt(units.inputTokens - cached) * prices.inputTokens +
    BigInt(cached) * prices.cachedInputTokens +
    BigInt(units.outputTokens) * prices.outputTokens +
    BigInt(units.images) * prices.images +
    BigInt(units.pages) * prices.pages +
    BigInt(units.characters) * prices.characters;
  const microseconds = BigInt(Math.round(units.seconds * MICROSECONDS_PER_SECOND));
  return ceilingOf(whole * MILLION + microseconds * prices.seconds, MILLION * MILLION);
}

function ceilingOf(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
