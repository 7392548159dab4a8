import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a project's own storage limits, which replace those of the environment. */
export const projectQuotas: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('project_quotas')
      .addColumn('project_id', 'text', (column) => column.primaryKey().references('projects.id'))
      .addColumn('max_bytes', 'bigint')
      .addColumn('max_count', 'bigint')
      .execute();
  },
};
