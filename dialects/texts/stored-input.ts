import type { JsonObject, Loose } from '../values/json-values.ts';

export type StoredItem = JsonObject & { id: string };

/**
 * Returns the items of a stored input as the list of input items has them: each with a type and an id of its own, and
 * the content of messages as a list of parts. An item without an id, or with that of an earlier item, gets one from the
 * response's id and its place.
 */
export function storedInput(items: readonly JsonObject[], responseId: string): StoredItem[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const { id: given, type, role, content }: Loose.ResponseInputItem = item;
    const isOwn = typeof given === 'string' && given !== '' && !taken.has(given);
    const id = isOwn ? given : `item_${responseId.replace(/^resp_/, '')}_${String(index)}`;
    taken.add(id);
    return {
      ...item,
      id,
      type: typeof type === 'string' ? type : 'message',
      ...(typeof content === 'string' ? { content: [textPart(role, content)] } : {}),
    };
  });
}

function textPart(role: unknown, text: string): JsonObject {
  return role === 'assistant' ? { type: 'output_text', text, annotations: [] } : { type: 'input_text', text };
}

export interface PageOptions {
  limit: number;
  /** The id of the last item of the page before; null for the first page. */
  after: string | null;
  order: 'asc' | 'desc';
}

/** Selects one page of a list that is in ascending order. Null where no item has the id `after`. */
export function pageOf(
  items: readonly StoredItem[],
  { limit, after, order }: PageOptions,
): { data: StoredItem[]; hasMore: boolean } | null {
  const ordered = order === 'asc' ? items : items.toReversed();
  const start = after === null ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
  if (after !== null && start === 0) return null;
  return { data: ordered.slice(start, start + limit), hasMore: start + limit < ordered.length };
}
