import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds budgets, their use, the ledger of all calls, and the processes that hold reservations. */
export const ledger: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await createBudgets(database);
    await createLedger(database);
    await indexLedger(database);
  },
};

async function createBudgets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('budgets')
    .addColumn('project_id', 'text', (column) => column.primaryKey().references('projects.id'))
    .addColumn('limit_eur_cents', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('budget_periods')
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('settled_nano_eur', 'bigint', (column) => column.notNull())
    .addColumn('reserved_nano_eur', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('budget_periods_key', ['project_id', 'period'])
    .execute();
  await database.schema
    .createTable('ledger_processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lease_until', 'text', (column) => column.notNull())
    .execute();
}

async function createLedger(database: Kysely<unknown>): Promise<void> {
  const counts = ['input_tokens', 'cached_input_tokens', 'cache_write_tokens', 'output_tokens'];
  counts.push('reasoning_tokens', 'images', 'pages', 'sound_ms', 'characters');
  let table = database.schema
    .createTable('ledger')
    .addColumn('request_id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('model_id', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('process_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('estimated', 'integer', (column) => column.notNull())
    .addColumn('prices', 'text', (column) => column.notNull())
    .addColumn('reserved_nano_eur', 'bigint', (column) => column.notNull())
    .addColumn('cost_nano_eur', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text');
  for (const name of counts) table = table.addColumn(name, 'bigint', (column) => column.notNull());
  await table.execute();
}

async function indexLedger(database: Kysely<unknown>): Promise<void> {
  // This index stays small while the ledger grows, because few calls are in progress.
  await database.schema
    .createIndex('ledger_reserved')
    .on('ledger')
    .columns(['process_id', 'request_id'])
    .where(sql.ref('state'), '=', sql.lit('reserved'))
    .execute();
  await database.schema
    .createIndex('ledger_by_project')
    .on('ledger')
    .columns(['project_id', 'started_at'])
    .execute();
  await database.schema.createIndex('ledger_by_start').on('ledger').column('started_at').execute();
}
