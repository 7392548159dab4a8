import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** Reads the database's time, as ISO 8601 text in UTC. All replicas agree on it, even if their clocks differ. */
export async function databaseNow(database: Kysely<Schema>, clock: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ now: string }>`select ${clock} as now`.execute(database);
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database has no time');
  return now;
}

const PERIOD_LENGTH = 'YYYY-MM'.length;

/** The month of a time, in UTC. */
export function periodOf(time: string): string {
  return time.slice(0, PERIOD_LENGTH);
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
