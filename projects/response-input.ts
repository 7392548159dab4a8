import type { JsonObject } from '../contract/json-object.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { ResponseScope } from './response-scope.ts';
import { parseAllStored, type BeforeReading } from './stored-items.ts';

/** Reads the items of a response's own input, in order, without its output; null when the response is not found. */
export async function readInput(
  database: Kysely<Schema>,
  scope: ResponseScope,
  id: string,
  beforeReading: BeforeReading,
): Promise<JsonObject[] | null> {
  const snapshot = database.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  const texts = await snapshot.execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('responses')
      .select(['sequence_id', 'input_items'])
      .where('project_id', '=', scope.projectId)
      .where('id', '=', id)
      .where('created_at', '>', scope.since)
      .executeTakeFirst();
    if (stored === undefined) return null;
    const [sequenceId, count] = [stored.sequence_id, Number(stored.input_items)];
    beforeReading(await sizeOfFirst(transaction, sequenceId, count));
    return firstItems(transaction, sequenceId, count);
  });
  return texts === null ? null : parseAllStored(texts);
}

async function firstItems(
  transaction: Transaction<Schema>,
  sequenceId: string,
  count: number,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('response_items')
    .select('item')
    .where('response_sequence_id', '=', sequenceId)
    .orderBy('sequence_id')
    .limit(count)
    .execute();
  return rows.map(({ item }) => item);
}

async function sizeOfFirst(
  transaction: Transaction<Schema>,
  sequenceId: string,
  count: number,
): Promise<number> {
  const rows = await transaction
    .selectFrom('response_items')
    .select('item_size')
    .where('response_sequence_id', '=', sequenceId)
    .orderBy('sequence_id')
    .limit(count)
    .execute();
  return rows.reduce((sum, { item_size: sizeBytes }) => sum + Number(sizeBytes), 0);
}
