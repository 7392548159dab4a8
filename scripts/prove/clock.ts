import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseLocation } from '../../storage/open-database.ts';

const PRELOAD = join(import.meta.dirname, 'shifted-sqlite.ts');
/** How long before the end of a month the gateways start. The clock then jumps to the end, so that they see the next month. */
const BEFORE_END_MS = 600_000;

/** The database clock of a run, ahead of the true time: with a function that replaces that of PostgreSQL, or a file for SQLite. */
export class ProofClock {
  readonly #location: DatabaseLocation;
  readonly #path: string;

  private constructor(location: DatabaseLocation, directory: string) {
    this.#location = location;
    this.#path = join(directory, 'clock-shift');
  }

  static async make(location: DatabaseLocation, directory: string): Promise<ProofClock> {
    const clock = new ProofClock(location, directory);
    await clock.#install();
    await clock.endMonthIn(BEFORE_END_MS);
    return clock;
  }

  /** The environment of each gateway. */
  get environment(): Record<string, string> {
    if ('url' in this.#location) return {};
    return { NODE_OPTIONS: `--import=${PRELOAD}`, PROOF_CLOCK_SHIFT: this.#path };
  }

  /** Moves the clock so that the next month begins after the given time. */
  async endMonthIn(durationMs: number): Promise<void> {
    const now = new Date();
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    const shiftMs = end - now.getTime() - durationMs;
    await writeFile(this.#path, `${shiftMs / 1_000} seconds`);
    await this.#query(`update proof_clock set shift = interval '${shiftMs} milliseconds'`);
  }

  async #install(): Promise<void> {
    if (!('url' in this.#location)) return;
    const name = new URL(this.#location.url).pathname.slice(1);
    await this.#query(`
      create table proof_clock (shift interval not null);
      insert into proof_clock values ('0 seconds');
      create function public.clock_timestamp() returns timestamptz language sql volatile as
        $$ select pg_catalog.clock_timestamp() + shift from public.proof_clock $$;
      alter database ${name} set search_path = public, pg_catalog`);
  }

  async #query(statements: string): Promise<void> {
    if (!('url' in this.#location)) return;
    const client = new Client({ connectionString: this.#location.url });
    await client.connect();
    try {
      await client.query(statements);
    } finally {
      await client.end();
    }
  }
}
