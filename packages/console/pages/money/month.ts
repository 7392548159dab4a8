const DAY_MS = 86_400_000;

export interface Month {
  /** `2026-11` */
  name: string;
  from: string;
  /** The first time that is not included. */
  until: string;
  days: number;
}

/** Returns a month in UTC, as the ledger has them. */
export function monthOf(name: string): Month {
  const start = new Date(`${name}-01T00:00:00Z`);
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return {
    name,
    from: start.toISOString(),
    until: end.toISOString(),
    days: Math.round((end.getTime() - start.getTime()) / DAY_MS),
  };
}

export function thisMonth(now: Date = new Date()): string {
  return now.toISOString().slice(0, 7);
}

export function monthBefore(name: string): string {
  return new Date(Date.parse(`${name}-01T00:00:00Z`) - DAY_MS).toISOString().slice(0, 7);
}

/** Lists months, the latest first. */
export function lastMonths(count: number, now: Date = new Date()): string[] {
  const months = [thisMonth(now)];
  while (months.length < count) months.push(monthBefore(months.at(-1) ?? ''));
  return months;
}

/** What the month will have cost when it goes on as it did. Null for a month that is over or has just begun. */
export function forecastOf(month: Month, spentNanoEur: bigint, now: Date = new Date()): bigint | null {
  const passedMs = now.getTime() - Date.parse(month.from);
  const wholeMs = Date.parse(month.until) - Date.parse(month.from);
  if (passedMs < DAY_MS || passedMs >= wholeMs) return null;
  return (spentNanoEur * BigInt(wholeMs)) / BigInt(passedMs);
}
