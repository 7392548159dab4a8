import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { ConnectionPool, type PostgresSettings } from './connection-pool.ts';
import { PostgresConnection } from './connection.ts';

/** Kysely's driver over a pool of `pg`, with bounds on every wait and the errors of this project. */
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
    await own(connection).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).rollback();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    own(connection).release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#pool.close();
  }
}

function own(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection;
  throw new Error("the connection is another driver's");
}
