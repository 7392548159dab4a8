import { hashKey } from './plain-key.ts';

interface HashedKey {
  key: string;
  hash: string;
}

/**
 * Keeps the hash of the key that each connection presented last: a client that keeps its connection open is hashed once, and not with
 * each request. A key is kept no longer than its connection.
 */
export class ConnectionKeys {
  readonly #last = new WeakMap<object, HashedKey>();
  readonly #hash: (key: string) => string;

  constructor(hash = hashKey) {
    this.#hash = hash;
  }

  /** Returns the hash of a key that a connection presents. */
  hashOf(key: string, connection: object): string {
    const last = this.#last.get(connection);
    if (last !== undefined && isSame(last.key, key)) return last.hash;
    const hash = this.#hash(key);
    this.#last.set(connection, { key, hash });
    return hash;
  }
}

/**
 * Compares keys in a time that does not depend on where they differ: behind a proxy, the requests of several clients share a
 * connection.
 */
function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let differences = 0;
  for (let at = 0; at < one.length; at += 1) differences |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return differences === 0;
}
