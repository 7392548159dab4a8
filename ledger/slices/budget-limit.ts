import { sql, type RawBuilder } from 'kysely';
import type { BudgetRow } from '../../storage/ledger-schema.ts';
import { boundsOf } from '../period.ts';

/** One cent is 0.01 EUR; amounts are counted in billionths of one EUR. */
export const NANO_EUR_PER_CENT = 10_000_000n;

/** The columns of a budget that its limit depends on. */
export const LIMIT_COLUMNS = [
  'limit_eur_cents',
  'soft',
  'next_limit_eur_cents',
  'next_limit_at',
  'top_up_eur_cents',
  'top_up_until',
] as const satisfies readonly (keyof BudgetRow)[];

export type LimitRow = Pick<BudgetRow, (typeof LIMIT_COLUMNS)[number]>;

/** The limit of a period in EUR cents at a time: within the period, and at its begin or end for a time before or after it. */
export function limitAt(row: Omit<LimitRow, 'soft'>, period: string, nowMs: number): bigint {
  const { startMs, endMs } = boundsOf(period);
  const time = new Date(Math.min(Math.max(nowMs, startMs), endMs - 1)).toISOString();
  const { next_limit_at: nextAt, top_up_until: until } = row;
  const isNext = nextAt !== null && nextAt <= time;
  const limit = isNext ? (row.next_limit_eur_cents ?? 0n) : row.limit_eur_cents;
  return limit + (until !== null && time < until ? (row.top_up_eur_cents ?? 0n) : 0n);
}

/** As `limitAt` for the current period, in a query of `budgets`. */
export function currentLimit(now: string): RawBuilder<bigint> {
  return sql`case when next_limit_at <= ${now} then next_limit_eur_cents else limit_eur_cents end
    + case when top_up_until > ${now} then top_up_eur_cents else 0 end`;
}

/** The limit that refuses calls, in nano-euro; null for a soft one, which refuses none. */
export function hardLimitAt(row: LimitRow, period: string, nowMs: number): bigint | null {
  return row.soft === 1 ? null : limitAt(row, period, nowMs) * NANO_EUR_PER_CENT;
}
