import { isRecord, type JsonRecord } from './json-values.ts';

/**
 * The counts of a usage block that can be true: what is missing, negative or no integer is left out. Null for a block without any.
 *
 * @param details blocks within it, by their name, and the counts of each
 */
export function reportedCounts(
  block: unknown,
  names: readonly string[],
  details: Readonly<Record<string, readonly string[]>> = {},
): JsonRecord | null {
  if (!isRecord(block)) return null;
  const counts: JsonRecord = {};
  for (const name of names) {
    const value = block[name];
    if (Number.isSafeInteger(value) && Number(value) >= 0) counts[name] = value;
  }
  if (Object.keys(counts).length === 0) return null;
  for (const [name, inner] of Object.entries(details)) {
    const known = reportedCounts(block[name], inner);
    if (known !== null) counts[name] = known;
  }
  return counts;
}
