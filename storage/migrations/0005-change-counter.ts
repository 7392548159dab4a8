import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds on PostgreSQL one row that counts the changes of the data that processes cache: keys, projects, their models,
 * organisations. A trigger counts in the transaction of the change, so a reader of the new number also sees the change.
 * SQLite has its `data_version` for this.
 */
export const changeCounter: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
    await createCounter(database);
    for (const table of ['organisations', 'projects', 'project_models'])
      await countStatements(database, table, 'insert or update or delete or truncate');
    await countStatements(database, 'keys', 'insert or delete or truncate');
    await countUpdates(database, 'keys', 'last_used_at');
  },
};

async function createCounter(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_counter (
      only_row boolean primary key default true check (only_row),
      version bigint not null
    )`.execute(database);
  await sql`insert into change_counter (version) values (0)`.execute(database);
  await sql`
    create function count_change() returns trigger language plpgsql as $$
    begin
      update change_counter set version = version + 1;
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
