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

/** Adds a duration to a time. Times in this form compare as text. */
export function timeAfter(time: string, durationMs: number): string {
  return new Date(Date.parse(time) + durationMs).toISOString();
}
