import type { Transaction } from 'kysely';
import type { LedgerRow, Schema } from '../storage/schema.ts';

/** Well below what either database takes as parameters of one statement. */
const ROWS_PER_STATEMENT = 200;

const SETTLED_COLUMNS = [
  'state',
  'outcome',
  'estimated',
  'cost_nano_eur',
  'settled_at',
  'input_tokens',
  'cached_input_tokens',
  'cache_write_tokens',
  'output_tokens',
  'reasoning_tokens',
  'images',
  'pages',
  'sound_ms',
  'characters',
] as const satisfies readonly (keyof LedgerRow)[];

/** Rows by request id. Their project's account must be locked. */
export async function readRows(
  transaction: Transaction<Schema>,
  requestIds: readonly string[],
): Promise<Map<string, LedgerRow>> {
  const found = new Map<string, LedgerRow>();
  for (const ids of parts(requestIds)) {
    const rows = await transaction.selectFrom('ledger').selectAll().where('request_id', 'in', ids).execute();
    for (const row of rows) found.set(row.request_id, row);
  }
  return found;
}

/** Adds rows, or changes what settling changes of those that are there. */
export async function writeRows(transaction: Transaction<Schema>, rows: Iterable<LedgerRow>): Promise<void> {
  for (const some of parts([...rows])) {
    await transaction
      .insertInto('ledger')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('request_id')
          .doUpdateSet((row) =>
            Object.fromEntries(SETTLED_COLUMNS.map((column) => [column, row.ref(`excluded.${column}`)])),
          ),
      )
      .execute();
  }
}

function parts<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_unused, index) =>
    values.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}
