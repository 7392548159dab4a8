import { failure, type GatewayError } from '../errors/gateway-error.ts';
import { isRecord, type JsonRecord } from './json-values.ts';

/**
 * The entries of an answer in the order of the request, one for each item. Servers without `index` answer in that order.
 * Throws `bad_gateway` for a wrong number of entries, and for an index that is missing, foreign or given twice.
 */
export function inRequestOrder(entries: unknown, count: number): JsonRecord[] {
  if (!Array.isArray(entries) || entries.length !== count)
    throw invalidResponse(`${Array.isArray(entries) ? entries.length : 'no'} entries for ${count} items`);
  const indexed = entries.some((entry) => isRecord(entry) && entry['index'] !== undefined);
  const ordered = new Map<number, JsonRecord>();
  entries.forEach((entry: unknown, position) => {
    if (!isRecord(entry)) throw invalidResponse('an entry that is no object');
    ordered.set(indexed ? readIndex(entry, count, ordered) : position, entry);
  });
  // As many different indexes below the count as the count says: none is missing.
  return Array.from({ length: count }, (_unused, index) => ordered.get(index) ?? {});
}

/** The place of an entry's item in the request. Throws `bad_gateway` unless it is one of those, and not taken. */
export function readIndex(entry: JsonRecord, count: number, taken: { has(index: number): boolean }): number {
  const { index } = entry;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= count)
    throw invalidResponse('an entry without an index of the request');
  if (taken.has(index)) throw invalidResponse('two entries for one item');
  return index;
}

export function invalidResponse(what: string): GatewayError {
  return failure('bad_gateway', { internal: `the upstream answered ${what}` });
}
