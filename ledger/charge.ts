import type { Logger } from 'pino';
import type { Call } from '../calls/call.ts';
import { billOf, type Bill } from '../metering/bill.ts';
import type { Bookkeeper } from './bookkeeper.ts';
import type { DatabaseTime } from './database-time.ts';
import type { Outcome } from './entry.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { priceText } from './price-text.ts';

/** What was reserved for one call, until it is settled. */
export interface Charge {
  /** Records what the call used; resolves when that is written. Does nothing the second time; never throws. */
  settle(outcome: Outcome): Promise<void>;
  /** What it costs; null until it is settled. */
  readonly costNanoEur: bigint | null;
}

/** What the charges of a process share. */
export interface ChargeContext {
  journal: Journal;
  bookkeeper: Bookkeeper;
  time: DatabaseTime;
  counts: { overruns: number; unrecorded: number };
  log: Logger;
}

/** What a column of the ledger holds. */
const MAX_COST_NANO_EUR = 2n ** 63n - 1n;

export class CallCharge implements Charge {
  costNanoEur: bigint | null = null;
  readonly #call: Call;
  readonly #entry: JournalEntry;
  readonly #context: ChargeContext;
  #settled: Promise<void> | null = null;

  constructor(call: Call, entry: JournalEntry, context: ChargeContext) {
    this.#call = call;
    this.#entry = entry;
    this.#context = context;
  }

  settle(outcome: Outcome): Promise<void> {
    this.#settled ??= this.#settle(outcome);
    return this.#settled;
  }

  async #settle(outcome: Outcome): Promise<void> {
    const { journal, bookkeeper, time, counts, log } = this.#context;
    const { grant } = this.#entry;
    const { terms, ...used } = billOf(this.#call, outcome);
    const bill = this.#bounded(used);
    const applied = terms === undefined ? {} : { prices: priceText(terms.prices), priceTerms: terms.text };
    const call = { ...this.#entry.call, ...applied };
    this.costNanoEur = bill.costNanoEur;
    if (bill.costNanoEur > grant.reservedNanoEur) counts.overruns += 1;
    const closed = { call, grant, outcome, bill, settledAt: time.now() };
    const recorded = journal.close(this.#entry, closed);
    bookkeeper.ended(this.#entry, closed);
    try {
      await recorded;
    } catch (err) {
      // It is posted all the same; only if this process stops before, the call is charged in full.
      counts.unrecorded += 1;
      log.error({ err, request_id: call.requestId }, 'the end of a call could not be recorded on the disk');
    }
  }

  /** The upstream's own numbers are charged whatever they are; an estimate never goes beyond what was reserved (design §7). */
  #bounded(bill: Bill): Bill {
    const { reservedNanoEur } = this.#entry.grant;
    const most = bill.estimated ? reservedNanoEur : MAX_COST_NANO_EUR;
    return bill.costNanoEur <= most ? bill : { ...bill, costNanoEur: most };
  }
}
