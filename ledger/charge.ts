import type { Call } from '../calls/call.ts';
import { billOf, type Bill } from '../metering/bill.ts';
import type { Grant, LedgerCall, Outcome } from './entry.ts';
import { priceText } from './price-text.ts';
import type { LateSettlements } from './late-settlements.ts';

/** What was reserved for one call, until it is settled. */
export interface Charge {
  /** Writes down what the call did use. Does nothing the second time; never throws. */
  settle(outcome: Outcome): Promise<void>;
}

export class CallCharge implements Charge {
  readonly #call: Call;
  readonly #ledgerCall: LedgerCall;
  readonly #grant: Grant;
  readonly #late: LateSettlements;
  readonly #counts: { overruns: number };
  #settled: Promise<void> | null = null;

  constructor(
    call: Call,
    ledgerCall: LedgerCall,
    grant: Grant,
    late: LateSettlements,
    counts: { overruns: number },
  ) {
    this.#call = call;
    this.#ledgerCall = ledgerCall;
    this.#grant = grant;
    this.#late = late;
    this.#counts = counts;
  }

  settle(outcome: Outcome): Promise<void> {
    this.#settled ??= this.#settle(outcome);
    return this.#settled;
  }

  #settle(outcome: Outcome): Promise<void> {
    const { terms, ...used } = billOf(this.#call, outcome);
    const bill = this.#bounded(used);
    if (bill.costNanoEur > this.#grant.reservedNanoEur) this.#counts.overruns += 1;
    const grant = this.#grant;
    const applied = terms === undefined ? {} : { prices: priceText(terms.prices), priceTerms: terms.text };
    const call = { ...this.#ledgerCall, ...applied };
    return this.#late.settle({ kind: 'settle', call, grant, outcome, bill });
  }

  /** The upstream's own numbers are charged whatever they are; an estimate never goes beyond what was reserved (design §7). */
  #bounded(bill: Bill): Bill {
    const { reservedNanoEur } = this.#grant;
    if (!bill.estimated || bill.costNanoEur <= reservedNanoEur) return bill;
    return { ...bill, costNanoEur: reservedNanoEur };
  }
}
