import type { Logger } from 'pino';
import { asGatewayError } from '../errors/gateway-error.ts';
import type { Settlement } from './entry.ts';
import type { LedgerBook } from './ledger-book.ts';
import type { LatePosting } from './settlement-text.ts';
import type { Spill } from './spill.ts';

/** Postings at a time when they are made up for. */
const REPLAY_AT_A_TIME = 200;

/** Settles calls, now or as soon as the database is there again: what a call did cost is never lost. */
export class LateSettlements {
  readonly #book: LedgerBook;
  readonly #spill: Spill;
  readonly #counts: { spilled: number };
  readonly #log: Logger;
  /** What neither the database nor the disk took. */
  #held: LatePosting[] = [];

  constructor(book: LedgerBook, spill: Spill, counts: { spilled: number }, log: Logger) {
    this.#book = book;
    this.#spill = spill;
    this.#counts = counts;
    this.#log = log;
  }

  /** Resolves when the settlement is durable, in the database or on this machine's disk; never throws. */
  async settle(settlement: Settlement): Promise<void> {
    try {
      await this.#book.post(settlement);
    } catch (err) {
      this.#counts.spilled += 1;
      const { requestId } = settlement.call;
      this.#log.warn({ err, request_id: requestId }, 'a settlement waits for the database');
      await this.#keep(settlement);
    }
  }

  /** To be posted at the next opportunity. */
  add(posting: LatePosting): void {
    this.#held.push(posting);
  }

  /** Posts what waits. Throws when the database does not take it; it then waits on. */
  async replay(): Promise<void> {
    const held = this.#held.splice(0);
    try {
      await this.#postAll(held);
    } catch (error) {
      this.#held.push(...held);
      throw error;
    }
    await this.#spill.replay((postings) => this.#postAll(postings));
  }

  async #keep(posting: LatePosting): Promise<void> {
    try {
      await this.#spill.add(posting);
    } catch (err) {
      this.#held.push(posting);
      this.#log.error(
        { err, request_id: posting.call.requestId },
        'a settlement is held in memory alone: neither the database nor the disk takes it',
      );
    }
  }

  async #postAll(postings: readonly LatePosting[]): Promise<void> {
    for (let start = 0; start < postings.length; start += REPLAY_AT_A_TIME) {
      const some = postings.slice(start, start + REPLAY_AT_A_TIME);
      await Promise.all(some.map((posting) => this.#postOne(posting)));
    }
  }

  /** One that the database can never take must not keep the others from it. */
  async #postOne(posting: LatePosting): Promise<void> {
    try {
      await this.#book.post(posting);
    } catch (err) {
      if (asGatewayError(err).code === 'service_unavailable') throw err;
      this.#log.error({ err, request_id: posting.call.requestId }, 'a settlement cannot be posted');
    }
  }
}
