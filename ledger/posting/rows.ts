import { sql, type Transaction } from 'kysely';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import type { Schema } from '../../storage/schema.ts';
import { jsonValue, type Store } from '../../storage/store.ts';

/** Well below the number of parameters that either database accepts in one statement. */
const IDS_PER_STATEMENT = 200;

const COLUMNS = {
  request_id: 'text',
  project_id: 'text',
  key_id: 'text',
  model_id: 'text',
  operation_id: 'text',
  period: 'text',
  process_id: 'text',
  state: 'text',
  outcome: 'text',
  estimated: 'integer',
  prices: 'text',
  price_terms: 'text',
  deployment: 'text',
  attempts: 'text',
  reserved_nano_eur: 'bigint',
  cost_nano_eur: 'bigint',
  started_at: 'text',
  settled_at: 'text',
  input_tokens: 'bigint',
  cached_input_tokens: 'bigint',
  cache_write_tokens: 'bigint',
  cache_write_1h_tokens: 'bigint',
  output_tokens: 'bigint',
  reasoning_tokens: 'bigint',
  images: 'bigint',
  pages: 'bigint',
  sound_ms: 'bigint',
  characters: 'bigint',
  audio_input_tokens: 'bigint',
  audio_output_tokens: 'bigint',
  searches: 'bigint',
  budgets: 'text',
  tags: 'text',
} as const satisfies Record<keyof LedgerRow, 'text' | 'integer' | 'bigint'>;

/** The columns that settling does not change. */
const LASTING = new Set<string>([
  'request_id',
  'project_id',
  'key_id',
  'operation_id',
  'period',
  'process_id',
  'started_at',
  'budgets',
  'tags',
]);

const NAMES = Object.keys(COLUMNS);
const INSERT = sql.raw(`insert into ledger (${NAMES.join(', ')}) select ${NAMES.join(', ')} from`);
const changed = NAMES.filter((name) => !LASTING.has(name)).map((name) => `${name} = excluded.${name}`);
// Without a condition SQLite would parse the conflict clause as part of a join.
const OR_UPDATE = sql.raw(`where true on conflict (request_id) do update set ${changed.join(', ')}`);

const LEDGER = { name: 'ledger', key: 'request_id', columns: COLUMNS } as const;

/** Reads rows by request id. Their budgets must be locked. */
export async function readRows(
  transaction: Transaction<Schema>,
  requestIds: readonly string[],
): Promise<Map<string, LedgerRow>> {
  const found = new Map<string, LedgerRow>();
  for (let start = 0; start < requestIds.length; start += IDS_PER_STATEMENT) {
    const ids = requestIds.slice(start, start + IDS_PER_STATEMENT);
    const rows = await transaction.selectFrom('ledger').selectAll().where('request_id', 'in', ids).execute();
    for (const row of rows) found.set(row.request_id, row);
  }
  return found;
}

/** Inserts rows, or updates the columns that settling changes. */
export async function writeRows(
  transaction: Transaction<Schema>,
  store: Pick<Store, 'rowsOf'>,
  rows: readonly LedgerRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows, (_key, value: unknown) => jsonValue(value));
  await sql`${INSERT} ${store.rowsOf(json, COLUMNS)} ${OR_UPDATE}`.execute(transaction);
}

/** Inserts missing rows, and returns the ids of those that already existed. */
export async function insertRows(
  transaction: Transaction<Schema>,
  store: Pick<Store, 'insertMissing'>,
  rows: readonly LedgerRow[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const present = await store.insertMissing(transaction, LEDGER, rows);
  return new Set([...present].map((position) => rows[position]?.request_id ?? ''));
}
