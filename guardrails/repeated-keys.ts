import { setImmediate as nextTurn } from 'node:timers/promises';
import type { JsonBody } from '../bodies/json-body.ts';
import type { RequestBody } from '../calls/call.ts';
import { runSteps, type Steps } from './steps.ts';

/** Values visited before other requests get their turn. */
const VALUES_PER_TURN = 20_000;

/**
 * Finds the first top-level property in which an object has a key twice; null: none. Parsers differ in which of the two they keep, so
 * a server could read a value that no check has read. Needs one turn of the event loop for a small body.
 */
export function findRepeatedKey(body: RequestBody): Promise<string | null> | null {
  return body.kind === 'json' ? runSteps(new KeySearch(body)) : null;
}

/** Counts the keys of each property's parsed value, and compares them with those that were written. */
class KeySearch implements Steps<string | null> {
  readonly #body: JsonBody;
  readonly #names: readonly string[];
  #nextName = 0;
  /** The property that is being counted, and the keys that it was written with. */
  #name = '';
  #written = 0;
  #keys = 0;
  readonly #open: object[] = [];
  #found: string | null = null;

  constructor(body: JsonBody) {
    this.#body = body;
    this.#names = Object.keys(body.value);
  }

  next(): Promise<void> | null {
    for (let looked = 0; looked < VALUES_PER_TURN; looked += 1) {
      const value = this.#open.pop();
      if (value !== undefined) looked += this.#count(value);
      else if (!this.#startNext()) return null;
    }
    return nextTurn();
  }

  result(): string | null {
    return this.#found;
  }

  /** Compares the counted property, and starts the next one. False when a repeated key is found, or no property is left. */
  #startNext(): boolean {
    if (this.#keys !== this.#written) {
      this.#found = this.#name;
      return false;
    }
    const name = this.#names[this.#nextName];
    if (name === undefined) return false;
    this.#nextName += 1;
    const value = this.#body.value[name];
    if (typeof value !== 'object' || value === null) return true;
    const written = this.#body.writtenKeys(name);
    // A value that was written without keys has none.
    if (written === null || written === 0) return true;
    this.#name = name;
    this.#written = written;
    this.#keys = 0;
    this.#open.push(value);
    return true;
  }

  /** Counts the keys of one value, and returns the number of its members. */
  #count(value: object): number {
    const members: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value)) this.#keys += members.length;
    for (const member of members) if (typeof member === 'object' && member !== null) this.#open.push(member);
    return members.length;
  }
}
