import { createHash } from 'node:crypto';
import type { BackendSettings } from './model.ts';
import { Secret } from './secret.ts';

/** A digest of all settings of a backend, its secrets included: equal for backends that are configured alike. Never shown or logged. */
export function backendFingerprint(settings: BackendSettings): string {
  return createHash('sha256')
    .update(JSON.stringify(plain(settings)))
    .digest('base64url');
}

/** The value with its keys in order, and with what `JSON.stringify` would hide. */
function plain(value: unknown): unknown {
  if (value instanceof Secret) return value.reveal();
  if (value instanceof URL) return value.href;
  if (value instanceof Set) return [...(value as Set<unknown>)].map(plain);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, member]) => [name, plain(member)]);
}
