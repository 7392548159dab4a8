import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds indexes for the sums of a project's stored data. Without them the sums read rows with complete responses. */
export const quotaIndexes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createIndex('files_by_size')
      .on('files')
      .columns(['project_id', 'file_size'])
      .execute();
    await database.schema
      .createIndex('responses_by_size')
      .on('responses')
      .columns(['project_id', 'items_size'])
      .execute();
  },
};
