import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where a call was served, and what its attempts cost. */
export const ledgerDeployments: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const column of ['deployment', 'attempts']) {
      await database.schema
        .alterTable('ledger')
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
        .execute();
    }
  },
};
