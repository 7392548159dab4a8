import { invalidResponse } from '../invalid-response.ts';
import { isLoose, type Fields } from './json-values.ts';

type Indexed = Fields<'index'>;

/**
 * Sorts the entries of a response into the order of the request, one for each item. Servers without `index` respond in
 * that order, and Google's leave out the index 0 (samfoy/pi-session-search#13). Xinference counts on from the requests that
 * it joined with this one (xorbitsai/inference#5240). Throws `bad_gateway` for a wrong number of entries, and for an index
 * that is unknown or repeated.
 */
export function inRequestOrder<Entry>(entries: unknown, count: number): Fields<keyof Entry>[] {
  if (!Array.isArray(entries) || entries.length !== count)
    throw invalidResponse(
      `it has ${Array.isArray(entries) ? entries.length : 'no'} entries for ${count} items`,
    );
  const indexed = entries.some((entry) => isLoose<Indexed>(entry) && entry.index !== undefined);
  const ordered = new Map<number, Fields<keyof Entry>>();
  const first = firstIndex(entries);
  entries.forEach((entry: unknown, position) => {
    if (!isLoose<Entry>(entry)) throw invalidResponse('an entry is not an object');
    const { index = 0 }: Indexed = entry;
    const place = { index: typeof index === 'number' ? index - first : index };
    ordered.set(indexed ? readIndex(place, count, ordered) : position, entry);
  });
  // There are `count` different indexes below `count`, so none is missing.
  return Array.from({ length: count }, (_unused, index) => ordered.get(index) ?? {});
}

/** The lowest index, where all entries have one. Negative ones and fractions name no item. */
function firstIndex(entries: readonly unknown[]): number {
  let first = Infinity;
  for (const entry of entries) {
    const index = isLoose<Indexed>(entry) ? entry.index : undefined;
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0) return 0;
    first = Math.min(first, index);
  }
  return first;
}

/** Reads the index of an entry's item in the request. Throws `bad_gateway` if it is out of range or already taken. */
export function readIndex(entry: Indexed, count: number, taken: { has(index: number): boolean }): number {
  const { index } = entry;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count)
    throw invalidResponse('an entry has no valid index');
  if (taken.has(index)) throw invalidResponse('two entries have the same index');
  return index;
}
