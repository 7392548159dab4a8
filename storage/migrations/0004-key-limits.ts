import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a key's own limit of requests per minute. */
export const keyLimits: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('keys').addColumn('requests_per_minute', 'integer').execute();
  },
};
