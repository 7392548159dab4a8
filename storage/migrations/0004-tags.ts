import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what calls are attributed to. */
export const tags: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const table of ['ledger', 'recent_calls'])
      await database.schema
        .alterTable(table)
        .addColumn('tags', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
