import { boundsOf, periodOf } from '../period.ts';

/** The first moment of a month such as `2026-11`. */
export function startOf(period: string): string {
  return `${period}-01T00:00:00.000Z`;
}

/** What a period will cost if its rest costs as much by time as it has cost until now. */
export function forecastNanoEur(costNanoEur: bigint, now: string, period = periodOf(now)): bigint {
  const { startMs, endMs } = boundsOf(period);
  const elapsedMs = Math.max(1, Date.parse(now) - startMs);
  return (costNanoEur * BigInt(endMs - startMs)) / BigInt(elapsedMs);
}

/** The part of a period that has passed at a time. */
export function elapsedPart(now: string, period: string): number {
  const { startMs, endMs } = boundsOf(period);
  return (Date.parse(now) - startMs) / (endMs - startMs);
}
