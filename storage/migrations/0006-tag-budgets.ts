import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets a budget count the calls with one tag alone. */
export const tagBudgets: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('budgets').addColumn('tag', 'text').execute();
    await database.schema.dropIndex('budgets_by_scope').execute();
    await sql`
      create unique index budgets_by_scope
      on budgets (scope, scope_id, interval, coalesce(model_id, ''), coalesce(tag, ''))`.execute(database);
  },
};
