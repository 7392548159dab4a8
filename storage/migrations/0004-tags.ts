import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what calls are attributed to, and which tags a project requires. */
export const tags: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const table of ['ledger', 'recent_calls'])
      await database.schema
        .alterTable(table)
        .addColumn('tags', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await database.schema
      .alterTable('projects')
      .addColumn('required_tags', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
