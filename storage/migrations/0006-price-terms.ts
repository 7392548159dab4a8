import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which prices applied to a call, and how much of its cache writes are kept for an hour or longer. */
export const priceTerms: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('ledger')
      .addColumn('cache_write_1h_tokens', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .alterTable('ledger')
      .addColumn('price_terms', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
