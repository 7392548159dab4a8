import { type Kysely, sql } from 'kysely';

/** Creates budgets, their use and their slices, the ledger of all calls, and the processes that hold slices. */
export async function createLedger(database: Kysely<unknown>): Promise<void> {
  await createBudgets(database);
  await createSlices(database);
  await createCalls(database);
  await indexCalls(database);
}

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
    .addColumn('recalled_at', 'text')
    .execute();
}

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
}

async function createCalls(database: Kysely<unknown>): Promise<void> {
  const counts = ['input_tokens', 'cached_input_tokens', 'cache_write_tokens', 'output_tokens'];
  counts.push('reasoning_tokens', 'images', 'pages', 'sound_ms', 'characters', 'cache_write_1h_tokens');
  counts.push('audio_input_tokens', 'audio_output_tokens', 'searches');
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
    .addColumn('price_terms', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reserved_nano_eur', 'bigint', (column) => column.notNull())
    .addColumn('cost_nano_eur', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('deployment', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('attempts', 'text', (column) => column.notNull().defaultTo(''));
  for (const name of counts) table = table.addColumn(name, 'bigint', (column) => column.notNull());
  await table.execute();
}

async function indexCalls(database: Kysely<unknown>): Promise<void> {
  // These indexes stay small while the ledger grows, because few calls are in these states.
  for (const state of ['reserved', 'lapsed']) {
    await database.schema
      .createIndex(`ledger_${state}`)
      .on('ledger')
      .columns(['process_id', 'request_id'])
      .where(sql.ref('state'), '=', sql.lit(state))
      .execute();
  }
  await database.schema
    .createIndex('ledger_by_project')
    .on('ledger')
    .columns(['project_id', 'started_at'])
    .execute();
  await database.schema.createIndex('ledger_by_start').on('ledger').column('started_at').execute();
}
