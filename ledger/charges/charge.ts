import type { Logger } from 'pino';
import type { AttemptPayment, FailedAttempt } from '../../calls/call-attempts.ts';
import { modelIdOf, modelOf, type Call } from '../../calls/call.ts';
import type { FailureCode } from '../../errors/catalogue.ts';
import { billOf, type Bill } from '../../metering/bill.ts';
import { openingPrices, type PriceTerms } from '../../metering/price-terms.ts';
import { noUnits } from '../../metering/units.ts';
import { attemptsText, billOfAll, type SettledAttempt } from './attempt-costs.ts';
import type { LedgerWriter } from '../posting/ledger-writer.ts';
import type { DatabaseTime } from '../database-time.ts';
import type { ClosedCall, LedgerCall, Outcome } from '../ledger-call.ts';
import type { Journal, JournalEntry } from '../journal/journal.ts';
import { statedPrices, type Prices } from '../../catalogue/price.ts';
import type { Reservations } from '../slices/reservations.ts';

/** The reservation of one call, until it is settled. */
export interface Charge {
  /** Records what the call used; resolves when that is written. Has no effect the second time; never throws. */
  settle(outcome: Outcome): Promise<void>;
  /**
   * Settles what the call used of a model that failed, reserves for the same call to another model, and sets its output limit.
   * Returns false and changes nothing when the project cannot pay for that. Throws `invalid_parameter` for a request beyond the
   * other model's limits.
   */
  transfer(next: Call, code: FailureCode): Promise<boolean>;
  /** The cost; null until it is settled. */
  readonly costNanoEur: bigint | null;
}

/** What all charges of a process share. */
export interface ChargeContext {
  reservations: Pick<Reservations, 'extend' | 'transfer'>;
  journal: Journal;
  writer: LedgerWriter;
  time: DatabaseTime;
  counts: { overruns: number; unrecorded: number };
  log: Logger;
}

/** The largest value of a column of the ledger. */
const MAX_COST_NANO_EUR = 2n ** 63n - 1n;

export class CallCharge implements Charge, AttemptPayment {
  costNanoEur: bigint | null = null;
  #call: Call;
  readonly #entry: JournalEntry;
  readonly #context: ChargeContext;
  readonly #failed: SettledAttempt[] = [];
  /** What the failed attempts cost. */
  #spentNanoEur = 0n;
  /** The prices and multipliers that the attempts were charged by. */
  #terms: Pick<LedgerCall, 'prices' | 'priceTerms'> | null = null;
  #settled: Promise<void> | null = null;

  constructor(call: Call, entry: JournalEntry, context: ChargeContext) {
    this.#call = call;
    this.#entry = entry;
    this.#context = context;
    // Models that were skipped because the budget cannot pay for them.
    for (const { model } of call.attempts?.fallbacks ?? []) {
      const bill = { units: noUnits(), costNanoEur: 0n, estimated: false };
      this.#failed.push({ deployment: '', code: 'budget_exceeded', model, bill });
    }
  }

  settle(outcome: Outcome): Promise<void> {
    if (this.#settled !== null) return this.#settled;
    const { journal, writer, time, counts, log } = this.#context;
    const { call: opened, grant } = this.#entry;
    const used = billOf(this.#call, outcome);
    const last = this.#bounded(used);
    this.#noteTerms(used.terms);
    const hasFailed = this.#failed.length > 0;
    const bill = hasFailed ? billOfAll(this.#failed, last) : last;
    const modelId = modelIdOf(this.#call);
    const deployment = this.#call.attempts?.deployment ?? '';
    const code = outcome === 'completed' ? null : outcome;
    const end = { deployment, code, model: modelId, costNanoEur: last.costNanoEur };
    const call: LedgerCall = {
      requestId: opened.requestId,
      projectId: opened.projectId,
      keyId: opened.keyId,
      modelId,
      operationId: opened.operationId,
      prices: this.#terms?.prices ?? opened.prices,
      // The prices of a reservation have no terms.
      priceTerms: this.#terms?.priceTerms ?? '',
      deployment: deployment || (this.#failed.at(-1)?.deployment ?? ''),
      budgets: opened.budgets ?? '',
      tags: opened.tags ?? '',
    };
    this.costNanoEur = bill.costNanoEur;
    if (bill.costNanoEur > grant.reservedNanoEur || used.isBeyondBound) counts.overruns += 1;
    const attempts = hasFailed ? attemptsText(this.#failed, end) : '';
    const closed: ClosedCall = { call, grant, outcome, bill, attempts, settledAtMs: time.nowMs() };
    const recorded = journal.close(this.#entry, closed);
    writer.ended(this.#entry, closed);
    this.#settled = recorded.catch((err: unknown) => {
      // The call is still posted from memory. Only if this process stops before that, it is charged in full.
      counts.unrecorded += 1;
      log.error({ err, request_id: call.requestId }, 'the end of a call could not be recorded on the disk');
    });
    return this.#settled;
  }

  async renew(attempt: FailedAttempt): Promise<boolean> {
    const used = billOf(this.#call, 'failed');
    const bill = this.#bounded(used);
    const { reservations } = this.#context;
    if (bill.costNanoEur > 0n && !(await reservations.extend(this.#entry, bill.costNanoEur))) return false;
    this.#noteTerms(used.terms);
    this.#failed.push({ ...attempt, model: modelIdOf(this.#call), bill });
    this.#spentNanoEur += bill.costNanoEur;
    return true;
  }

  async transfer(next: Call, code: FailureCode): Promise<boolean> {
    const bill = this.#bounded(billOf(this.#call, 'failed'));
    const spentNanoEur = this.#spentNanoEur + bill.costNanoEur;
    if (!(await this.#context.reservations.transfer(this.#entry, spentNanoEur, next))) return false;
    const model = modelIdOf(this.#call);
    this.#failed.push({ deployment: this.#call.attempts?.deployment ?? '', code, model, bill });
    this.#spentNanoEur = spentNanoEur;
    this.#call = next;
    this.#terms = { prices: priceText(openingPrices(next, modelOf(next))), priceTerms: '' };
    return true;
  }

  #noteTerms(terms: PriceTerms | null): void {
    if (terms !== null) this.#terms = { prices: priceText(terms.prices), priceTerms: terms.text };
  }

  /** Bounds an estimated cost to the reservation. Usage that the upstream reported is charged as it is. */
  #bounded(bill: Bill): Bill {
    const most =
      (bill.estimated ? this.#entry.grant.reservedNanoEur : MAX_COST_NANO_EUR) - this.#spentNanoEur;
    return bill.costNanoEur <= most ? bill : { ...bill, costNanoEur: most };
  }
}

const texts = new WeakMap<Prices, string>();

/**
 * The prices of a call as its ledger row stores them: JSON, in nano-euro per million units. `completePrices` adds the prices that are
 * left out, which would be up to three tenths of a row.
 */
export function priceText(prices: Prices | 'free'): string {
  if (prices === 'free') return '{}';
  const known = texts.get(prices);
  if (known !== undefined) return known;
  const entries = Object.entries(statedPrices(prices)).map(([unit, price]) => [unit, String(price)]);
  const text = JSON.stringify(Object.fromEntries(entries));
  texts.set(prices, text);
  return text;
}
