import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Reads the database's time, as ISO 8601 text in UTC. All replicas agree on it, even if their clocks differ. */
export async function databaseNow(database: Kysely<Schema>, clock: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ now: string }>`select ${clock} as now`.execute(database);
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database has no time');
  return now;
}

/** How long a budget lasts: a day, a week of ISO 8601 (from Monday) or a month, all in UTC. */
export type Interval = 'day' | 'week' | 'month';

const MONTH_LENGTH = 'YYYY-MM'.length;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
/** The position of Thursday in a week. The year of a week is that of its Thursday. */
const THURSDAY = 3;

/** The period that a time belongs to: `2026-11-26`, `2026-W48` or `2026-11`. Periods of one interval sort as text. */
export function periodOf(time: string, interval: Interval = 'month'): string {
  if (interval === 'month') return time.slice(0, MONTH_LENGTH);
  if (interval === 'day') return time.slice(0, DAY_LENGTH);
  const mondayMs = mondayOf(Date.parse(time));
  const year = new Date(mondayMs + THURSDAY * DAY_MS).getUTCFullYear();
  const week = 1 + (mondayMs - firstMondayOf(year)) / (WEEK_DAYS * DAY_MS);
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** The interval of a period, by its form. */
export function intervalOf(period: string): Interval {
  if (period.length === DAY_LENGTH) return 'day';
  return period.length === MONTH_LENGTH ? 'month' : 'week';
}

/** The first moment of a period, and that of the next one. */
export function boundsOf(period: string): { startMs: number; endMs: number } {
  const interval = intervalOf(period);
  const year = Number(period.slice(0, 4));
  if (interval === 'month') {
    const month = Number(period.slice('YYYY-'.length));
    return { startMs: Date.UTC(year, month - 1), endMs: Date.UTC(year, month) };
  }
  const lengthMs = interval === 'day' ? DAY_MS : WEEK_DAYS * DAY_MS;
  const startMs =
    interval === 'day'
      ? Date.parse(period)
      : firstMondayOf(year) + (Number(period.slice('YYYY-W'.length)) - 1) * lengthMs;
  return { startMs, endMs: startMs + lengthMs };
}

/** The Monday of the week that 4 January is in, which is the year's first. */
function firstMondayOf(year: number): number {
  return mondayOf(Date.UTC(year, 0, 4));
}

function mondayOf(timeMs: number): number {
  const day = Math.floor(timeMs / DAY_MS);
  // 1 January 1970 was a Thursday.
  const sinceMonday = (((day + THURSDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;
  return (day - sinceMonday) * DAY_MS;
}

const MONTHS = 12;

/** The months from the year 0 to a month such as `2026-11`, which is 1 for its January. */
export function monthsOf(period: string): number {
  return Number(period.slice(0, 4)) * MONTHS + Number(period.slice('YYYY-'.length));
}

/** The month that `monthsOf` has counted. */
export function periodOfMonths(months: number): string {
  const year = Math.floor((months - 1) / MONTHS);
  const month = months - year * MONTHS;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

/** Adds a duration to a time. Times in this form compare as text. */
export function timeAfter(time: string, durationMs: number): string {
  return new Date(Date.parse(time) + durationMs).toISOString();
}
