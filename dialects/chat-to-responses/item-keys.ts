import { isRecord, type JsonRecord } from '../json-values.ts';

/**
 * Which item an event speaks of. Servers have each of the three and lack some: the index is the surest, since some give an item
 * another id in each event; others give no index, and name calls by their `call_id` (wire formats §16.1).
 */
export class ItemKeys {
  readonly #byId = new Map<string, string>();

  /** The same for all events of an item; an empty string for an event that names none. */
  keyOf(event: JsonRecord): string {
    const item = isRecord(event['item']) ? event['item'] : {};
    const ids = [event['item_id'], item['id'], item['call_id']].filter(
      (id) => typeof id === 'string' && id !== '',
    ) as string[];
    const index = event['output_index'];
    const known = ids.map((id) => this.#byId.get(id)).find((key) => key !== undefined);
    const key = Number.isSafeInteger(index) ? `#${String(index)}` : (known ?? ids[0] ?? '');
    for (const id of ids) if (!this.#byId.has(id)) this.#byId.set(id, key);
    return key;
  }
}
