import { failure } from '../errors/gateway-error.ts';
import type { Store } from '../storage/open-database.ts';

/** After this age the cache is checked again in the background. */
const CHECK_AFTER_MS = 1_000;
/**
 * After this age the cache is not used until it has been checked: a revocation applies within 5 s
 * (docs/specification.md#keys).
 */
const MAX_AGE_MS = 4_000;

/**
 * Checks whether cached data of the database is still valid. It queries the database only when the cache is used, at most once a
 * second, so that an idle process does nothing. Data that was not confirmed within four seconds is not valid.
 */
export class Freshness {
  readonly #store: Store;
  readonly #onStale: () => void;
  readonly #clockMs: () => number;
  #version: string | null = null;
  #confirmedAtMs = Number.NEGATIVE_INFINITY;
  #checkedAtMs = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | null = null;

  /** `onStale` is called before the cache is reported valid again; `clockMs` must be monotonic. */
  constructor(store: Store, onStale: () => void, clockMs: () => number) {
    this.#store = store;
    this.#onStale = onStale;
    this.#clockMs = clockMs;
  }

  /** Whether the cache may be used now. If not, await `confirm` first. */
  isValid(): boolean {
    const nowMs = this.#clockMs();
    const ageMs = nowMs - this.#confirmedAtMs;
    if (ageMs < CHECK_AFTER_MS) return true;
    if (ageMs >= MAX_AGE_MS) return false;
    // An error is ignored here: the next `confirm` reports it.
    if (nowMs - this.#checkedAtMs >= CHECK_AFTER_MS) this.confirm().catch(() => undefined);
    return true;
  }

  /** Checks the cache; concurrent calls share one query. Throws `service_unavailable` when the database does not respond in time. */
  async confirm(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    await withinTime(this.#checking);
  }

  async #check(): Promise<void> {
    const checkedAtMs = this.#clockMs();
    this.#checkedAtMs = checkedAtMs;
    const version = await this.#store.changeVersion();
    if (version !== this.#version) this.#onStale();
    this.#version = version;
    this.#confirmedAtMs = checkedAtMs;
  }
}

/** The database's thread may be busy with a commit that waits for another process; clients should not wait that long. */
async function withinTime(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = failure('service_unavailable', {
      internal: 'the database did not respond in time when it was checked for changed keys',
    });
    timer = setTimeout(() => reject(error), MAX_AGE_MS);
  });
  try {
    await Promise.race([check, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
