import {
  type Dialect,
  type DialectAdapter,
  type DatabaseIntrospector,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Kysely's SQLite dialect with the gateway's driver. */
export class NodeSqliteDialect implements Dialect {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  createDriver(): Driver {
    return this.#driver;
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new NodeSqliteAdapter();
  }

  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(database);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Disables Kysely's queue for the connection, which is not bounded. The driver has its own. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite also rolls back schema changes, which the migrations need. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
