import type { FlattenedJWSInput, JSONWebKeySet, JWSHeaderParameters } from 'jose';
import { failure } from '../errors/gateway-error.ts';

/** After this age the keys are fetched again in the background. */
const REFRESH_AFTER_MS = 5 * 60_000;
/** After this age the keys are not used: a provider that is away cannot withdraw one. */
const MAX_AGE_MS = 3_600_000;
/** No key, however unknown, makes the gateway ask more often. */
const RETRY_AFTER_MS = 10_000;
const MAX_KEYS = 100;

type FindKey = (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;

interface KnownKeys {
  find: FindKey;
  text: string;
  fetchedAtMs: number;
}

export interface KeySetOptions {
  /** Fetches the text of the key set. */
  fetchText: () => Promise<string>;
  /** Called when the keys have changed: what was verified with the old ones no longer counts. */
  onChange: () => void;
  /** Called when they could not be fetched. */
  onFailure: (cause: unknown) => void;
  /** A monotonic clock; tests pass their own. */
  clockMs?: () => number;
}

/** The public keys of an identity provider, fetched when they are first needed and then while they are in use. */
export class KeySet {
  readonly #options: KeySetOptions;
  readonly #clockMs: () => number;
  #known: KnownKeys | null = null;
  #fetching: Promise<void> | null = null;
  #triedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: KeySetOptions) {
    this.#options = options;
    this.#clockMs = options.clockMs ?? (() => performance.now());
  }

  /** Fetches the keys again when they are old, without waiting for them. */
  refresh(): void {
    const isOld = this.#known !== null && this.#clockMs() - this.#known.fetchedAtMs >= REFRESH_AFTER_MS;
    if (isOld && this.#mayFetch()) void this.#fetch().catch(() => undefined);
  }

  /** Finds the key of a token. Throws an error of jose for an unknown one, and `service_unavailable` without keys. */
  async find(header: JWSHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> {
    const known = await this.#keys();
    try {
      return await known.find(header, token);
    } catch (unknown) {
      if (!this.#mayFetch()) throw unknown;
      // The provider may have a new key.
      await this.#fetch().catch(() => undefined);
      return (this.#known ?? known).find(header, token);
    }
  }

  async #keys(): Promise<KnownKeys> {
    this.refresh();
    const usable = this.#usable();
    if (usable !== null) return usable;
    if (this.#mayFetch()) await this.#fetch().catch(() => undefined);
    const fetched = this.#usable();
    if (fetched !== null) return fetched;
    throw failure('service_unavailable', { internal: 'the keys of the identity provider are not known' });
  }

  #usable(): KnownKeys | null {
    const known = this.#known;
    return known !== null && this.#clockMs() - known.fetchedAtMs < MAX_AGE_MS ? known : null;
  }

  #mayFetch(): boolean {
    return this.#fetching !== null || this.#clockMs() - this.#triedAtMs >= RETRY_AFTER_MS;
  }

  /** Requests at the same time share one fetch. */
  #fetch(): Promise<void> {
    this.#fetching ??= this.#load().finally(() => {
      this.#fetching = null;
    });
    return this.#fetching;
  }

  async #load(): Promise<void> {
    this.#triedAtMs = this.#clockMs();
    try {
      const text = await this.#options.fetchText();
      const { createLocalJWKSet } = await import('jose');
      const set = keySetOf(text);
      const find = createLocalJWKSet(set);
      const isChanged = this.#known !== null && this.#known.text !== text;
      this.#known = { find, text, fetchedAtMs: this.#clockMs() };
      if (isChanged) this.#options.onChange();
    } catch (cause) {
      this.#options.onFailure(cause);
      throw cause;
    }
  }
}

function keySetOf(text: string): JSONWebKeySet {
  const value: unknown = JSON.parse(text);
  if (!isKeySet(value) || value.keys.length > MAX_KEYS) throw new Error('this is not a set of keys');
  return value;
}

/** Whether a value is a list of keys. jose checks each key before it uses it. */
function isKeySet(value: unknown): value is JSONWebKeySet {
  return typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);
}
