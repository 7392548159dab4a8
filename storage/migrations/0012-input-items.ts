import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts the input items of a response, which are stored before those of its output. Null for earlier responses. */
export const inputItems: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('responses').addColumn('input_items', 'bigint').execute();
  },
};
