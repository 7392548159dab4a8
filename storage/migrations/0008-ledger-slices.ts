import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the budget slices that processes hold, and a counter of changes of budgets, which processes cache. Reservations
 * of an earlier release become slices of the processes that made them.
 */
export const ledgerSlices: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createSlices(database);
    await createBudgetCounter(database);
    if (database.getExecutor().adapter instanceof PostgresAdapter) await countOnPostgres(database);
    else await countOnSqlite(database);
  },
};

async function createSlices(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ledger_slices')
    .addColumn('process_id', 'text', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('held_nano_eur', 'bigint', (column) => column.notNull())
    .addColumn('spare_nano_eur', 'bigint', (column) => column.notNull())
    .addColumn('recalled_at', 'text')
    .addPrimaryKeyConstraint('ledger_slices_key', ['process_id', 'project_id', 'period'])
    .execute();
  await database.schema
    .createIndex('ledger_slices_by_project')
    .on('ledger_slices')
    .columns(['project_id', 'period'])
    .execute();
  await database.schema.alterTable('ledger_processes').addColumn('recalled_at', 'text').execute();
  await database.schema
    .createIndex('ledger_lapsed')
    .on('ledger')
    .columns(['process_id', 'request_id'])
    .where(sql.ref('state'), '=', sql.lit('lapsed'))
    .execute();
  await sql`
    insert into ledger_slices (process_id, project_id, period, held_nano_eur, spare_nano_eur)
    select process_id, project_id, period, sum(reserved_nano_eur), 0 from ledger
    where state = 'reserved' group by process_id, project_id, period`.execute(database);
}

async function createBudgetCounter(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('budget_changes')
    .addColumn('only_row', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into budget_changes (only_row, version) values (1, 0)`.execute(database);
}

/** Counts in the transaction of the change, so a reader of the new number also sees the change. */
async function countOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_budget_change() returns trigger language plpgsql as $$
    begin
      update budget_changes set version = version + 1;
      return null;
    end
    $$`.execute(database);
  await sql`
    create trigger budgets_count_changes after insert or update or delete or truncate on budgets
    for each statement execute function count_budget_change()`.execute(database);
}

async function countOnSqlite(database: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`budgets_count_${event}`)} after ${sql.raw(event)} on budgets
      begin
        update budget_changes set version = version + 1;
      end`.execute(database);
  }
}
