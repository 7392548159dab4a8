import { Kysely, sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import {
  ChangeListeners,
  jsonValue,
  type ColumnTypes,
  type JsonElements,
  type Store,
  type TableToFill,
} from '../store.ts';
import { lockForTransaction } from './advisory-lock.ts';
import type { PostgresSettings } from './connection-pool.ts';
import { SharedDialect } from './dialect.ts';
import { PostgresDriver } from './driver.ts';

/** A table of PostgreSQL only: SQLite counts the commits of other connections by itself. */
interface ChangeCounter {
  change_counter: { version: bigint };
}

/** Less than the maximum age of cached keys (projects/freshness.ts). */
const VERSION_WITHIN_MS = 1_500;

/** The shared database, PostgreSQL. */
export class PostgresStore implements Store {
  readonly database: Kysely<Schema>;
  readonly clock = sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  readonly #driver: PostgresDriver;
  /** A separate connection, so that the cache of keys can be checked while all others are busy. */
  readonly #versions: { database: Kysely<ChangeCounter>; driver: PostgresDriver };
  readonly #listeners = new ChangeListeners();

  constructor(settings: PostgresSettings) {
    this.#driver = new PostgresDriver(settings);
    this.database = databaseOver(this.#driver);
    const driver = new PostgresDriver({
      ...settings,
      connections: 1,
      maxWaitMs: VERSION_WITHIN_MS,
      statementTimeoutMs: VERSION_WITHIN_MS,
    });
    this.#versions = { driver, database: databaseOver(driver) };
  }

  rowsOf(json: string, columns: ColumnTypes): RawBuilder<unknown> {
    const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    return sql`jsonb_to_recordset(${json}::jsonb) as given(${sql.raw(types.join(', '))})`;
  }

  readonly elementsOf = (json: RawBuilder<string>): JsonElements => ({
    table: sql`jsonb_array_elements((${json})::jsonb) with ordinality as element(value, position)`,
    isLast: sql`element.position = jsonb_array_length((${json})::jsonb)`,
  });

  readonly memberOf = (json: RawBuilder<string>, name: string): RawBuilder<string | null> =>
    sql`((${json})::jsonb ->> ${sql.lit(name)})`;

  async insertMissing<Row extends object>(
    transaction: Transaction<Schema>,
    { name, key, columns }: TableToFill<Row>,
    rows: readonly Row[],
  ): Promise<ReadonlySet<number>> {
    const names = sql.raw(Object.keys(columns).join(', '));
    const json = JSON.stringify(rows, (_key, value: unknown) => jsonValue(value));
    const { rows: inserted } = await sql<{ id: string }>`
      insert into ${sql.raw(name)} (${names}) select ${names} from ${this.rowsOf(json, columns)}
      on conflict (${sql.raw(key)}) do nothing returning ${sql.raw(key)} as id`.execute(transaction);
    const ids = new Set<unknown>(inserted.map(({ id }) => id));
    const isPresent = (row: Row): boolean => !ids.has(row[key]);
    return new Set(rows.flatMap((row, position) => (isPresent(row) ? [position] : [])));
  }

  /** Triggers count the changes, in the transactions that make them (migration 0005). */
  async changeVersion(): Promise<string> {
    const row = await this.#versions.database
      .selectFrom('change_counter')
      .select('version')
      .executeTakeFirstOrThrow();
    return String(row.version);
  }

  withLock<Result>(
    name: string,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction().execute(async (transaction) => {
      await lockForTransaction(transaction, name);
      return work(transaction);
    });
  }

  announceChange(): void {
    this.#listeners.announce();
  }

  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Closes the drivers and not Kysely, so that later statements fail as unavailable. */
  async close(): Promise<void> {
    await Promise.all([this.#driver.destroy(), this.#versions.driver.destroy()]);
  }
}

function databaseOver<Tables>(driver: PostgresDriver): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SharedDialect(driver) });
}
