import { invalidResponse } from '../invalid-response.ts';
import { isLoose, type Fields } from './json-values.ts';

type Indexed = Fields<'index'>;

/**
 * Sorts the entries of a response into the order of the request, one for each item. Servers without indexes respond in
 * that order, and Google's leave out the index 0 (samfoy/pi-session-search#13). Xinference counts on from the requests that
 * it joined with this one (xorbitsai/inference#5240). Throws `bad_gateway` for a wrong number of entries, and for an index
 * that is unknown or repeated.
 */
export function inRequestOrder<Entry>(entries: unknown, count: number): Fields<keyof Entry>[] {
  if (!Array.isArray(entries) || entries.length !== count)
    throw invalidResponse(
      `it has ${Array.isArray(entries) ? entries.length : 'no'} entries for ${count} items`,
    );
  const items = entries.map((entry: unknown) => {
    if (!isLoose<Entry>(entry)) throw invalidResponse('an entry is not an object');
    return entry;
  });
  const indexes = items.map((entry: Indexed) => indexOf(entry));
  if (indexes.every((index) => index === undefined)) return items;
  const first = firstIndex(indexes);
  const ordered = new Map<number, Fields<keyof Entry>>();
  items.forEach((entry, position) => {
    const index = indexes[position] ?? 0;
    ordered.set(
      readIndex({ index: typeof index === 'number' ? index - first : index }, count, ordered),
      entry,
    );
  });
  // There are `count` different indexes below `count`, so none is missing.
  return Array.from({ length: count }, (_unused, index) => ordered.get(index) ?? {});
}

/** Returns the index as the number that some servers write as a text; undefined for none. */
function indexOf({ index }: Indexed): unknown {
  if (typeof index === 'string' && /^\d{1,9}$/u.test(index)) return Number(index);
  return index ?? undefined;
}

/** The lowest index, where all entries have one. Negative ones and fractions name no item. */
function firstIndex(indexes: readonly unknown[]): number {
  let first = Infinity;
  for (const index of indexes) {
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0) return 0;
    first = Math.min(first, index);
  }
  return first;
}

/** Reads the index of an entry's item in the request. Throws `bad_gateway` if it is out of range or already taken. */
export function readIndex(entry: Indexed, count: number, taken: { has(index: number): boolean }): number {
  const index = indexOf(entry);
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count)
    throw invalidResponse('an entry has no valid index');
  if (taken.has(index)) throw invalidResponse('two entries have the same index');
  return index;
}
