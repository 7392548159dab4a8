import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a project keeps is summed up from indexes: its rows hold whole responses, which would be read past. */
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
