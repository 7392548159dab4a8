import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Creates the counters of changes of what processes cache: of budgets, and on PostgreSQL of keys, projects, their models and
 * organisations, for which SQLite has its `data_version`. Triggers count in the transaction of the change, so a reader of the new
 * number also sees the change.
 */
export async function createChangeCounters(database: Kysely<unknown>): Promise<void> {
  await createBudgetCounter(database);
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return countBudgetsOnSqlite(database);
  await createCountFunction(database, 'count_budget_change', 'budget_changes');
  await countBudgetsOnPostgres(database);
  await createDataCounter(database);
  for (const table of ['organisations', 'projects', 'project_models'])
    await countStatements(database, table, 'insert or update or delete or truncate');
  await countStatements(database, 'keys', 'insert or delete or truncate');
  await countUpdates(database, 'keys', 'last_used_at');
}

async function createDataCounter(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_counter (
      only_row boolean primary key default true check (only_row),
      version bigint not null
    )`.execute(database);
  await sql`insert into change_counter (version) values (0)`.execute(database);
  await createCountFunction(database, 'count_change', 'change_counter');
}

/** Creates a trigger function that adds 1 to the version in a table of one row. */
async function createCountFunction(database: Kysely<unknown>, name: string, table: string): Promise<void> {
  await sql`
    create function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin
      update ${sql.table(table)} set version = version + 1;
      return null;
    end
    $$`.execute(database);
}

async function countStatements(database: Kysely<unknown>, table: string, events: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_count_changes`)} after ${sql.raw(events)} on ${sql.table(table)}
    for each statement execute function count_change()`.execute(database);
}

/**
 * Counts updates of all columns except one, which changes often and is never cached. Columns of later releases count
 * too.
 */
async function countUpdates(database: Kysely<unknown>, table: string, uncounted: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_count_updates`)} after update on ${sql.table(table)}
    for each row
    when (to_jsonb(old) - ${sql.lit(uncounted)} is distinct from to_jsonb(new) - ${sql.lit(uncounted)})
    execute function count_change()`.execute(database);
}

async function createBudgetCounter(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('budget_changes')
    .addColumn('only_row', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into budget_changes (only_row, version) values (1, 0)`.execute(database);
}

export async function countBudgetsOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger budgets_count_changes after insert or update or delete or truncate on budgets
    for each statement execute function count_budget_change()`.execute(database);
}

export async function countBudgetsOnSqlite(database: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.id(`budgets_count_${event}`)} after ${sql.raw(event)} on budgets
      begin
        update budget_changes set version = version + 1;
      end`.execute(database);
  }
}
