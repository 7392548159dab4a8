import { looseOf, type Loose } from '../values/json-values.ts';

/**
 * Identifies the item that an event belongs to. Events have up to three identifiers. The index is the most reliable,
 * since some servers give an item another id in each event; others send no index, and identify calls by their `call_id`
 * (docs/wire-formats/streams.md#indexes-and-ids).
 */
export class ItemKeys {
  readonly #byId = new Map<string, string>();

  /** Returns a key that is the same for all events of an item. Empty for an event without an item. */
  keyOf(event: Loose.ResponseStreamEvent): string {
    const item = looseOf<Loose.ResponseOutputItem>(event.item);
    const ids = [event.item_id, item.id, item.call_id].filter(
      (id) => typeof id === 'string' && id !== '',
    ) as string[];
    const index = event.output_index;
    const known = ids.map((id) => this.#byId.get(id)).find((key) => key !== undefined);
    const key = Number.isSafeInteger(index) ? `#${String(index)}` : (known ?? ids[0] ?? '');
    for (const id of ids) if (!this.#byId.has(id)) this.#byId.set(id, key);
    return key;
  }
}
