import type { Logger } from 'pino';
import type { AttemptPayment, FailedAttempt } from '../../calls/call-route.ts';
import { modelIdOf, modelOf, type Call } from '../../calls/call.ts';
import type { FailureCode } from '../../errors/catalogue.ts';
import { billOf, type Bill } from '../../metering/bill.ts';
import type { PriceTerms } from '../../metering/price-terms.ts';
import { noUnits } from '../../metering/units.ts';
import { attemptsText, billOfAll, type SettledAttempt } from './attempt-costs.ts';
import type { LedgerWriter } from '../posting/ledger-writer.ts';
import type { DatabaseTime } from '../database-time.ts';
import type { ClosedCall, LedgerCall, Outcome } from '../ledger-call.ts';
import type { Journal, JournalEntry } from '../journal/journal.ts';
import { priceText } from './price-text.ts';
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
  /** The prices and multipliers that the attempts were charged by. */
  #terms: Pick<LedgerCall, 'prices' | 'priceTerms'> | null = null;
  #settled: Promise<void> | null = null;

  constructor(call: Call, entry: JournalEntry, context: ChargeContext) {
    this.#call = call;
    this.#entry = entry;
    this.#context = context;
    const bill = { units: noUnits(), costNanoEur: 0n, estimated: false };
    // Models that were skipped because the budget cannot pay for them.
    for (const { model } of call.route?.fallbacks ?? [])
      this.#failed.push({ deployment: '', code: 'budget_exceeded', model, bill });
  }

  settle(outcome: Outcome): Promise<void> {
    this.#settled ??= this.#settle(outcome);
    return this.#settled;
  }

  async renew(attempt: FailedAttempt): Promise<boolean> {
    const used = billOf(this.#call, 'failed');
    const bill = this.#bounded(used);
    const { reservations } = this.#context;
    if (bill.costNanoEur > 0n && !(await reservations.extend(this.#entry, bill.costNanoEur))) return false;
    this.#noteTerms(used.terms);
    this.#failed.push({ ...attempt, model: modelIdOf(this.#call), bill });
    return true;
  }

  async transfer(next: Call, code: FailureCode): Promise<boolean> {
    const bill = this.#bounded(billOf(this.#call, 'failed'));
    const spentNanoEur = this.#spentNanoEur + bill.costNanoEur;
    if (!(await this.#context.reservations.transfer(this.#entry, spentNanoEur, next))) return false;
    const model = modelIdOf(this.#call);
    this.#failed.push({ deployment: this.#call.route?.deployment ?? '', code, model, bill });
    this.#call = next;
    this.#terms = { prices: priceText(modelOf(next).prices), priceTerms: '' };
    return true;
  }

  #settle(outcome: Outcome): Promise<void> {
    const { journal, writer, time, counts, log } = this.#context;
    const { grant } = this.#entry;
    const used = billOf(this.#call, outcome);
    const last = this.#bounded(used);
    const bill = billOfAll(this.#failed, last);
    this.#noteTerms(used.terms);
    const modelId = modelIdOf(this.#call);
    const deployment = this.#call.route?.deployment ?? '';
    const attempts = this.#attemptsOf(outcome, deployment, last);
    const lastDeployment = deployment || (this.#failed.at(-1)?.deployment ?? '');
    const { requestId, projectId, keyId, operationId, prices } = this.#entry.call;
    const call: LedgerCall = {
      requestId,
      projectId,
      keyId,
      modelId,
      operationId,
      prices: this.#terms?.prices ?? prices,
      // The prices of a reservation have no terms.
      priceTerms: this.#terms?.priceTerms ?? '',
      deployment: lastDeployment,
    };
    this.costNanoEur = bill.costNanoEur;
    if (bill.costNanoEur > grant.reservedNanoEur || used.isBeyondBound) counts.overruns += 1;
    const closed: ClosedCall = { call, grant, outcome, bill, attempts, settledAtMs: time.nowMs() };
    const recorded = journal.close(this.#entry, closed);
    writer.ended(this.#entry, closed);
    return recorded.catch((err: unknown) => {
      // The call is still posted from memory. Only if this process stops before that, it is charged in full.
      counts.unrecorded += 1;
      log.error({ err, request_id: call.requestId }, 'the end of a call could not be recorded on the disk');
    });
  }

  /** The attempts of the row; empty when there was only one. */
  #attemptsOf(outcome: Outcome, deployment: string, { costNanoEur }: Bill): string {
    if (this.#failed.length === 0) return '';
    const code = outcome === 'completed' ? null : outcome;
    const end = { deployment, code, model: modelIdOf(this.#call), costNanoEur };
    return attemptsText(this.#failed, end);
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

  get #spentNanoEur(): bigint {
    return this.#failed.reduce((sum, { bill: { costNanoEur } }) => sum + costNanoEur, 0n);
  }
}
