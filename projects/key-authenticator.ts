import type { Store } from '../storage/open-database.ts';
import { BoundedMap } from './bounded-map.ts';
import { Freshness } from './freshness.ts';
import { KeyUseLog } from './key-use-log.ts';
import { hashKey, isWellFormedKey } from './plain-key.ts';
import { lookUpKey, type KnownKey } from './principal-lookup.ts';
import type { Principal } from './principal.ts';

export interface KeyAuthenticatorOptions {
  /** How many keys are remembered, and as many texts that are none. */
  cachedKeys?: number;
  /** Milliseconds that never step back; tests turn it. */
  clockMs?: () => number;
}

/**
 * Tells whose key was presented. A key that was seen before costs one SHA-256 and a look into a map. A change by this process
 * holds at once, one by another within 5 s; when the database cannot be asked for that long, nothing is believed.
 *
 * Keys are found by their hash, so that the time it takes tells nothing about the characters of a key.
 */
export class KeyAuthenticator {
  readonly #store: Store;
  readonly #known: BoundedMap<string, KnownKey>;
  readonly #unknown: BoundedMap<string, true>;
  readonly #lookups = new Map<string, Promise<KnownKey | null>>();
  readonly #freshness: Freshness;
  readonly #useLog: KeyUseLog;
  readonly #clockMs: () => number;
  readonly #stopListening: () => void;
  /** Counts the times that the cache was dropped: what was read before that is not put into it. */
  #generation = 0;

  constructor(store: Store, options: KeyAuthenticatorOptions = {}) {
    const { cachedKeys = 10_000, clockMs = () => performance.now() } = options;
    this.#store = store;
    this.#clockMs = clockMs;
    this.#known = new BoundedMap(cachedKeys);
    this.#unknown = new BoundedMap(cachedKeys);
    this.#useLog = new KeyUseLog(store.database, cachedKeys);
    this.#freshness = new Freshness(store, () => this.#forget(), clockMs);
    this.#stopListening = store.onChange(() => this.#forget());
  }

  /** Null for a key that is malformed, unknown, revoked or expired. Throws `service_unavailable` when that cannot be known. */
  async authenticate(presentedKey: string): Promise<Principal | null> {
    if (!isWellFormedKey(presentedKey)) return null;
    const keyHash = hashKey(presentedKey);
    if (!this.#freshness.holds()) await this.#freshness.confirm();
    const known = this.#known.get(keyHash) ?? (await this.#lookUp(keyHash));
    if (known === null || known.expiresAtMs <= Date.now()) return null;
    this.#useLog.note(known.principal.keyId, this.#clockMs());
    return known.principal;
  }

  /** Writes down which keys were used last. The store stays open: it is not the authenticator's. */
  async close(): Promise<void> {
    this.#stopListening();
    this.#forget();
    await this.#useLog.write().catch(() => undefined);
  }

  /** Requests that come together with the same new key share one look-up. */
  async #lookUp(keyHash: string): Promise<KnownKey | null> {
    if (this.#unknown.get(keyHash) === true) return null;
    const running = this.#lookups.get(keyHash);
    if (running !== undefined) return running;
    const lookup = this.#read(keyHash).finally(() => {
      if (this.#lookups.get(keyHash) === lookup) this.#lookups.delete(keyHash);
    });
    this.#lookups.set(keyHash, lookup);
    return lookup;
  }

  async #read(keyHash: string): Promise<KnownKey | null> {
    const generation = this.#generation;
    const found = await lookUpKey(this.#store.database, keyHash);
    if (generation === this.#generation) {
      if (found === null) this.#unknown.set(keyHash, true);
      else this.#known.set(keyHash, found);
    }
    return found;
  }

  #forget(): void {
    this.#generation += 1;
    this.#known.clear();
    this.#unknown.clear();
    // A request that comes after the change must not join a look-up that began before it.
    this.#lookups.clear();
  }
}
