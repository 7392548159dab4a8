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

/** Kysely's own PostgreSQL dialect with our driver in it. */
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

/** Text is compared and ordered by its bytes, as SQLite does it, whatever the language of the database. */
class BytewiseQueryCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    const isColumn = this.parentNode !== undefined && ColumnDefinitionNode.is(this.parentNode);
    if (isColumn && node.dataType === 'text') this.append(' collate "C"');
  }
}

class SharedAdapter extends PostgresAdapter {
  /** Kysely's lock belongs to the session, which a transaction pooler hands on with the lock still held. */
  override async acquireMigrationLock(database: Kysely<unknown>): Promise<void> {
    await lockForTransaction(database, 'migrator');
  }

  /** It goes with the transaction. */
  override async releaseMigrationLock(): Promise<void> {}
}
