import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keeps deleted projects and organisations as rows, so that the ledger can name them. A rotated key names the key that
 * it replaces.
 */
export const deletedProjects: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const table of ['organisations', 'projects'])
      await database.schema.alterTable(table).addColumn('deleted_at', 'text').execute();
    await database.schema.alterTable('keys').addColumn('replaces', 'text').execute();
  },
};
