import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { ConnectionPool, type PostgresSettings } from './connection-pool.ts';
import { PostgresConnection } from './connection.ts';

/** A Kysely driver over a pool of `pg` connections. All waits are bounded, and errors are the gateway's. */
export class PostgresDriver implements Driver {
  readonly #settings: PostgresSettings;
  readonly #pool: ConnectionPool;

  constructor(settings: PostgresSettings) {
    this.#settings = settings;
    this.#pool = new ConnectionPool(settings);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PostgresConnection(await this.#pool.take(), this.#settings);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await ownConnection(connection).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).rollback();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownConnection(connection).release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#pool.close();
  }
}

function ownConnection(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection;
  throw new Error('the connection belongs to another driver');
}
