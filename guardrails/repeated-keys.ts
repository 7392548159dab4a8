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
    const value = body.value[name];
    const written = typeof value === 'object' ? body.writtenKeys(name) : null;
    if (written === null) continue;
    const counter = new KeyCounter(value);
    while (!counter.countMore()) yield nextTurn();
    if (written !== counter.keys) return name;
  }
  return null;
}

/** Counts the keys of all objects in a value. */
class KeyCounter {
  keys = 0;
  readonly #open: object[] = [];

  constructor(root: unknown) {
    this.#add(root);
  }

  /** Counts for one turn. Returns whether all are counted. */
  countMore(): boolean {
    let looked = 0;
    while (looked < VALUES_PER_TURN) {
      const value = this.#open.pop();
      if (value === undefined) return true;
      const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
      if (!Array.isArray(value)) this.keys += inner.length;
      for (const one of inner) this.#add(one);
      looked += 1 + inner.length;
    }
    return false;
  }

  #add(value: unknown): void {
    if (typeof value === 'object' && value !== null) this.#open.push(value);
  }
}
