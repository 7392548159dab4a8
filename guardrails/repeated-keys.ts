import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestBody } from '../calls/call.ts';
import type { Steps } from './steps.ts';

/** Values visited before other requests get their turn. */
const VALUES_PER_TURN = 20_000;

/**
 * Finds the first top-level property in which an object has a key twice; null: none. Parsers differ in which of the two they keep, so
 * a server could read a value that no check has read.
 */
export function* findRepeatedKey(body: RequestBody): Steps<string | null> {
  if (body.kind !== 'json') return null;
  for (const name of Object.keys(body.value)) {
    const written = body.writtenKeys(name);
    if (written === null) continue;
    const value = body.value[name];
    const parsed = typeof value === 'object' && value !== null ? yield* countKeys(value) : 0;
    if (written !== parsed) return name;
  }
  return null;
}

function* countKeys(root: object): Steps<number> {
  let count = 0;
  let looked = 0;
  const open: object[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value)) count += inner.length;
    for (const one of inner) {
      looked += 1;
      if (typeof one === 'object' && one !== null) open.push(one);
      if (looked % VALUES_PER_TURN === 0) yield nextTurn();
    }
  }
  return count;
}
