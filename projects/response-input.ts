import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { JsonObject, ResponseScope } from './response-scope.ts';
import { outputItemsOf, parseAllStored, parseStored, type BeforeReading } from './stored-items.ts';

/** Reads the items of a response's own input, in order; null when the response is not found. */
export async function readInput(
  database: Kysely<Schema>,
  { projectId, since }: ResponseScope,
  id: string,
  beforeReading: BeforeReading,
): Promise<JsonObject[] | null> {
  const snapshot = database.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  const read = await snapshot.execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('responses')
      .select(['sequence_id', 'response', 'items_size'])
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where('created_at', '>', since)
      .executeTakeFirst();
    if (stored === undefined) return null;
    beforeReading(Number(stored.items_size));
    const rows = await transaction
      .selectFrom('response_items')
      .select('item')
      .where('response_sequence_id', '=', stored.sequence_id)
      .orderBy('sequence_id')
      .execute();
    return { response: stored.response, texts: rows.map(({ item }) => item) };
  });
  if (read === null) return null;
  // The items of the output are stored after those of the input.
  const inputCount = read.texts.length - outputItemsOf(parseStored(read.response)).length;
  return parseAllStored(read.texts.slice(0, inputCount));
}
