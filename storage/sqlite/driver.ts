import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { storeUnavailable } from '../store-error.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { RowBatch } from './row-batch.ts';
import { WorkerClient } from './worker-client.ts';

export interface SqliteSettings {
  path: string;
  /** How long a statement waits while another process writes. */
  busyTimeoutMs: number;
  /** After this time the database's thread is terminated. It must be longer than `busyTimeoutMs`. */
  statementTimeoutMs: number;
  /** How many transactions may wait for the connection, and how long. */
  maxWaiting: number;
  maxWaitMs: number;
}

/**
 * A Kysely driver over `node:sqlite` with one connection in one thread, which one transaction uses at a time. A thread that ended or
 * hung is replaced at the next transaction. A transaction never continues in another thread, so it cannot run partly.
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
    await ownConnection(connection).begin(settings.accessMode === 'read only');
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).rollback();
  }

  releaseConnection(): Promise<void> {
    this.#queue.leave();
    return Promise.resolve();
  }

  /**
   * See `DatabaseThread.dataVersion`. Does not wait for the connection. The number is valid for one connection only, so the thread's
   * serial number is added.
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
    if (this.#worker === null || this.#worker.isClosed) this.#worker = new WorkerClient(this.#settings);
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
    // The assertion holds: the query builder derives the row's type from the statement.
    const typed = rows as Row[];
    return changes === undefined ? { rows: typed } : { rows: typed, numAffectedRows: changes };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error(
      'cursors are not supported, since they would block the connection: page through the rows instead',
    );
  }

  /** Begins a transaction. A writing one takes the write lock at once, since it could not wait for it later. */
  async begin(readOnly: boolean): Promise<void> {
    await this.#execute(readOnly ? 'BEGIN' : 'BEGIN IMMEDIATE', []);
    this.#inTransaction = true;
  }

  async commit(): Promise<void> {
    await this.#execute('COMMIT', []);
    this.#inTransaction = false;
  }

  /** Never throws, so that the error before it is reported. A thread that ended has already rolled back. */
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
        rows: batch.packed,
        inTransaction: this.#inTransaction,
      });
    return this.#worker.request({ kind: 'execute', sql, parameters, inTransaction: this.#inTransaction });
  }
}

function ownConnection(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new Error('the connection belongs to another driver');
}
