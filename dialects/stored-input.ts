import { isRecord, type JsonRecord } from './json-values.ts';

/**
 * Returns the items of a stored input as the list of input items has them: each with an id and a type, and the content of
 * messages as a list of parts. The ids of items that had none are made from the response's.
 */
export function storedInput(
  items: readonly JsonRecord[],
  responseId: string,
): (JsonRecord & { id: string })[] {
  return items.map((item, index) => {
    const { id, type, role, content } = item;
    return {
      ...item,
      id:
        typeof id === 'string' && id !== ''
          ? id
          : `item_${responseId.replace(/^resp_/, '')}_${String(index)}`,
      type: typeof type === 'string' ? type : 'message',
      ...(typeof content === 'string' ? { content: [textPart(role, content)] } : {}),
    };
  });
}

function textPart(role: unknown, text: string): JsonRecord {
  return role === 'assistant' ? { type: 'output_text', text, annotations: [] } : { type: 'input_text', text };
}

/** Selects one page of a list. Null where no entry has the id `after`. */
export function pageOf<Entry extends JsonRecord>(
  entries: readonly Entry[],
  { limit, after, order }: { limit: number; after: string | null; order: 'asc' | 'desc' },
): { data: Entry[]; hasMore: boolean } | null {
  const ordered = order === 'asc' ? [...entries] : entries.toReversed();
  const start =
    after === null ? 0 : ordered.findIndex((entry) => isRecord(entry) && entry['id'] === after) + 1;
  if (after !== null && start === 0) return null;
  return { data: ordered.slice(start, start + limit), hasMore: start + limit < ordered.length };
}
