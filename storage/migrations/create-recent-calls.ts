import { type Kysely, sql } from 'kysely';

/** Creates the calls of the last days, which operators look up. */
export async function createRecentCalls(database: Kysely<unknown>): Promise<void> {
  const texts = [
    'project_id',
    'key_id',
    'operation_id',
    'model_id',
    'served_model_id',
    'deployment',
    'error',
  ];
  let table = database.schema
    .createTable('recent_calls')
    .addColumn('request_id', 'text', (column) => column.primaryKey())
    .addColumn('ended_at', 'text', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('first_token_ms', 'integer')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('cost_nano_eur', 'bigint')
    .addColumn('detail', 'text', (column) => column.notNull());
  for (const name of texts) table = table.addColumn(name, 'text', (column) => column.notNull());
  await table.execute();
  const index = (name: string, columns: string[]) =>
    database.schema.createIndex(`recent_calls_${name}`).on('recent_calls').columns(columns);
  await index('by_end', ['ended_at']).execute();
  await index('by_project', ['project_id', 'ended_at']).execute();
  // Few calls fail, and operators look for those first.
  await index('failed', ['ended_at']).where(sql.ref('error'), '<>', sql.lit('')).execute();
}
