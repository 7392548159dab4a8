import type { Logger } from 'pino';
import type { Call } from '../calls/call.ts';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import type { ProjectBudgetStatus } from '../generated/contract.ts';
import { quoteOf, type Quote } from '../metering/quote.ts';
import { newId } from '../storage/identifiers.ts';
import type { Store } from '../storage/store.ts';
import { exhaustedStatus } from './budgets.ts';
import { CallCharge, type Charge } from './charge.ts';
import type { Grant, LedgerCall } from './entry.ts';
import { LateSettlements } from './late-settlements.ts';
import { LedgerBook } from './ledger-book.ts';
import { Leases } from './leases.ts';
import { periodOf } from './period.ts';
import { priceText } from './price-text.ts';
import { Spill } from './spill.ts';

export type { Charge } from './charge.ts';
export type { Outcome } from './entry.ts';

export interface LedgerOptions {
  store: Pick<Store, 'database' | 'clock' | 'rowsOf'>;
  /** Where settlements wait while the database cannot take them. */
  spillDirectory: string;
  log: Logger;
  /** In place of the default, so that tests need not wait. */
  leaseMs?: number;
}

/** How often something happened since the start, for the metrics. */
export interface LedgerCounts {
  /** Settlements that went to the spill file. */
  spilled: number;
  /** Reservations of dead processes that this one settled in full. */
  lapsed: number;
  /** Calls that cost more than was reserved for them. */
  overruns: number;
}

const REPLAY_EVERY_MS = 1_000;
/** The most that one call can be reserved: 10 million EUR. Prices and limits that go beyond are a slip of the configuration. */
const MAX_RESERVED_NANO_EUR = 10_000_000_000_000_000n;

/** What calls cost: reserved before, settled after, one row each (design §7). */
export class Ledger {
  readonly counts: LedgerCounts = { spilled: 0, lapsed: 0, overruns: 0 };
  readonly #store: LedgerOptions['store'];
  readonly #book: LedgerBook;
  readonly #leases: Leases;
  readonly #late: LateSettlements;
  readonly #log: Logger;
  readonly #timers: NodeJS.Timeout[] = [];
  #canWrite = true;

  private constructor({ store, spillDirectory, log, leaseMs }: LedgerOptions) {
    const processId = newId();
    this.#store = store;
    this.#log = log;
    this.#book = new LedgerBook(store, processId);
    this.#leases = new Leases(store, this.#book, processId, leaseMs);
    this.#late = new LateSettlements(this.#book, new Spill(spillDirectory), this.counts, log);
  }

  /** Whether the last write that this process makes by itself, several times within a lease, went through. */
  get canWrite(): boolean {
    return this.#canWrite;
  }

  /** Takes up what was left by processes before this one. Throws when the database cannot be written. */
  static async open(options: LedgerOptions): Promise<Ledger> {
    const ledger = new Ledger(options);
    await ledger.#leases.renew();
    ledger.#every(ledger.#leases.renewEveryMs, 'leases could not be renewed', () => ledger.#keepLeases());
    ledger.#every(REPLAY_EVERY_MS, 'late settlements could not be posted', () => ledger.#late.replay());
    return ledger;
  }

  /**
   * Reserves the most that the call can cost, and sets its output limit to what was granted. Null for a call that is not billed.
   * Throws `budget_exceeded` with the project's status, also for a free call of an exhausted project, and `service_unavailable`
   * for a call with a price when nothing can be known of the budget.
   */
  async open(call: Call): Promise<Charge | null> {
    const { principal, model, operation } = call;
    if (principal === null || model === null) return null;
    const quote = quoteOf(call);
    if (quote === null) await this.#refuseExhausted(principal.projectId);
    if (operation.gateway.bills === 'none') return null;
    const ledgerCall: LedgerCall = {
      requestId: call.requestId,
      projectId: principal.projectId,
      keyId: principal.keyId,
      modelId: model.id,
      operationId: operation.operationId,
      prices: priceText(model.prices),
    };
    const grant = quote === null ? freeGrant() : await this.#reserve(ledgerCall, quote);
    if (quote !== null) call.outputLimitTokens = quote.outputLimitFor(grant.reservedNanoEur);
    return new CallCharge(call, ledgerCall, grant, this.#late, this.counts);
  }

  /** Posts what waits, as far as the database takes it. The store is not the ledger's and stays open. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#book.idle();
    await this.#late.replay().catch(() => undefined);
    await this.#leases.end().catch(() => undefined);
  }

  /** Calls that cost nothing pass while the database is unavailable: no money is at stake. */
  async #refuseExhausted(projectId: string): Promise<void> {
    let status: ProjectBudgetStatus | null = null;
    try {
      status = await exhaustedStatus(this.#store, projectId);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    if (status !== null) throw budgetExceeded(status);
  }

  async #reserve(call: LedgerCall, quote: Quote): Promise<Grant> {
    const mostNanoEur = least(quote.mostNanoEur, MAX_RESERVED_NANO_EUR);
    const leastNanoEur = least(quote.leastNanoEur, mostNanoEur);
    try {
      const posted = await this.#book.post({ kind: 'reserve', call, mostNanoEur, leastNanoEur });
      if (posted.kind === 'granted') return posted.grant;
      if (posted.kind === 'refused') throw budgetExceeded(posted.status);
      throw new Error('a reservation was neither granted nor refused');
    } catch (error) {
      // Without an answer nobody knows whether it was written: it must not hold the project's money for ever.
      if (isUnavailable(error)) this.#late.add({ kind: 'cancel', call });
      throw error;
    }
  }

  async #keepLeases(): Promise<void> {
    try {
      await this.#leases.renew();
      this.#canWrite = true;
    } catch (error) {
      this.#canWrite = false;
      throw error;
    }
    const lapsed = await this.#leases.settleLapsed();
    this.counts.lapsed += lapsed;
    if (lapsed > 0) this.#log.warn({ lapsed }, 'reservations of a dead process were settled in full');
  }

  #every(everyMs: number, complaint: string, work: () => Promise<void>): void {
    let running = false;
    const timer = setInterval(() => {
      if (running) return;
      running = true;
      work()
        .catch((err: unknown) => this.#log.warn({ err }, complaint))
        .finally(() => {
          running = false;
        });
    }, everyMs);
    this.#timers.push(timer.unref());
  }
}

/** Nothing can be refused for a call that costs nothing, so that its month need not be the database's. */
function freeGrant(): Grant {
  const startedAt = new Date().toISOString();
  return { reservedNanoEur: 0n, period: periodOf(startedAt), startedAt };
}

/** Clients must not try again on their own (design §5, order 10): the money does not come back within the month. */
function budgetExceeded(status: ProjectBudgetStatus): GatewayError {
  return failure('budget_exceeded', { body: status, headers: { 'x-should-retry': 'false' } });
}

function isUnavailable(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'service_unavailable';
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
