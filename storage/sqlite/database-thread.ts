import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { ExecuteResult, UnchangedRow, WorkerSettings } from './protocol.ts';
import type { PackedRows } from './row-batch.ts';

const CACHED_STATEMENTS = 256;
const BUSY = 5;

interface PreparedStatement {
  statement: StatementSync;
  returnsRows: boolean;
  bigintColumns: ReadonlySet<string>;
}

/** One connection and its prepared statements. Every call blocks, so it runs in its own thread. */
export class DatabaseThread {
  readonly #database: DatabaseSync;
  /** Least recently used first. */
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(settings: WorkerSettings) {
    createPrivately(settings.path);
    this.#database = new DatabaseSync(settings.path, { enableForeignKeyConstraints: true });
    this.#database.exec(`PRAGMA busy_timeout = ${settings.busyTimeoutMs}`);
    this.#enterWalMode(settings.busyTimeoutMs);
    // With WAL, FULL also syncs on each commit, so committed data survives a loss of power.
    this.#database.exec('PRAGMA synchronous = FULL');
  }

  /** @param inTransaction whether a transaction should be open; SQLite may have ended it by itself on a full disk */
  execute(sql: string, parameters: readonly unknown[], inTransaction: boolean): ExecuteResult {
    this.#requireTransaction(inTransaction);
    const prepared = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (!prepared.returnsRows)
      return { rows: [], changes: BigInt(prepared.statement.run(...values).changes) };
    const rows = prepared.statement.all(...values);
    return { rows: rows.map((row) => narrowed(row, prepared.bigintColumns)) };
  }

  /** Runs a writing statement once for each of `rows`. */
  executeEach(sql: string, rows: PackedRows, inTransaction: boolean): ExecuteResult {
    this.#requireTransaction(inTransaction);
    const { statement } = this.#prepare(sql);
    const { cells, columns } = rows;
    const values = rows.values.map(bindable);
    const unchanged: UnchangedRow[] = [];
    const parameters: SQLInputValue[] = Array.from({ length: columns }, () => null);
    for (let start = 0; start < cells.length; start += columns) {
      for (let column = 0; column < columns; column += 1)
        parameters[column] = values[cells[start + column] ?? -1] ?? null;
      if (BigInt(statement.run(...parameters).changes) === 0n) unchanged.push({ position: start / columns });
    }
    return { rows: unchanged };
  }

  rollback(): ExecuteResult {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    return { rows: [] };
  }

  /** A number that changes when another connection has committed. It does not change with this connection's commits. */
  dataVersion(): ExecuteResult {
    return this.execute('PRAGMA data_version', [], false);
  }

  close(): ExecuteResult {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
    return { rows: [] };
  }

  #requireTransaction(inTransaction: boolean): void {
    if (inTransaction && !this.#database.isTransaction)
      throw new Error('the transaction was rolled back by the database');
  }

  /** Switches to WAL. That needs an exclusive lock and does not wait for it as other statements do, so it is retried. */
  #enterWalMode(timeoutMs: number): void {
    const pause = new Int32Array(new SharedArrayBuffer(4));
    const deadlineMs = Date.now() + timeoutMs;
    for (;;) {
      try {
        this.#database.exec('PRAGMA journal_mode = WAL');
        return;
      } catch (error) {
        if (sqliteCodeOf(error) !== BUSY || Date.now() > deadlineMs) throw error;
        Atomics.wait(pause, 0, 0, 10);
      }
    }
  }

  #prepare(sql: string): PreparedStatement {
    const cached = this.#statements.get(sql);
    this.#statements.delete(sql);
    const prepared = cached ?? prepare(this.#database, sql);
    this.#statements.set(sql, prepared);
    if (this.#statements.size > CACHED_STATEMENTS) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
    return prepared;
  }
}

/** Creates a missing database file with permissions for its owner only. SQLite uses the same mode for its other files. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    // An existing file keeps its mode. Other errors are reported by SQLite when it opens the file.
    void error;
  }
}

function prepare(database: DatabaseSync, sql: string): PreparedStatement {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  const columns = statement.columns();
  const bigintColumns = new Set(
    columns.filter(({ type }) => type?.toLowerCase() === 'bigint').map(({ name }) => name),
  );
  return { statement, returnsRows: columns.length > 0, bigintColumns };
}

/** Converts integers to BigInts, since Node binds every number as a float. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  // The assertion is safe: node:sqlite throws for other types.
  return value as SQLInputValue;
}

/** Converts integers to numbers, except in bigint columns and where that would change the value. */
function narrowed(row: Record<string, unknown>, bigintColumns: ReadonlySet<string>): Record<string, unknown> {
  for (const name of Object.keys(row)) {
    const value = row[name];
    if (typeof value !== 'bigint' || bigintColumns.has(name)) continue;
    const number = Number(value);
    if (Number.isSafeInteger(number)) row[name] = number;
  }
  return row;
}

/** The primary result code of an error of node:sqlite. */
function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}
