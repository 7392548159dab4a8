import {
  ColumnDefinitionNode,
  type DatabaseIntrospector,
  type DataTypeNode,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
} from 'kysely';
import { lockForTransaction } from './advisory-lock.ts';

/** Kysely's PostgreSQL dialect with the gateway's driver. */
export class SharedDialect implements Dialect {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  createDriver(): Driver {
    return this.#driver;
  }

  createQueryCompiler(): QueryCompiler {
    return new BytewiseQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new SharedAdapter();
  }

  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(database);
  }
}

/** Makes text compare and sort by its bytes, as in SQLite, whatever the database's locale. */
class BytewiseQueryCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode);
    if (isColumn && node.dataType === 'text') this.append(' collate "C"');
  }
}

class SharedAdapter extends PostgresAdapter {
  /** Replaces Kysely's lock, which belongs to the session: a transaction pooler would pass it on while it is held. */
  override async acquireMigrationLock(database: Kysely<unknown>): Promise<void> {
    await lockForTransaction(database, 'migrator');
  }

  /** Nothing to do: the lock ends with the transaction. */
  override async releaseMigrationLock(): Promise<void> {}
}
