import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { JsonObject, ResponseScope } from './response-scope.ts';
import { outputItemsOf, parseAllStored, parseStored, type BeforeReading } from './stored-items.ts';

/**
 * Reads the items of a response's own input, in order; null when the response is not found. The output, which may be
 * large, is read only where the number of input items was not stored.
 */
export async function readInput(
  database: Kysely<Schema>,
  scope: ResponseScope,
  id: string,
  beforeReading: BeforeReading,
): Promise<JsonObject[] | null> {
  const snapshot = database.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  const read = await snapshot.execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('responses')
      .select(['sequence_id', 'items_size', 'input_items'])
      .where('project_id', '=', scope.projectId)
      .where('id', '=', id)
      .where('created_at', '>', scope.since)
      .executeTakeFirst();
    if (stored === undefined) return null;
    const { sequence_id: sequenceId, items_size: itemsSize, input_items: count } = stored;
    if (count !== null) {
      beforeReading(await sizeOfFirst(transaction, sequenceId, Number(count)));
      return { texts: await firstItems(transaction, sequenceId, Number(count)), response: null };
    }
    beforeReading(Number(itemsSize));
    const { response } = await transaction
      .selectFrom('responses')
      .select('response')
      .where('sequence_id', '=', sequenceId)
      .executeTakeFirstOrThrow();
    return { texts: await firstItems(transaction, sequenceId, null), response };
  });
  if (read === null) return null;
  if (read.response === null) return parseAllStored(read.texts);
  // The items of the output are stored after those of the input.
  const inputCount = read.texts.length - outputItemsOf(parseStored(read.response)).length;
  return parseAllStored(read.texts.slice(0, inputCount));
}

/** @param count how many; null: all */
async function firstItems(
  transaction: Transaction<Schema>,
  sequenceId: string,
  count: number | null,
): Promise<string[]> {
  const items = transaction
    .selectFrom('response_items')
    .select('item')
    .where('response_sequence_id', '=', sequenceId)
    .orderBy('sequence_id');
  const rows = await (count === null ? items : items.limit(count)).execute();
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
