import { failure } from '../errors/gateway-error.ts';
import type { Store } from '../storage/open-database.ts';

/** After this the database is asked again, while what is cached still serves. */
const ASK_AFTER_MS = 1_000;
/** After this what is cached does not serve until the database has answered: revocation holds within 5 s (design §8). */
const TRUST_FOR_MS = 4_000;

/**
 * Knows whether what was read of the database still holds. It asks only when someone asks it, at most once a second, so that an
 * idle process does nothing; and it believes nothing that was not confirmed within four seconds.
 */
export class Freshness {
  readonly #store: Store;
  readonly #onStale: () => void;
  readonly #clockMs: () => number;
  #version: string | null = null;
  #confirmedAtMs = Number.NEGATIVE_INFINITY;
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;

  /** `onStale` is called before anyone is told that the cache holds again; `clockMs` must never step back. */
  constructor(store: Store, onStale: () => void, clockMs: () => number) {
    this.#store = store;
    this.#onStale = onStale;
    this.#clockMs = clockMs;
  }

  /**
   * True when the cache may be used now. False: wait for `confirm` first.
   */
  holds(): boolean {
    const nowMs = this.#clockMs();
    const ageMs = nowMs - this.#confirmedAtMs;
    if (ageMs < ASK_AFTER_MS) return true;
    if (ageMs >= TRUST_FOR_MS) return false;
    // A failure is not ours to tell: `confirm` meets it again as soon as it matters.
    if (nowMs - this.#askedAtMs >= ASK_AFTER_MS) this.confirm().catch(() => undefined);
    return true;
  }

  /** Asks the database; many callers share one question. Throws `service_unavailable` when it does not answer in time. */
  async confirm(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    await withinTime(this.#asking);
  }

  async #ask(): Promise<void> {
    const askedAtMs = this.#clockMs();
    this.#askedAtMs = askedAtMs;
    const version = await this.#store.versionByOthers();
    if (version !== this.#version) this.#onStale();
    this.#version = version;
    this.#confirmedAtMs = askedAtMs;
  }
}

/** The database's thread may be busy with a commit that waits for another process; callers of the API do not wait as long. */
async function withinTime(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const error = failure('service_unavailable', {
      internal: 'the database did not say whether keys have changed',
    });
    timer = setTimeout(() => reject(error), TRUST_FOR_MS);
  });
  try {
    await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
