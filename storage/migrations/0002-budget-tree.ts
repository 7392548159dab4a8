import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { countBudgetsOnPostgres, countBudgetsOnSqlite } from './create-change-counters.ts';

/**
 * Gives budgets ids of their own, so that organisations and keys can have some too, by day, week and month. The budget of a project
 * keeps its limit and what was used of it: its id is that of the project.
 */
export const budgetTree: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await replaceBudgets(database);
    await renameProjects(database);
    await database.schema
      .alterTable('ledger')
      .addColumn('budgets', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await addFamilies(database);
  },
};

async function replaceBudgets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('new_budgets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('scope_id', 'text', (column) => column.notNull())
    .addColumn('model_id', 'text')
    .addColumn('interval', 'text', (column) => column.notNull())
    .addColumn('limit_eur_cents', 'bigint', (column) => column.notNull())
    .addColumn('soft', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_limit_eur_cents', 'bigint')
    .addColumn('next_limit_at', 'text')
    .addColumn('top_up_eur_cents', 'bigint')
    .addColumn('top_up_until', 'text')
    .addColumn('top_up_reason', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await sql`
    insert into new_budgets (id, scope, scope_id, interval, limit_eur_cents, changed_at)
    select project_id, 'project', project_id, 'month', limit_eur_cents, changed_at from budgets`.execute(
    database,
  );
  await database.schema.dropTable('budgets').execute();
  await database.schema.alterTable('new_budgets').renameTo('budgets').execute();
  await sql`
    create unique index budgets_by_scope
    on budgets (scope, scope_id, interval, coalesce(model_id, ''))`.execute(database);
  await (database.getExecutor().adapter instanceof PostgresAdapter
    ? countBudgetsOnPostgres(database)
    : countBudgetsOnSqlite(database));
}

async function renameProjects(database: Kysely<unknown>): Promise<void> {
  for (const table of ['budget_periods', 'ledger_slices'])
    await database.schema.alterTable(table).renameColumn('project_id', 'budget_id').execute();
  await database.schema
    .alterTable('ledger_slices')
    .addColumn('lost_nano_eur', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  // What was lost of a slice was a row of the ledger alone. Its process has no slice any more.
  await sql`
    insert into ledger_slices (process_id, budget_id, period, held_nano_eur, spare_nano_eur, lost_nano_eur)
    select process_id, project_id, period, 0, 0, sum(cost_nano_eur) from ledger
    where state = 'lapsed' and outcome = 'lost' group by process_id, project_id, period`.execute(database);
}

async function addFamilies(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('keys')
    .addColumn('family_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    with recursive families (id, family_id) as (
      select id, id from keys where replaces is null
      union all
      select keys.id, families.family_id from keys join families on keys.replaces = families.id
    )
    update keys set family_id = (select family_id from families where families.id = keys.id)`.execute(
    database,
  );
}
