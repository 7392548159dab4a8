import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { schema } from './migrations/0001-schema.ts';
import { budgetTree } from './migrations/0002-budget-tree.ts';
import { alerts } from './migrations/0003-alerts.ts';
import { tags } from './migrations/0004-tags.ts';
import { people } from './migrations/0005-people.ts';
import { tagBudgets } from './migrations/0006-tag-budgets.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** All migrations, in order. A released migration is never edited; a later one changes the schema again. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-schema': schema,
  '0002-budget-tree': budgetTree,
  '0003-alerts': alerts,
  '0004-tags': tags,
  '0005-people': people,
  '0006-tag-budgets': tagBudgets,
};

const APPLIED_TABLE = 'kysely_migration';

/** The database's schema does not fit this release. The message is for the operator. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Migrates the database to this release's schema, completely or not at all. Returns the names of the applied migrations. If two
 * processes start at the same time, the second waits and finds nothing to do.
 *
 * Throws when a migration fails, and a `SchemaError` when the database was written by a newer release.
 */
export function migrate(store: Pick<Store, 'withLock'>): Promise<string[]> {
  return store.withLock('migrate', async (transaction) => {
    const pending = await pendingMigrations(transaction);
    if (pending.length === 0) return [];
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
    return pending;
  });
}

/** Throws a `SchemaError` unless the database has this release's schema. */
export async function requireCurrentSchema(database: Kysely<Schema>): Promise<void> {
  const pending = await pendingMigrations(database);
  if (pending.length === 0) return;
  throw new SchemaError(
    `the database needs the migrations ${pending.join(', ')}: run 'gateway migrate' ` +
      `(GATEWAY_MIGRATE=off disables migrations at the start)`,
  );
}

/** Lists the migrations to apply, in order. Throws a `SchemaError` for a database of a newer release. */
async function pendingMigrations(database: Kysely<Schema>): Promise<string[]> {
  const applied = await appliedMigrations(database);
  const foreign = [...applied].filter((name) => !(name in MIGRATIONS));
  if (foreign.length > 0) {
    throw new SchemaError(
      `the database was written by a newer release of the gateway, with the unknown migrations ${foreign.join(', ')}: ` +
        `run that release, or restore an earlier backup`,
    );
  }
  return Object.keys(MIGRATIONS).filter((name) => !applied.has(name));
}

async function appliedMigrations(database: Kysely<Schema>): Promise<Set<string>> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === APPLIED_TABLE)) return new Set();
  const rows = await database
    .withTables<{ [APPLIED_TABLE]: { name: string } }>()
    .selectFrom(APPLIED_TABLE)
    .select('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
}
