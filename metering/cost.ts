import type { Prices } from '../catalogue/price.ts';
import { millisecondsOf, type BilledUnits } from './units.ts';

const MILLION = 1_000_000n;
const MS_PER_SECOND = 1_000n;

/** Prices are for a million units, and audio is counted in milliseconds. */
export const PARTS_PER_NANO_EUR = MILLION * MS_PER_SECOND;

/**
 * What units cost: ceil(Σ units × price / 10⁶), rounded once (design §7). All
 * numbers must be finite and not negative, and whole but for seconds, which count in milliseconds.
 */
export function costNanoEur(units: BilledUnits, prices: Prices): bigint {
  return (costParts(units, prices) + PARTS_PER_NANO_EUR - 1n) / PARTS_PER_NANO_EUR;
}

/** The same before it is rounded, in parts of a nano-euro. */
export function costParts(units: BilledUnits, prices: Prices): bigint {
  const cached = Math.min(units.cachedInputTokens, units.inputTokens);
  const written = Math.min(units.cacheWriteTokens, units.inputTokens - cached);
  const writtenLong = Math.min(units.cacheWrite1hTokens, written);
  const whole =
    BigInt(units.inputTokens - cached - written) * prices.inputTokens +
    BigInt(cached) * prices.cachedInputTokens +
    BigInt(written - writtenLong) * prices.cacheWriteTokens +
    BigInt(writtenLong) * prices.cacheWrite1hTokens +
    BigInt(units.outputTokens) * prices.outputTokens +
    BigInt(units.images) * prices.images +
    BigInt(units.pages) * prices.pages +
    BigInt(units.characters) * prices.characters;
  return whole * MS_PER_SECOND + BigInt(millisecondsOf(units.seconds)) * prices.seconds;
}

/** The tokens of output in each of so many answers that money pays for when it has paid for the rest; zero when there is none left. */
export function affordableTokens(parts: bigint, answers: number, { outputTokens }: Prices): bigint {
  return parts < 0n ? 0n : parts / (BigInt(answers) * outputTokens * MS_PER_SECOND);
}
