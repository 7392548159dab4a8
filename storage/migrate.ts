import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { projects } from './migrations/0001-projects.ts';
import { responses } from './migrations/0002-responses.ts';
import { ledger } from './migrations/0003-ledger.ts';
import { keyLimits } from './migrations/0004-key-limits.ts';
import type { Schema } from './schema.ts';

/** Every migration, in the order of its name. One that has been released is never edited: a later one changes its mind. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-projects': projects,
  '0002-responses': responses,
  '0003-ledger': ledger,
  '0004-key-limits': keyLimits,
};

/**
 * Brings the database to this program's schema, all of it or nothing. The one transaction around the migrator takes the write
 * lock at its start, so that of two processes that start at once the second waits, then finds nothing to do.
 *
 * Throws when a migration fails, and when the database was written by a newer release than this one.
 */
export async function migrate(database: Kysely<Schema>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  });
}
