import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseLocation } from '../../storage/open-database.ts';

const PRELOAD = join(import.meta.dirname, 'shifted-sqlite.ts');

/** By how much the databases' clock must be ahead for the next month to begin after that time. */
export function shiftToMonthEndMs(inMs: number, nowMs = Date.now()): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - nowMs - inMs;
}

/**
 * Sets a database's clock ahead: on PostgreSQL by a function that is found before its own, on SQLite by the environment that this
 * returns, for each process.
 */
export async function shiftClock(
  location: DatabaseLocation,
  shiftMs: number,
): Promise<Record<string, string>> {
  if (!('url' in location))
    return { NODE_OPTIONS: `--import=${PRELOAD}`, PROOF_CLOCK_SHIFT_MS: String(Math.round(shiftMs)) };
  const client = new Client({ connectionString: location.url });
  await client.connect();
  try {
    const name = new URL(location.url).pathname.slice(1);
    await client.query(`
      create function public.clock_timestamp() returns timestamptz language sql volatile as
        $$ select pg_catalog.clock_timestamp() + interval '${Math.round(shiftMs)} milliseconds' $$;
      alter database ${name} set search_path = public, pg_catalog`);
  } finally {
    await client.end();
  }
  return {};
}
