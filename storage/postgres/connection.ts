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
import { leavesConnectionSound, storeErrorOf } from './store-error.ts';

type TimeLimits = Pick<PostgresSettings, 'statementTimeoutMs' | 'lockTimeoutMs'>;

/** Commands whose row count says how much they changed. */
const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * A connection for as long as one caller has it. The server's time limits are set in each transaction, since a setting of the
 * session would end up with someone else behind a transaction pooler; so a statement that changes something gets a transaction.
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
    // The query builder knows the row's type from the statement; the driver only carries it.
    const typed = rows as Row[];
    return CHANGING.has(command) ? { rows: typed, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: typed };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database has no cursors: page through the rows instead');
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

  /** The server answers the commit of a transaction that had failed with its rollback. */
  async commit(): Promise<void> {
    const { command } = await this.#execute('commit');
    this.#inTransaction = false;
    if (command !== 'COMMIT') throw storeUnavailable('the transaction was rolled back by the database');
  }

  /** Never throws: it runs after a failure, which is what the caller must see. The server rolls back what it loses. */
  async rollback(): Promise<void> {
    this.#inTransaction = false;
    if (this.#isBroken) return;
    await this.#execute('rollback').catch(() => {
      this.#isBroken = true;
    });
  }

  /** Back to the pool, or away when nobody can know what state it is in. */
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
      // Without a name, so that no prepared statement outlives its use; without parameters, several statements can go at once.
      return await (parameters === undefined
        ? this.#client.query(sql)
        : this.#client.query(sql, [...parameters]));
    } catch (error) {
      if (!leavesConnectionSound(error)) this.#isBroken = true;
      throw storeErrorOf(error);
    }
  }

  readonly #onError = (): void => {
    this.#isBroken = true;
  };
}
