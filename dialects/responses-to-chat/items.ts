import type { JsonObject } from '../../bodies/json-body.ts';
import { isRecord } from '../json-values.ts';
import { invalid, STORED_PATH } from './invalid.ts';

/** An item and where the caller wrote it, such as `input[0]`. */
export interface PlacedItem {
  item: JsonObject;
  path: string;
}

/**
 * Where the items of an expanded `input` come from, so that what is wrong with one is named as the caller wrote it and not by
 * its place behind the stored ones.
 */
const paths = new WeakMap<object, readonly string[]>();

/** Of an id that is told back. */
const MAX_SHOWN_CHARACTERS = 128;

/** The request's own items in order: a plain text is one message of the user; `input` wins over `messages`. */
export function inputItems(body: JsonObject): JsonObject[] {
  const given = body[inputField(body)];
  if (typeof given === 'string')
    return [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: given }] }];
  return Array.isArray(given) ? (given as unknown[]).filter(isRecord) : [];
}

/** The same items with their places. */
export function placedItems(body: JsonObject): PlacedItem[] {
  const field = inputField(body);
  const given = body[field];
  const known = typeof given === 'object' && given !== null ? paths.get(given) : undefined;
  return inputItems(body).map((item, index) => ({
    item,
    path: known?.[index] ?? `${field}[${String(index)}]`,
  }));
}

/** Without `type` an item is a message, or a reference when it has no `role` either. */
export function itemType(item: JsonObject): string {
  if (typeof item['type'] === 'string') return item['type'];
  return 'role' in item ? 'message' : 'item_reference';
}

/** The ids of stored items that these refer to, each once. */
export function itemReferences(items: readonly JsonObject[]): string[] {
  const ids = items.filter((item) => itemType(item) === 'item_reference').map((item) => item['id']);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** What a response adds to the conversation. */
export function outputItems(response: JsonObject): JsonObject[] {
  const { output } = response;
  return Array.isArray(output) ? (output as unknown[]).filter(isRecord) : [];
}

/**
 * The body with its whole conversation in `input`: the chain's items, oldest first, then the request's own, with stored ones in
 * place of references (wire formats §6.4). Everything else stays: `instructions` are the request's own and never inherited.
 * Neither argument is changed. Throws `invalid_parameter` for a reference to an unknown item.
 *
 * @param chain the inputs and outputs of the responses that this one goes on from
 * @param referenced the items that `itemReferences` asked for, by id; those of the chain need not be among them
 */
export function withContext(
  body: JsonObject,
  chain: readonly JsonObject[],
  referenced: ReadonlyMap<string, JsonObject> = new Map(),
): JsonObject {
  const chainIds = new Set(chain.map((item) => item['id']).filter((id) => typeof id === 'string'));
  const items = [...chain];
  const itemPaths = chain.map(() => STORED_PATH);
  for (const { item, path } of placedItems(body)) {
    const resolved = itemType(item) === 'item_reference' ? resolve(item, path, chainIds, referenced) : item;
    if (resolved === null) continue;
    items.push(resolved);
    itemPaths.push(path);
  }
  paths.set(items, itemPaths);
  const expanded: JsonObject = { ...body, input: items };
  delete expanded['messages'];
  return expanded;
}

/** Null for an item of the chain: it stands in the conversation already. */
function resolve(
  reference: JsonObject,
  path: string,
  chainIds: ReadonlySet<string>,
  referenced: ReadonlyMap<string, JsonObject>,
): JsonObject | null {
  const id = String(reference['id']);
  if (chainIds.has(id)) return null;
  const item = referenced.get(id);
  if (item !== undefined) return item;
  throw invalid(`${path}.id`, `no stored item has the id '${id.slice(0, MAX_SHOWN_CHARACTERS)}'`);
}

function inputField(body: JsonObject): 'input' | 'messages' {
  return body['input'] === undefined || body['input'] === null ? 'messages' : 'input';
}
