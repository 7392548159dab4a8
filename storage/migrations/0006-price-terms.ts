import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the prices that applied to a call, and the part of its cache writes that is kept for an hour or longer. */
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
