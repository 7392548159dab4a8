import type { JsonObject } from '../contract/json-object.ts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { failure } from '../errors/gateway-error.ts';
import type { Schema } from '../storage/schema.ts';
import type { ResponseScope } from './response-scope.ts';
import { parseAllStored, type BeforeReading } from './stored-items.ts';

export interface ChainLimits {
  maxTurns: number;
  maxBytes: number;
}

interface Turn {
  sequence_id: string;
  previous_response_id: string | null;
  items_size: bigint | number;
}

/**
 * Reads the items of all turns up to this response, oldest first; null when a turn is missing. Throws `invalid_parameter` for
 * `previous_response_id` when the chain exceeds the limits.
 */
export async function readChain(
  database: Kysely<Schema>,
  scope: ResponseScope,
  id: string,
  limits: ChainLimits,
  beforeReading: BeforeReading,
): Promise<JsonObject[] | null> {
  const snapshot = database.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  const rows = await snapshot.execute(async (transaction) => {
    const turns = await readTurns(transaction, scope, id, limits.maxTurns);
    if (turns.length > limits.maxTurns) throw tooMuch(`more than ${limits.maxTurns} turns`);
    const oldest = turns.at(-1);
    if (oldest === undefined || oldest.previous_response_id !== null) return null;
    const totalBytes = turns.reduce((sum, turn) => sum + Number(turn.items_size), 0);
    if (totalBytes > limits.maxBytes) throw tooMuch(`more than ${limits.maxBytes} bytes`);
    beforeReading(totalBytes);
    return readItemsOf(transaction, turns.reverse());
  });
  // Parsing takes longer than reading, and with SQLite all requests share the connection of the transaction.
  return rows === null ? null : parseAllStored(rows);
}

/** Reads turns, newest first, at most one more than the limit. This also ends a chain with a cycle. */
function readTurns(
  transaction: Transaction<Schema>,
  { projectId, since }: ResponseScope,
  id: string,
  maxTurns: number,
): Promise<Turn[]> {
  return transaction
    .withRecursive('turns', (query) =>
      query
        .selectFrom('responses')
        .select(['sequence_id', 'previous_response_id', 'items_size', sql<number>`1`.as('turns_back')])
        .where('project_id', '=', projectId)
        .where('id', '=', id)
        .where('created_at', '>', since)
        .unionAll(
          query
            .selectFrom('turns')
            .innerJoin('responses as earlier', 'earlier.id', 'turns.previous_response_id')
            .select([
              'earlier.sequence_id',
              'earlier.previous_response_id',
              'earlier.items_size',
              sql<number>`turns.turns_back + 1`.as('turns_back'),
            ])
            .where('earlier.project_id', '=', projectId)
            .where('earlier.created_at', '>', since)
            .where('turns.turns_back', '<=', maxTurns),
        ),
    )
    .selectFrom('turns')
    .select(['sequence_id', 'previous_response_id', 'items_size'])
    .orderBy('turns_back')
    .execute();
}

/** Returns the texts of the items, oldest first. */
async function readItemsOf(transaction: Transaction<Schema>, turns: readonly Turn[]): Promise<string[]> {
  const itemsOfTurns = new Map<string, string[]>(turns.map(({ sequence_id: turn }) => [turn, []]));
  const rows = await transaction
    .selectFrom('response_items')
    .select(['response_sequence_id', 'item'])
    .where('response_sequence_id', 'in', [...itemsOfTurns.keys()])
    .orderBy('sequence_id')
    .execute();
  for (const row of rows) itemsOfTurns.get(row.response_sequence_id)?.push(row.item);
  return [...itemsOfTurns.values()].flat();
}

function tooMuch(what: string): Error {
  return failure('invalid_parameter', {
    param: 'previous_response_id',
    message: `the conversation that ends with this response has ${what}`,
  });
}
