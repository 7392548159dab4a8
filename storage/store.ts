import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The type of each column by its name. Names come from the schema, never from a client. */
export type ColumnTypes = Readonly<Record<string, 'text' | 'integer' | 'bigint'>>;

/** The table of an insertion. Names come from the schema, never from a client. */
export interface TableToFill<Row> {
  name: string;
  /** The column of the primary key, which is text. */
  key: keyof Row & string;
  columns: Readonly<Record<keyof Row & string, ColumnTypes[string]>>;
}

/** Converts a BigInt to a string in JSON for the database: both databases then keep all digits. */
export function jsonValue(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** A table `element`, whose `value` is JSON that `->>` reads. */
export interface JsonElements {
  table: RawBuilder<unknown>;
  /** Whether the element is the last one of its array. */
  isLast: RawBuilder<boolean>;
}

/** The database. Every method throws `service_unavailable` when it is unavailable. */
export interface Store {
  readonly database: Kysely<Schema>;
  /**
   * SQL for the database's time as ISO 8601 text in UTC with milliseconds. All replicas use this clock where they must
   * agree. In PostgreSQL it is the time of the statement and not of its transaction: `clock_timestamp()`.
   */
  readonly clock: RawBuilder<string>;
  /**
   * SQL for a table from a JSON array of objects, one for each row. Many rows then need one parameter, and the text of the statement
   * does not depend on their number.
   */
  rowsOf(json: string, columns: ColumnTypes): RawBuilder<unknown>;
  /** SQL for the elements of a JSON array in a column, as a table to join. Needs no `this`. */
  readonly elementsOf: (json: RawBuilder<string>) => JsonElements;
  /** SQL for the text of a member of a JSON object in a column. The name comes from the configuration's pattern. Needs no `this`. */
  readonly memberOf: (json: RawBuilder<string>, name: string) => RawBuilder<string | null>;
  /**
   * Inserts the rows whose keys are not in the table yet. Returns the positions of the others. Optimised for each database, since the
   * ledger inserts a row for every call.
   */
  insertMissing<Row extends object>(
    transaction: Transaction<Schema>,
    table: TableToFill<Row>,
    rows: readonly Row[],
  ): Promise<ReadonlySet<number>>;
  /**
   * Returns a text that changes when another process has committed a change of cached data: keys, projects, their models,
   * organisations. It may also change for other reasons.
   */
  changeVersion(): Promise<string>;
  /** Runs the work in a transaction while no other transaction with the same lock name runs, in any process. */
  withLock<Result>(
    name: string,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result>;
  /** To be called after a commit that changes data which this process has cached. */
  announceChange(): void;
  /** Calls the listener synchronously at each announcement. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The listeners of this process that cache data of the database. */
export class ChangeListeners {
  readonly #listeners = new Set<() => void>();

  announce(): void {
    for (const listener of this.#listeners) listener();
  }

  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
