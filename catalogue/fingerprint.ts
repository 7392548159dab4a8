import { createHash } from 'node:crypto';
import { Secret } from './secret.ts';

/**
 * Returns a digest that is equal for equal settings. It covers secrets, so that a changed key counts as a
 * change. It stays in memory and is never shown.
 */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(value)) ?? 'undefined')
    .digest('base64');
}

/**
 * Converts settings to values that JSON can represent. The order of lists and maps counts, as in
 * `gateway.yaml`.
 */
function canonical(value: unknown): unknown {
  if (typeof value === 'bigint') return { bigint: value.toString() };
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Secret) return { secret: value.reveal() };
  if (value instanceof URL) return { url: value.href };
  if (value instanceof Map) return { map: [...value].map(canonical) };
  if (value instanceof Set) return { set: [...value].map(canonical) };
  if (Array.isArray(value)) return value.map(canonical);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, canonical(member)]));
}
