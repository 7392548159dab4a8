import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { ExecuteResult, UnchangedRow, WorkerSettings } from './protocol.ts';

const CACHED_STATEMENTS = 256;
const BUSY = 5;

interface PreparedStatement {
  statement: StatementSync;
  returnsRows: boolean;
  bigintColumns: ReadonlySet<string>;
}

/** One connection and its prepared statements. Every call blocks, which is why it lives in a thread of its own. */
export class DatabaseThread {
  readonly #database: DatabaseSync;
  /** Least recently used first. */
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(settings: WorkerSettings) {
    createPrivately(settings.path);
    this.#database = new DatabaseSync(settings.path, { enableForeignKeyConstraints: true });
    this.#database.exec(`PRAGMA busy_timeout = ${settings.busyTimeoutMs}`);
    this.#enterWalMode(settings.busyTimeoutMs);
    // With WAL, FULL also syncs on each commit: what was acknowledged survives a loss of power.
    this.#database.exec('PRAGMA synchronous = FULL');
  }

  /** `inTransaction`: the caller believes that a transaction is open; SQLite may have ended it by itself on a full disk. */
  execute(sql: string, parameters: readonly unknown[], inTransaction: boolean): ExecuteResult {
    this.#requireTransaction(inTransaction);
    const prepared = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (!prepared.returnsRows)
      return { rows: [], changes: BigInt(prepared.statement.run(...values).changes) };
    const rows = prepared.statement.all(...values);
    return { rows: rows.map((row) => narrowed(row, prepared.bigintColumns)) };
  }

  /** Runs a statement that writes once for each of `rows`, a JSON array of arrays of texts, numbers and nulls. */
  executeEach(sql: string, rows: string, inTransaction: boolean): ExecuteResult {
    this.#requireTransaction(inTransaction);
    const { statement } = this.#prepare(sql);
    const unchanged: UnchangedRow[] = [];
    // The main thread's own text.
    for (const [position, row] of (JSON.parse(rows) as SQLInputValue[][]).entries())
      if (BigInt(statement.run(...row).changes) === 0n) unchanged.push({ position });
    return { rows: unchanged };
  }

  rollback(): ExecuteResult {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    return { rows: [] };
  }

  /** A number that changes when another connection has committed; this connection's own commits leave it alone. */
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

  /** The switch to WAL needs the file for itself for a moment, and does not wait for it as other statements do. */
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

/** Creates a missing database file for its owner alone; SQLite gives the same mode to the files beside it. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'ax', 0o600));
  } catch (error) {
    // A file that is there keeps its mode. What else is wrong, SQLite reports when it opens the file.
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

/** Node binds every number as a float; whole ones are meant as integers. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'boolean') return value ? 1n : 0n;
  // What else a query builder may pass, node:sqlite itself refuses by name.
  return value as SQLInputValue;
}

/** Columns declared bigint stay BigInt; other integers become numbers, unless that would change their value. */
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
