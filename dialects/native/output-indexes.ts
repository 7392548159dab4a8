import { isLoose, type Loose } from '../values/json-values.ts';

/**
 * Gives an `output_index` to the events of a responses stream whose server sends none, such as llama.cpp
 * (tools/server/server-task.cpp, `to_json_oaicompat_resp_stream`). There the ids say which item an event belongs to.
 */
export class OutputIndexes {
  readonly #byId = new Map<unknown, number>();
  #next = 0;

  /** Sets the index of an event in place. Events of no item, and of items that were never added, stay as they are. */
  complete(event: Loose.ResponseStreamEvent, type: string): void {
    const item = isLoose<Loose.ResponseOutputItem>(event.item) ? event.item : null;
    if (item === null && event.item_id === undefined) return;
    const id = item === null ? event.item_id : (item.id ?? item.call_id);
    if (type === 'response.output_item.added') this.#add(event, id);
    else event.output_index ??= this.#byId.get(id);
  }

  #add(event: Loose.ResponseStreamEvent, id: unknown): void {
    const index = Number((event.output_index ??= this.#next));
    this.#next = Math.max(this.#next, index + 1);
    this.#byId.set(id, index);
  }
}
