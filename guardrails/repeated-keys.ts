import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestBody } from '../calls/call.ts';

/** Values visited before other requests get their turn. */
const VALUES_PER_TURN = 20_000;

/**
 * Finds the first top-level property in which an object has a key twice; null: none. Parsers differ in which of the two they keep, so
 * a server could read a value that no check has read. The keys of each parsed value are counted, and compared with those that were
 * written.
 */
export async function findRepeatedKey(body: RequestBody): Promise<string | null> {
  if (body.kind !== 'json') return null;
  let looked = 0;
  for (const name of Object.keys(body.value)) {
    const value = body.value[name];
    const isNested = typeof value === 'object' && value !== null;
    const written = isNested ? body.writtenKeys(name) : null;
    // A value that was written without keys has none.
    const open: object[] = isNested && written !== null && written > 0 ? [value] : [];
    let keys = 0;
    do {
      if (looked >= VALUES_PER_TURN) {
        looked = 0;
        await nextTurn();
      }
      looked += 1;
      const next = open.pop();
      if (next === undefined) break;
      const members: unknown[] = Array.isArray(next) ? next : Object.values(next);
      if (!Array.isArray(next)) keys += members.length;
      for (const member of members) if (typeof member === 'object' && member !== null) open.push(member);
      looked += members.length;
    } while (open.length > 0);
    if (keys !== (written ?? 0)) return name;
  }
  return null;
}
