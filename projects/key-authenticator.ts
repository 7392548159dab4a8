import type { Kysely } from 'kysely';
import type { Store } from '../storage/open-database.ts';
import { BoundedMap } from './bounded-map.ts';
import { Freshness } from './freshness.ts';
import { hashKey, isWellFormedKey } from './plain-key.ts';
import { lookUpKey, type KnownKey } from './principal-lookup.ts';
import type { Principal } from './principal.ts';
import type { Schema } from '../storage/schema.ts';

export interface KeyAuthenticatorOptions {
  /** The most keys to cache, and the most unknown keys. */
  cachedKeys?: number;
  /** A monotonic clock; tests pass their own. */
  clockMs?: () => number;
}

/**
 * Finds the principal of a key. A cached key costs one SHA-256 and a map lookup. A change by this process applies at once, a change by
 * another within 5 s. If the database is unreachable for longer, no key is accepted.
 *
 * Keys are found by their hash, so the duration reveals nothing about the characters of a key.
 */
export class KeyAuthenticator {
  /** Finds the principal of what does not have the form of a key; null: nobody is found. */
  others: { authenticate(presented: string): Promise<Principal | null> } | null = null;
  readonly #store: Store;
  readonly #known: BoundedMap<string, KnownKey>;
  readonly #unknown: BoundedMap<string, true>;
  readonly #lookups = new Map<string, Promise<KnownKey | null>>();
  readonly #freshness: Freshness;
  readonly #useLog: KeyUseLog;
  readonly #clockMs: () => number;
  readonly #stopListening: () => void;
  /** Incremented when the cache is cleared: a lookup that began before is not cached. */
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

  /**
   * Null for a malformed, unknown, revoked or expired key. Needs one turn of the event loop when the cache knows the key. Throws
   * `service_unavailable` when the database is unreachable.
   */
  async authenticate(presentedKey: string): Promise<Principal | null> {
    if (!isWellFormedKey(presentedKey)) return (await this.others?.authenticate(presentedKey)) ?? null;
    const keyHash = hashKey(presentedKey);
    if (!this.#freshness.isValid()) await this.#freshness.confirm();
    const known = this.#known.get(keyHash) ?? (await this.#lookUp(keyHash));
    if (known === null || known.expiresAtMs <= Date.now()) return null;
    this.#useLog.note(known.principal.keyId, this.#clockMs());
    return known.principal;
  }

  /** Writes the last uses of keys. The store stays open. */
  async close(): Promise<void> {
    this.#stopListening();
    this.#forget();
    await this.#useLog.write().catch(() => undefined);
  }

  /** Concurrent requests with the same new key share one lookup. */
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
    // A request that arrives after the change must not share a lookup that began before it.
    this.#lookups.clear();
  }
}

/** The precision of `last_used_at`. */
const WRITE_EVERY_MS = 60_000;
const KEYS_PER_STATEMENT = 500;

/** Records when keys were last used, for operators who look for unused keys. */
class KeyUseLog {
  readonly #database: Kysely<Schema>;
  readonly #used = new Set<string>();
  readonly #maxKeys: number;
  #writtenAtMs = Number.NEGATIVE_INFINITY;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(database: Kysely<Schema>, maxKeys: number) {
    this.#database = database;
    this.#maxKeys = maxKeys;
  }

  note(keyId: string, nowMs: number): void {
    if (this.#used.size < this.#maxKeys) this.#used.add(keyId);
    if (nowMs - this.#writtenAtMs < WRITE_EVERY_MS) return;
    this.#writtenAtMs = nowMs;
    // Not awaited, and an error is ignored: a missing time of last use does no harm.
    this.write().catch(() => undefined);
  }

  /** Writes the used keys, after all earlier writes. */
  write(): Promise<void> {
    const written = this.#lastWrite.then(() => this.#writeUsed());
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }

  async #writeUsed(): Promise<void> {
    const keyIds = [...this.#used];
    this.#used.clear();
    const lastUsedAt = new Date().toISOString();
    for (let start = 0; start < keyIds.length; start += KEYS_PER_STATEMENT) {
      await this.#database
        .updateTable('keys')
        .set({ last_used_at: lastUsedAt })
        .where('id', 'in', keyIds.slice(start, start + KEYS_PER_STATEMENT))
        // Another process, or one whose clock is ahead, may have written a later time.
        .where((where) =>
          where.or([where('last_used_at', 'is', null), where('last_used_at', '<', lastUsedAt)]),
        )
        .execute();
    }
  }
}
