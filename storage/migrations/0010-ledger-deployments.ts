import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the deployment that served a call, and the cost of its attempts. */
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
