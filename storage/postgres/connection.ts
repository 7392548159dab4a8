import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { PoolClient, QueryResult as SqlResult } from 'pg';
import { storeUnavailable } from '../store-error.ts';
import type { PostgresSettings } from './connection-pool.ts';
import { keepsConnectionUsable, storeErrorOf } from './store-error.ts';

type TimeLimits = Pick<PostgresSettings, 'statementTimeoutMs' | 'lockTimeoutMs'>;

/** Commands whose row count is the number of changed rows. */
const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * A connection from its acquisition to its release. The server's time limits are set in each transaction, since session settings
 * would leak to other clients of a transaction pooler. Therefore each changing statement gets a transaction.
 */
export class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #limits: TimeLimits;
  #inTransaction = false;
  #isBroken = false;

  constructor(client: PoolClient, limits: TimeLimits) {
    this.#client = client;
    this.#limits = limits;
    client.on('error', this.#onError);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isAlone = !this.#inTransaction && !SelectQueryNode.is(query.query);
    const { command, rowCount, rows } = isAlone
      ? await this.#executeAlone(query)
      : await this.#execute(query.sql, query.parameters);
    // The assertion holds: the query builder derives the row's type from the statement.
    const typed = rows as Row[];
    return CHANGING.has(command) ? { rows: typed, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: typed };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('cursors are not supported: page through the rows instead');
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const { statementTimeoutMs, lockTimeoutMs } = this.#limits;
    const isolation = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await this.#execute(
      `begin${isolation} ${accessMode ?? 'read write'}; ` +
        `set local statement_timeout = ${statementTimeoutMs}; ` +
        `set local lock_timeout = ${lockTimeoutMs}; ` +
        `set local idle_in_transaction_session_timeout = ${statementTimeoutMs}`,
    );
    this.#inTransaction = true;
  }

  /** Throws when the server has rolled the transaction back instead, because it had failed. */
  async commit(): Promise<void> {
    const { command } = await this.#execute('commit');
    this.#inTransaction = false;
    if (command !== 'COMMIT') throw storeUnavailable('the transaction was rolled back by the database');
  }

  /** Never throws, so that the error before it is reported. If the connection breaks, the server rolls back. */
  async rollback(): Promise<void> {
    this.#inTransaction = false;
    if (this.#isBroken) return;
    await this.#execute('rollback').catch(() => {
      this.#isBroken = true;
    });
  }

  /** Returns the connection to the pool, or closes it when its state is unknown. */
  release(): void {
    this.#client.removeListener('error', this.#onError);
    this.#client.release(this.#isBroken || this.#inTransaction);
  }

  async #executeAlone(query: CompiledQuery): Promise<SqlResult> {
    await this.begin({});
    try {
      const result = await this.#execute(query.sql, query.parameters);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async #execute(sql: string, parameters?: readonly unknown[]): Promise<SqlResult> {
    try {
      // Without a name, so that no prepared statement stays. Without parameters, several statements can be sent at once.
      return await (parameters === undefined
        ? this.#client.query(sql)
        : this.#client.query(sql, [...parameters]));
    } catch (error) {
      if (!keepsConnectionUsable(error)) this.#isBroken = true;
      throw storeErrorOf(error);
    }
  }

  readonly #onError = (): void => {
    this.#isBroken = true;
  };
}
