import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { storeUnavailable } from '../store-error.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { WorkerClient } from './worker-client.ts';

export interface SqliteSettings {
  path: string;
  /** How long a statement waits while another process writes. */
  busyTimeoutMs: number;
  /** After this the database's thread is given up; it must be longer than `busyTimeoutMs`. */
  statementTimeoutMs: number;
  /** How many callers may wait for the connection, and for how long. */
  maxWaiting: number;
  maxWaitMs: number;
}

/** As the only parameter of a statement: it runs once for each row of a JSON array of arrays of parameters. */
export class RowBatch {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * Kysely's driver over `node:sqlite`. There is one connection, in one thread; callers take turns on it. A thread that died or
 * hung is replaced at the next turn, and a turn never crosses to another thread, so that half a transaction cannot run on.
 */
export class SqliteDriver implements Driver {
  readonly #settings: SqliteSettings;
  readonly #queue: ConnectionQueue;
  #worker: WorkerClient | null = null;
  #closed = false;

  constructor(settings: SqliteSettings) {
    this.#settings = settings;
    this.#queue = new ConnectionQueue(settings);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.enter();
    try {
      return new SqliteConnection(this.#currentWorker());
    } catch (error) {
      this.#queue.leave();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await own(connection).begin(settings.accessMode === 'read only');
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).rollback();
  }

  releaseConnection(): Promise<void> {
    this.#queue.leave();
    return Promise.resolve();
  }

  /**
   * See `DatabaseThread.dataVersion`; asked for without waiting for a turn. The number means something on one connection only,
   * and a new thread starts to count afresh, so the thread is part of it.
   */
  async version(): Promise<string> {
    const worker = this.#currentWorker();
    const { rows } = await worker.request({ kind: 'data-version' });
    return `${worker.serial}.${String(rows[0]?.['data_version'])}`;
  }

  async destroy(): Promise<void> {
    this.#closed = true;
    await this.#worker?.close();
  }

  #currentWorker(): WorkerClient {
    if (this.#closed) throw storeUnavailable('it is closed');
    if (this.#worker === null || this.#worker.isGone) this.#worker = new WorkerClient(this.#settings);
    return this.#worker;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #worker: WorkerClient;
  #inTransaction = false;

  constructor(worker: WorkerClient) {
    this.#worker = worker;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#execute(query.sql, query.parameters);
    // The query builder knows the row's type from the statement; the driver only carries it.
    const typed = rows as Row[];
    return changes === undefined ? { rows: typed } : { rows: typed, numAffectedRows: changes };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('an open cursor would hold the one connection: page through the rows instead');
  }

  /** A transaction that writes takes the write lock at once: one that began as a reader could not wait for it later. */
  async begin(readOnly: boolean): Promise<void> {
    await this.#execute(readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE', []);
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    await this.#execute('COMMIT', []);
    this.#inTransaction = false;
  }

  /** Never throws: it runs after a failure, which is what the caller must see. A lost thread has rolled back already. */
  async rollback(): Promise<void> {
    this.#inTransaction = false;
    await this.#worker.request({ kind: 'rollback' }).catch(() => this.#worker.abandon('a rollback failed'));
  }

  #execute(sql: string, parameters: readonly unknown[]): ReturnType<WorkerClient['request']> {
    const [batch] = parameters;
    if (batch instanceof RowBatch)
      return this.#worker.request({
        kind: 'execute-each',
        sql,
        rows: batch.json,
        inTransaction: this.#inTransaction,
      });
    return this.#worker.request({ kind: 'execute', sql, parameters, inTransaction: this.#inTransaction });
  }
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new Error("the connection is another driver's");
}
