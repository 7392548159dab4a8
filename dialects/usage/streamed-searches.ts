import { countSearches, isSearch, type Usage } from '../../calls/usage.ts';
import type { Loose } from '../values/json-values.ts';

/** Counts the searches of a responses stream when they end: not all servers repeat them in the final response. */
export class StreamedSearches {
  readonly #usage: Usage;
  /** The places of the items, since some servers end an item twice. */
  readonly #seen = new Set<unknown>();

  constructor(usage: Usage) {
    this.#usage = usage;
  }

  accept({ type, item, output_index: index }: Loose.ResponseOutputItemDoneEvent): void {
    if (type !== 'response.output_item.done' || !isSearch(item)) return;
    this.#seen.add(index ?? item);
    countSearches(this.#usage, this.#seen.size);
  }
}
