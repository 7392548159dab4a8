import { count } from '../../calls/reported-cache.ts';
import { isRecord, type JsonObject } from '../values/json-values.ts';

/**
 * Reads the valid counts of a usage block; missing and negative values are ignored. Null for a block without valid
 * counts.
 *
 * @param details nested blocks by name, with the counts of each
 */
export function reportedCounts(
  block: unknown,
  names: readonly string[],
  details: Readonly<Record<string, readonly string[]>> = {},
): JsonObject | null {
  if (!isRecord(block)) return null;
  const counts: JsonObject = {};
  for (const name of names) {
    const value = count(block[name]);
    if (value !== undefined) counts[name] = value;
  }
  if (Object.keys(counts).length === 0) return null;
  for (const [name, inner] of Object.entries(details)) {
    const known = reportedCounts(block[name], inner);
    if (known !== null) counts[name] = known;
  }
  return counts;
}
