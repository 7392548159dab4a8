import type { Kysely, Transaction } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseExactly } from '../bodies/exact-json.ts';
import { isRecord, type JsonObject } from '../contract/json-object.ts';
import { jsonText } from '../bodies/json-source.ts';
import { failure } from '../errors/gateway-error.ts';
import { newId } from '../storage/identifiers.ts';
import type { ResponseItemRow, Schema } from '../storage/schema.ts';
import { isStorableId, MAX_ITEM_ID_LENGTH, type ResponseScope } from './response-scope.ts';

/** Keeps the number of parameters in a statement far below the limits of the databases. */
const ROWS_PER_STATEMENT = 100;
const IDS_PER_STATEMENT = 500;

export type NewItem = Pick<ResponseItemRow, 'item_id' | 'item' | 'item_size'>;

/** Returns the items of a response's output. */
export function outputItemsOf(response: JsonObject): JsonObject[] {
  const { output } = response;
  return Array.isArray(output) ? output.filter(isRecord) : [];
}

/** Converts items to rows. */
export async function itemsToStore(items: readonly JsonObject[]): Promise<NewItem[]> {
  const stored: NewItem[] = [];
  for (const item of items) {
    const text = await jsonText(item);
    stored.push({ item_id: referableId(item), item: text, item_size: BigInt(Buffer.byteLength(text)) });
  }
  return stored;
}

export async function insertItems(
  transaction: Transaction<Schema>,
  owner: { projectId: string; responseSequenceId: string },
  items: readonly NewItem[],
): Promise<void> {
  const rows = items.map((item) => ({
    sequence_id: newId(),
    response_sequence_id: owner.responseSequenceId,
    project_id: owner.projectId,
    ...item,
  }));
  for (const group of groupsOf(rows, ROWS_PER_STATEMENT)) {
    await transaction.insertInto('response_items').values(group).execute();
  }
}

/**
 * Removes the ids of inputs that repeat a stored item of the project: the id keeps referring to that item, and to nothing after its
 * deletion. Otherwise an item that a later turn repeats would outlive its deletion.
 */
export async function withoutEchoedIds(
  transaction: Transaction<Schema>,
  scope: ResponseScope,
  inputs: readonly NewItem[],
): Promise<NewItem[]> {
  const known = new Set<string>();
  const ids = inputs.flatMap(({ item_id: id }) => (id === null ? [] : [id]));
  for (const row of await locate(transaction, scope, ids)) known.add(row.itemId);
  return inputs.map((input) => {
    const echoes = input.item_id !== null && known.has(input.item_id);
    return echoes ? { ...input, item_id: null } : input;
  });
}

/**
 * Reads the project's items by id; unknown ones are missing in the result. Of several with one id, the latest counts. Throws
 * `invalid_parameter` for `input` when they are more than `maxItems`, or together larger than `maxBytes`.
 */
export async function readItems(
  database: Kysely<Schema>,
  scope: ResponseScope,
  ids: readonly string[],
  limits: { maxItems: number; maxBytes: number },
  beforeReading: BeforeReading,
): Promise<Map<string, JsonObject>> {
  const wanted = [...new Set(ids)].filter((id) => isStorableId(id, MAX_ITEM_ID_LENGTH));
  if (wanted.length > limits.maxItems) throw tooMuch(`more than ${limits.maxItems} items`);
  const snapshot = database.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  const texts = await snapshot.execute(async (transaction) => {
    const places = await locate(transaction, scope, wanted);
    const totalBytes = places.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    beforeReading(totalBytes);
    if (totalBytes > limits.maxBytes) throw tooMuch(`items of more than ${limits.maxBytes} bytes`);
    const found = new Map<string, string>();
    for (const group of groupsOf(places, IDS_PER_STATEMENT)) {
      const rows = await transaction
        .selectFrom('response_items')
        .select(['item_id', 'item'])
        .where(
          'sequence_id',
          'in',
          group.map(({ sequenceId }) => sequenceId),
        )
        .execute();
      for (const { item_id: id, item } of rows) if (id !== null) found.set(id, item);
    }
    return found;
  });
  // Parsing takes longer than reading, and with SQLite all requests share the connection of the transaction.
  const items = await parseAllStored(texts.values());
  const idsFound = [...texts.keys()];
  return new Map(items.map((item, index) => [idsFound[index] ?? '', item]));
}

/** Called with the number of bytes that are about to be read. May throw. */
export type BeforeReading = (bytes: number) => void;

/** Characters that are parsed before other work gets its turn. */
const CHARACTERS_PER_TURN = 256 * 1024;

/** As `parseStored`, of many texts, without blocking the event loop for long. */
export async function parseAllStored(texts: Iterable<string>): Promise<JsonObject[]> {
  const items: JsonObject[] = [];
  let characters = 0;
  for (const text of texts) {
    items.push(parseStored(text));
    characters += text.length;
    if (characters < CHARACTERS_PER_TURN) continue;
    characters = 0;
    await nextTurn();
  }
  return items;
}

/** Parses a stored object. The assertion holds, since this store wrote the text. */
function parseStored(text: string): JsonObject {
  return parseExactly(text) as JsonObject;
}

interface ItemPlace {
  itemId: string;
  sequenceId: string;
  sizeBytes: number;
}

/** Finds the latest item of each id, without reading its contents. */
async function locate(
  transaction: Transaction<Schema>,
  { projectId, since }: ResponseScope,
  ids: readonly string[],
): Promise<ItemPlace[]> {
  const places: ItemPlace[] = [];
  for (const group of groupsOf(ids, IDS_PER_STATEMENT)) {
    const rows = await transaction
      .selectFrom('response_items')
      .select(['item_id', 'sequence_id', 'item_size'])
      .where('sequence_id', 'in', (query) =>
        query
          .selectFrom('response_items as held')
          .innerJoin('responses', 'responses.sequence_id', 'held.response_sequence_id')
          .select(({ fn }) => fn.max('held.sequence_id').as('sequence_id'))
          .where('held.project_id', '=', projectId)
          .where('held.item_id', 'in', group)
          .where('responses.created_at', '>', since)
          .groupBy('held.item_id'),
      )
      .execute();
    for (const row of rows) {
      if (row.item_id === null) continue;
      places.push({ itemId: row.item_id, sequenceId: row.sequence_id, sizeBytes: Number(row.item_size) });
    }
  }
  return places;
}

/** The id of an item; null for a reference, whose id is that of another item. A reference may have no type. */
function referableId(item: JsonObject): string | null {
  const { id, type, role } = item;
  const isReference = type === 'item_reference' || ((type ?? null) === null && role === undefined);
  return !isReference && typeof id === 'string' && isStorableId(id, MAX_ITEM_ID_LENGTH) ? id : null;
}

function tooMuch(what: string): Error {
  return failure('invalid_parameter', {
    param: 'input',
    message: `the input refers to ${what}`,
  });
}

function* groupsOf<Entry>(entries: readonly Entry[], size: number): Generator<Entry[]> {
  for (let start = 0; start < entries.length; start += size) yield entries.slice(start, start + size);
}
