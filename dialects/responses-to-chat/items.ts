import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord, type Loose } from '../values/json-values.ts';
import { invalid, STORED_PATH } from './invalid.ts';
import { OpenCalls } from './open-calls.ts';

/** An item with its path in the client's body, such as `input[0]`. */
export interface PlacedItem {
  item: JsonObject;
  path: string;
}

/**
 * The paths of the items of an expanded `input`, so that errors name an item as the client wrote it and not by its
 * index after the stored items.
 */
const paths = new WeakMap<object, readonly string[]>();

/** The part of an id that is repeated in an error. */
const MAX_SHOWN_CHARACTERS = 128;

/** Returns the request's items in order. A plain text is one user message. `input` takes precedence over `messages`. */
export function inputItems(body: JsonObject): JsonObject[] {
  const given = body[inputField(body)];
  if (typeof given === 'string')
    return [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: given }] }];
  return Array.isArray(given) ? (given as unknown[]).filter(isRecord) : [];
}

/** Returns the request's items with their paths. */
export function placedItems(body: JsonObject): PlacedItem[] {
  const field = inputField(body);
  const given = body[field];
  const known = typeof given === 'object' && given !== null ? paths.get(given) : undefined;
  return inputItems(body).map((item, index) => ({
    item,
    path: known?.[index] ?? `${field}[${String(index)}]`,
  }));
}

/** Returns the type of an item. Without `type` it is a message, or a reference if it has no `role` either. */
export function itemType(item: Loose.ResponseInputItem): string {
  if (typeof item.type === 'string') return item.type;
  return 'role' in item ? 'message' : 'item_reference';
}

function idOf({ id }: Loose.ResponseInputItem): unknown {
  return id;
}

/** Returns the ids of stored items that these items refer to, without repetitions. */
export function itemReferences(items: readonly JsonObject[]): string[] {
  const ids = items.filter((item) => itemType(item) === 'item_reference').map(idOf);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/**
 * Returns the body with the complete conversation in `input`: the items of the chain, oldest first, and then those of
 * the request, with stored items in place of references and without calls that it repeats. `instructions` are not
 * inherited from earlier responses. The arguments are not changed. Throws `invalid_parameter` for a reference to an unknown item.
 *
 * @param chain the inputs and outputs of the previous responses
 * @param referenced the items for `itemReferences`, by id; those of the chain may be absent
 */
export function withContext(
  body: JsonObject,
  chain: readonly JsonObject[],
  referenced: ReadonlyMap<string, JsonObject> = new Map(),
): JsonObject {
  const chainIds = new Set(chain.map(idOf).filter((id) => typeof id === 'string'));
  const openCalls = new OpenCalls(chain);
  const items = [...chain];
  const itemPaths = chain.map(() => STORED_PATH);
  for (const { item, path } of placedItems(body)) {
    const resolved = itemType(item) === 'item_reference' ? resolve(item, path, chainIds, referenced) : item;
    if (resolved === null || openCalls.isRepeatedBy(resolved)) continue;
    items.push(resolved);
    itemPaths.push(path);
  }
  paths.set(items, itemPaths);
  const expanded: Loose.ResponseRequest = { ...body, input: items };
  delete expanded.messages;
  return expanded;
}

/** Resolves a reference. Null for an item of the chain, which is already in the conversation. */
function resolve(
  reference: Loose.ResponseItemReference,
  path: string,
  chainIds: ReadonlySet<string>,
  referenced: ReadonlyMap<string, JsonObject>,
): JsonObject | null {
  const id = String(reference.id);
  if (chainIds.has(id)) return null;
  const item = referenced.get(id);
  if (item !== undefined) return item;
  throw invalid(`${path}.id`, `no stored item has the id '${id.slice(0, MAX_SHOWN_CHARACTERS)}'`);
}

function inputField(body: Loose.ResponseRequest): 'input' | 'messages' {
  return body.input === undefined || body.input === null ? 'messages' : 'input';
}
