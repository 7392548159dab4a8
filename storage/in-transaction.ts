import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** Runs the work in a transaction: the given one, or a new one where the database is not in one. */
export function inTransaction<Result>(
  database: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  // Kysely's own mark of its transactions.
  if (database.isTransaction) return work(database as Transaction<Schema>);
  return database.transaction().execute(work);
}

/** Returns the store for work within a transaction, which announces the change itself when it has ended. */
export function storeWithin(store: Store, transaction: Transaction<Schema>): Store {
  return {
    database: transaction,
    clock: store.clock,
    rowsOf: (json, columns) => store.rowsOf(json, columns),
    elementsOf: store.elementsOf,
    memberOf: store.memberOf,
    insertMissing: (within, table, rows) => store.insertMissing(within, table, rows),
    changeVersion: () => store.changeVersion(),
    withLock: (_name, work) => work(transaction),
    announceChange: () => undefined,
    onChange: (listener) => store.onChange(listener),
    close: () => Promise.resolve(),
  };
}
