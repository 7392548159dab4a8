import { CompiledQuery, Kysely, sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import {
  ChangeListeners,
  type ColumnTypes,
  type JsonElements,
  type Store,
  type TableToFill,
} from '../store.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { SqliteDriver, type SqliteSettings } from './driver.ts';
import type { UnchangedRow } from './protocol.ts';
import { RowBatch } from './row-batch.ts';

/** The embedded database, SQLite. */
export class SqliteStore implements Store {
  readonly database: Kysely<Schema>;
  readonly clock = sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
  readonly #driver: SqliteDriver;
  readonly #listeners = new ChangeListeners();

  constructor(settings: SqliteSettings) {
    this.#driver = new SqliteDriver(settings);
    this.database = new Kysely<Schema>({ dialect: new NodeSqliteDialect(this.#driver) });
  }

  rowsOf(json: string, columns: ColumnTypes): RawBuilder<unknown> {
    const values = Object.keys(columns).map((name) => `value ->> '$.${name}' as ${name}`);
    return sql`(select ${sql.raw(values.join(', '))} from json_each(${json})) as given`;
  }

  readonly elementsOf = (json: RawBuilder<string>): JsonElements => ({
    table: sql`json_each(${json}) as element`,
    isLast: sql`element.key = json_array_length(${json}) - 1`,
  });

  readonly memberOf = (json: RawBuilder<string>, name: string): RawBuilder<string | null> =>
    sql`((${json}) ->> ${sql.lit(name)})`;

  /** Runs one statement for each row, with one message to the database's thread. This costs a third of `rowsOf`. */
  async insertMissing<Row extends object>(
    transaction: Transaction<Schema>,
    { name, key, columns }: TableToFill<Row>,
    rows: readonly Row[],
  ): Promise<ReadonlySet<number>> {
    // The assertion holds: the type of `columns` has exactly these keys.
    const names = Object.keys(columns) as (keyof Row & string)[];
    const statement = `insert into ${name} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
      on conflict (${key}) do nothing`;
    const query = CompiledQuery.raw(statement, [RowBatch.of(rows, names)]);
    const unchanged = await transaction.executeQuery<UnchangedRow>(query);
    return new Set(unchanged.rows.map(({ position }) => position));
  }

  changeVersion(): Promise<string> {
    return this.#driver.version();
  }

  /** The name is not used: every transaction has the write lock from its start. */
  withLock<Result>(
    _name: string,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction().execute(work);
  }

  announceChange(): void {
    this.#listeners.announce();
  }

  onChange(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Closes the driver and not Kysely, so that later statements fail as unavailable. */
  close(): Promise<void> {
    return this.#driver.destroy();
  }
}
