import { monthsOf, periodOf, periodOfMonths } from '../period.ts';

/** The first moment of a month such as `2026-11`. */
export function startOf(period: string): string {
  return `${period}-01T00:00:00.000Z`;
}

/** What a month will cost if its rest costs as much by time as it has cost until now. */
export function forecastNanoEur(costNanoEur: bigint, now: string): bigint {
  const { elapsedMs, lengthMs } = monthAt(now);
  return (costNanoEur * BigInt(lengthMs)) / BigInt(elapsedMs);
}

/** The part of its month that has passed at a time. */
export function elapsedPart(now: string): number {
  const { elapsedMs, lengthMs } = monthAt(now);
  return elapsedMs / lengthMs;
}

function monthAt(now: string): { elapsedMs: number; lengthMs: number } {
  const period = periodOf(now);
  const startMs = Date.parse(startOf(period));
  const endMs = Date.parse(startOf(periodOfMonths(monthsOf(period) + 1)));
  return { elapsedMs: Math.max(1, Date.parse(now) - startMs), lengthMs: endMs - startMs };
}
