import { join } from 'node:path';
import type { Logger } from 'pino';
import { modelIdOf, type Call } from '../calls/call.ts';
import { failure } from '../errors/gateway-error.ts';
import { openingPrices } from '../metering/price-terms.ts';
import { quoteOf, type Quote } from '../metering/quote.ts';
import type { AlertSettings } from '../catalogue/alerts.ts';
import { newId } from '../storage/identifiers.ts';
import type { Store } from '../storage/store.ts';
import { BudgetAlerts } from './alerts/budget-alerts.ts';
import { Slices } from './slices/slices.ts';
import { LedgerWriter } from './posting/ledger-writer.ts';
import { CallCharge, priceText, type Charge, type ChargeContext } from './charges/charge.ts';
import { DatabaseTime } from './database-time.ts';
import type { LedgerCall } from './ledger-call.ts';
import { Journal, type Durability } from './journal/journal.ts';
import { tryUnregisterProcess, registerProcess } from './posting/processes.ts';
import { databaseNow } from './period.ts';
import { Reservations } from './slices/reservations.ts';
import { TagTexts } from './tag-texts.ts';
import { Maintenance } from './posting/maintenance.ts';

export type { Charge } from './charges/charge.ts';
export type { Outcome } from './ledger-call.ts';

type LedgerStore = Pick<Store, 'database' | 'clock' | 'rowsOf' | 'insertMissing' | 'onChange'>;

export interface LedgerOptions {
  store: LedgerStore;
  /** The folder of the journals of all processes of this data directory. */
  journals: string;
  log: Logger;
  durability?: Durability;
  /** Computes a quote that takes longer and may be lower, for calls that the budget could not pay for otherwise. */
  closerQuote?: (call: Call) => Promise<Quote | null>;
  /** Which alerts of budgets are written at first; absent: none. */
  alerts?: AlertSettings | null;
  /** Shorter in tests, so that they need not wait. */
  leaseMs?: number;
}

/** Counters since the start, for the metrics. */
export interface LedgerCounts {
  /** Calls whose end could not be written to the journal. */
  unrecorded: number;
  /** Calls of stopped processes that this one charged in full. */
  lapsed: number;
  /** Calls that cost or used more than their reservation. */
  overruns: number;
  /** Journals of which a part could not be read. */
  damaged: number;
}

/** A process that has not renewed its lease for this long is considered dead. */
const LEASE_MS = 30_000;

/** Reserves the cost of calls before and settles it after, in memory and in a journal; the database follows (decisions 46 to 49). */
export class Ledger {
  readonly alerts: BudgetAlerts;
  readonly counts: LedgerCounts = { unrecorded: 0, lapsed: 0, overruns: 0, damaged: 0 };
  readonly #store: LedgerStore;
  readonly #processId: string;
  readonly #journals: string;
  readonly #journal: Journal;
  readonly #writer: LedgerWriter;
  readonly #context: ChargeContext;
  readonly #maintenance: Maintenance;
  readonly #reservations: Reservations;
  readonly #tagTexts = new TagTexts();
  #closed: Promise<void> | null = null;

  private constructor(options: LedgerOptions, processId: string, time: DatabaseTime) {
    const { store, journals, log, durability = 'process', leaseMs = LEASE_MS } = options;
    const { closerQuote = () => Promise.resolve(null) } = options;
    this.#store = store;
    this.alerts = new BudgetAlerts(options.alerts ?? null, log);
    this.#processId = processId;
    this.#journals = journals;
    this.#journal = new Journal(join(journals, processId), durability);
    const slices = new Slices(time);
    this.#writer = new LedgerWriter({
      store,
      processId,
      leaseMs,
      log,
      time,
      journal: this.#journal,
      slices,
      alerts: this.alerts,
    });
    const books = { journal: this.#journal, writer: this.#writer };
    this.#reservations = new Reservations({ slices, time, closerQuote, ...books });
    this.#context = {
      reservations: this.#reservations,
      ...books,
      time,
      log,
      counts: this.counts,
    };
    this.#maintenance = new Maintenance({
      store,
      processId,
      journals,
      leaseMs,
      time,
      log,
      slices,
      writer: this.#writer,
      alerts: this.alerts,
      counts: this.counts,
    });
  }

  /** Whether the last transaction succeeded. There are several within a lease. */
  get canWrite(): boolean {
    return this.#writer.canWrite;
  }

  /** Whether the journal takes records of calls. */
  get canRecord(): boolean {
    return this.#journal.canWrite;
  }

  /** Opens the ledger, and posts the journals of earlier processes now or later. Throws when the database or the disk fails. */
  static async open(options: LedgerOptions): Promise<Ledger> {
    const { store, leaseMs = LEASE_MS } = options;
    const requestedAtMs = performance.now();
    const time = new DatabaseTime(await databaseNow(store.database, store.clock), requestedAtMs);
    const processId = newId();
    const ledger = new Ledger(options, processId, time);
    try {
      await ledger.#maintenance.recoverIfPossible();
      await registerProcess(store, processId, leaseMs);
      await ledger.#maintenance.readChanges();
    } catch (error) {
      await ledger.#journal.end();
      throw error;
    }
    ledger.#maintenance.start();
    return ledger;
  }

  /**
   * Reserves the most that the call can cost, and limits its output to what was granted. Resolves once that is in the journal, with
   * null for a call that is not billed. Throws `budget_exceeded` with the status of the budget, also for a free call when a
   * budget is exhausted, and `service_unavailable` when the call cannot be recorded or the state of its budget is unknown.
   */
  async open(call: Call): Promise<Charge | null> {
    const { principal, model, operation } = call;
    if (principal === null || model === null) return null;
    call.startedAtMs ??= this.#context.time.nowMs();
    const quote = quoteOf(call);
    const refusal = quote === null ? this.#reservations.refuseExhausted(call) : undefined;
    if (refusal !== undefined) await refusal;
    if (operation.gateway.bills === 'none') return null;
    if (this.#writer.isFull)
      throw failure('service_unavailable', { internal: 'the database does not keep up with the ledger' });
    const ledgerCall: LedgerCall = {
      requestId: call.requestId,
      projectId: principal.projectId,
      keyId: principal.keyId,
      modelId: modelIdOf(call),
      operationId: operation.operationId,
      prices: priceText(openingPrices(call, model)),
    };
    if (call.tags !== undefined)
      ledgerCall.tags = this.#tagTexts.of(
        principal.projectId,
        call.tags,
        this.#context.time.period(undefined, 'day'),
      );
    const entry = await (quote === null
      ? this.#reservations.openFree(call, ledgerCall)
      : this.#reservations.openFor(call, ledgerCall, quote));
    const charge = new CallCharge(call, entry, this.#context);
    if (call.attempts !== undefined) call.attempts.payment = charge;
    return charge;
  }

  /** Resolves when every call that has ended is posted. Throws when the database fails. */
  posted(): Promise<void> {
    return this.#writer.posted();
  }

  /** Posts the calls that have ended and returns the slices. The store stays open. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#maintenance.stop();
    const isPosted = await this.#writer.stop();
    const isClean =
      isPosted &&
      this.#journal.underWay.size === 0 &&
      (await tryUnregisterProcess(this.#store, this.#processId));
    await this.#journal.end();
    if (isClean) Journal.remove(join(this.#journals, this.#processId));
  }
}
