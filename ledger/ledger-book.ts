import { setImmediate as nextTurn } from 'node:timers/promises';
import { asGatewayError, failure } from '../errors/gateway-error.ts';
import type { Store } from '../storage/store.ts';
import type { Posting } from './entry.ts';
import { post, type Posted } from './post.ts';

/** Postings of one transaction: more would keep the database to itself for too long. */
const MAX_BATCH = 250;
/** How long after a failure nobody is made to wait for the database again. */
const PAUSE_MS = 1_000;

interface Waiting {
  posting: Posting;
  resolve: (posted: Posted) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: what comes while a transaction is under way goes into the next one together, so that many calls share one
 * sync of the disk.
 */
export class LedgerBook {
  readonly #store: Pick<Store, 'database' | 'clock' | 'rowsOf'>;
  readonly #processId: string;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #pausedUntilMs = Number.NEGATIVE_INFINITY;

  constructor(store: Pick<Store, 'database' | 'clock' | 'rowsOf'>, processId: string) {
    this.#store = store;
    this.#processId = processId;
  }

  /**
   * Resolves when the posting is durable. Throws `service_unavailable` when the database cannot take it; it may then be there
   * all the same, and can be posted again.
   */
  post(posting: Posting): Promise<Posted> {
    if (performance.now() < this.#pausedUntilMs) {
      return Promise.reject(failure('service_unavailable', { internal: 'the ledger cannot be written' }));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ posting, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // The postings of one turn of the event loop go together: a transaction costs as much for one as for many.
      await nextTurn();
      await this.#post(this.#waiting.splice(0, MAX_BATCH));
    }
    // In the same turn as the look at the line: whoever comes now starts anew.
    this.#running = null;
  }

  async #post(batch: readonly Waiting[]): Promise<void> {
    try {
      const postings = batch.map(({ posting }) => posting);
      const posted = await post(this.#store, postings, this.#processId);
      batch.forEach(({ resolve, reject }, index) => {
        const result = posted[index];
        if (result === undefined) reject(new Error('a posting has no result'));
        else resolve(result);
      });
    } catch (error) {
      await this.#fail(batch, error);
    }
  }

  /** A store that is gone fails them all, and those who wait with them; one that cannot be written fails alone. */
  async #fail(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (asGatewayError(error).code === 'service_unavailable') {
      this.#pausedUntilMs = performance.now() + PAUSE_MS;
      for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error);
      return;
    }
    const [only, ...others] = batch;
    if (others.length === 0) only?.reject(error);
    else for (const waiting of batch) await this.#post([waiting]);
  }
}
