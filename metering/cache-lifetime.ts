import type { JsonObject } from '../bodies/json-body.ts';
import { isRecord } from '../dialects/values/json-values.ts';

/** Number of values that are searched. A longer request counts as one that asks for a long lifetime. */
const MAX_VALUES = 20_000;
const SHORT = /^\d+m$/;

/** Whether a request may ask to cache its prompt for an hour or longer (`cache_control.ttl`, `prompt_cache_retention`). */
export function mayCacheLong(body: JsonObject): boolean {
  if (typeof body['prompt_cache_retention'] === 'string') return true;
  const open: unknown[] = [body];
  for (let searched = 0; open.length > 0; searched += 1) {
    if (searched + open.length > MAX_VALUES) return true;
    const next = open.pop();
    if (Array.isArray(next)) {
      if (next.length > MAX_VALUES) return true;
      open.push(...(next as unknown[]));
    } else if (isRecord(next)) {
      const lifetime = next['ttl'];
      if (typeof lifetime === 'string' && !SHORT.test(lifetime)) return true;
      const members = Object.values(next);
      if (members.length > MAX_VALUES) return true;
      open.push(...members);
    }
  }
  return false;
}
