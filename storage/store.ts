import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The type of each column by its name; names come from the schema, never from a caller. */
export type ColumnTypes = Readonly<Record<string, 'text' | 'integer' | 'bigint'>>;

/** Names come from the schema, never from a caller. */
export interface TableToFill<Row> {
  name: string;
  /** The column of the primary key, which is text. */
  key: keyof Row & string;
  columns: Readonly<Record<keyof Row & string, ColumnTypes[string]>>;
}

/** What JSON for the database has in place of a BigInt: either database reads all digits of a text. */
export function jsonValue(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** The database as the rest of the gateway knows it. Every method throws `service_unavailable` when the store cannot serve. */
export interface Store {
  readonly database: Kysely<Schema>;
  /**
   * SQL for the database's own time as ISO 8601 text in UTC with milliseconds: what replicas must agree about follows its clock
   * (design §7). In PostgreSQL of the statement, not of its transaction: `clock_timestamp()`.
   */
  readonly clock: RawBuilder<string>;
  /**
   * SQL for a table that is made of a JSON array of objects, one row each: many rows cost one parameter, and a statement whose
   * text is the same for any number of them.
   */
  rowsOf(json: string, columns: ColumnTypes): RawBuilder<unknown>;
  /**
   * Inserts the rows whose key the table does not have yet. Returns the positions of the others. The cheapest way of each database:
   * the ledger adds a row for every call.
   */
  insertMissing<Row extends object>(
    transaction: Transaction<Schema>,
    table: TableToFill<Row>,
    rows: readonly Row[],
  ): Promise<ReadonlySet<number>>;
  /**
   * Text that differs from that of an earlier call when another process has since committed a change of what is cached: keys,
   * projects, their models, organisations. It may differ for other reasons too.
   */
  versionByOthers(): Promise<string>;
  /** Runs the work in a transaction beside which none of the same name runs, in this process or any other. */
  alone<Result>(name: string, work: (transaction: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /** To be called after a commit that makes what this process has cached stale. */
  announceChange(): void;
  /** Calls the listener at each announcement, at once; returns the way to stop that. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Those in this process who cache what the database says. */
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
