import { monthsOf, periodOf, periodOfMonths } from '../period.ts';

/** The first moment of a month such as `2026-11`. */
export function startOf(period: string): string {
  return `${period}-01T00:00:00.000Z`;
}

/** What a month will cost if its rest costs as much by time as it has cost until now. */
export function forecastNanoEur(costNanoEur: bigint, now: string): bigint {
  const period = periodOf(now);
  const startMs = Date.parse(startOf(period));
  const endMs = Date.parse(startOf(periodOfMonths(monthsOf(period) + 1)));
  const elapsedMs = Math.max(1, Date.parse(now) - startMs);
  return (costNanoEur * BigInt(endMs - startMs)) / BigInt(elapsedMs);
}
