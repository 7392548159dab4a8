import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Call } from '../calls/call.ts';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import { quoteOf, type Quote } from '../metering/quote.ts';
import { newId } from '../storage/identifiers.ts';
import type { Store } from '../storage/store.ts';
import type { Account } from './account.ts';
import { Accounts } from './accounts.ts';
import { remainingCents } from './budget-status.ts';
import { Bookkeeper } from './bookkeeper.ts';
import { least } from './books.ts';
import { CallCharge, type Charge, type ChargeContext } from './charge.ts';
import { DatabaseTime } from './database-time.ts';
import type { LedgerCall } from './entry.ts';
import { Journal, type Durability, type JournalEntry } from './journal.ts';
import { hasRetired, register } from './lapses.ts';
import { databaseNow } from './period.ts';
import { priceText } from './price-text.ts';
import { Upkeep } from './upkeep.ts';

export type { Charge } from './charge.ts';
export type { Outcome } from './entry.ts';

type LedgerStore = Pick<Store, 'database' | 'clock' | 'rowsOf' | 'insertMissing' | 'onChange'>;

export interface LedgerOptions {
  store: LedgerStore;
  /** Where the processes of this data directory keep their journals. */
  journals: string;
  log: Logger;
  durability?: Durability;
  /** A quote that takes longer to make and may be lower, for calls that the budget does not pay for otherwise. */
  closerQuote?: (call: Call) => Promise<Quote | null>;
  /** In place of the default, so that tests need not wait. */
  leaseMs?: number;
}

/** How often something happened since the start, for the metrics. */
export interface LedgerCounts {
  /** Calls whose end the disk did not take. */
  unrecorded: number;
  /** Calls of processes that stopped which this one charged in full. */
  lapsed: number;
  /** Calls that cost more than was reserved for them. */
  overruns: number;
}

/** A process that has not renewed its lease for this long is considered dead. */
export const LEASE_MS = 30_000;
/** The most that one call can be reserved: 10 million EUR. Prices and limits that go beyond are a slip of the configuration. */
const MAX_RESERVED_NANO_EUR = 10_000_000_000_000_000n;

/** What calls cost: reserved before and settled after, in memory and in a journal; the database follows (decisions 46 to 49). */
export class Ledger {
  readonly counts: LedgerCounts = { unrecorded: 0, lapsed: 0, overruns: 0 };
  readonly #store: LedgerStore;
  readonly #processId: string;
  readonly #journals: string;
  readonly #journal: Journal;
  readonly #time: DatabaseTime;
  readonly #accounts: Accounts;
  readonly #bookkeeper: Bookkeeper;
  readonly #context: ChargeContext;
  readonly #upkeep: Upkeep;
  readonly #closerQuote: (call: Call) => Promise<Quote | null>;
  #closed: Promise<void> | null = null;

  private constructor(options: LedgerOptions, processId: string, time: DatabaseTime) {
    const { store, journals, log, durability = 'process', leaseMs = LEASE_MS } = options;
    const { closerQuote = () => Promise.resolve(null) } = options;
    this.#closerQuote = closerQuote;
    this.#store = store;
    this.#processId = processId;
    this.#journals = journals;
    this.#time = time;
    this.#journal = new Journal(join(journals, processId), durability);
    this.#accounts = new Accounts(time);
    this.#bookkeeper = new Bookkeeper({
      store,
      processId,
      leaseMs,
      log,
      time,
      journal: this.#journal,
      accounts: this.#accounts,
    });
    this.#context = {
      extend: (entry, nanoEur) => this.#extend(entry, nanoEur),
      journal: this.#journal,
      bookkeeper: this.#bookkeeper,
      time,
      log,
      counts: this.counts,
    };
    this.#upkeep = new Upkeep({
      store,
      processId,
      journals,
      leaseMs,
      time,
      log,
      accounts: this.#accounts,
      bookkeeper: this.#bookkeeper,
      counts: this.counts,
    });
  }

  /** Whether the last transaction, of which there are several within a lease, went through. */
  get canWrite(): boolean {
    return this.#bookkeeper.canWrite;
  }

  /** Posts what earlier processes left, now or later. Throws when the database or the data directory cannot be written. */
  static async open(options: LedgerOptions): Promise<Ledger> {
    const { store, leaseMs = LEASE_MS } = options;
    const askedAtMs = performance.now();
    const time = new DatabaseTime(await databaseNow(store.database, store.clock), askedAtMs);
    const processId = newId();
    const ledger = new Ledger(options, processId, time);
    try {
      await ledger.#upkeep.recoverIfPossible();
      await register(store, processId, leaseMs);
      await ledger.#upkeep.look();
    } catch (error) {
      await ledger.#journal.end();
      throw error;
    }
    ledger.#upkeep.start();
    return ledger;
  }

  /**
   * Reserves the most that the call can cost, and sets its output limit to what was granted. Resolves once that is in the journal.
   * Null for a call that is not billed. Throws `budget_exceeded` with the project's status, also for a free call of an exhausted
   * project, and `service_unavailable` when the call cannot be recorded, or nothing can be known of the budget that it needs.
   */
  async open(call: Call): Promise<Charge | null> {
    const { principal, model, operation } = call;
    if (principal === null || model === null) return null;
    const quote = quoteOf(call);
    if (quote === null) await this.#refuseExhausted(principal.projectId);
    if (operation.gateway.bills === 'none') return null;
    if (this.#bookkeeper.isFull)
      throw failure('service_unavailable', { internal: 'the database does not keep up with the ledger' });
    const ledgerCall: LedgerCall = {
      requestId: call.requestId,
      projectId: principal.projectId,
      keyId: principal.keyId,
      modelId: call.names?.id ?? model.id,
      operationId: operation.operationId,
      prices: priceText(model.prices),
    };
    const entry = await (quote === null
      ? this.#record(ledgerCall, 0n)
      : this.#reserveFor(call, ledgerCall, quote));
    const charge = new CallCharge(call, entry, this.#context);
    if (call.route !== undefined) call.route.payment = charge;
    return charge;
  }

  /** Resolves when the database has every call that has ended. Throws when it does not take them. */
  posted(): Promise<void> {
    return this.#bookkeeper.posted();
  }

  /** Posts what has ended and returns what is free. The store is not the ledger's and stays open. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#upkeep.stop();
    const isPosted = await this.#bookkeeper.stop();
    const isClean =
      isPosted && this.#journal.underWay.size === 0 && (await hasRetired(this.#store, this.#processId));
    await this.#journal.end();
    if (isClean) Journal.remove(join(this.#journals, this.#processId));
  }

  /** Calls that cost nothing pass while the database is unavailable: no money is at stake. */
  async #refuseExhausted(projectId: string): Promise<void> {
    const account = this.#accounts.current(projectId);
    if (this.#isKnown(account) && account.admitsFree(performance.now())) return;
    try {
      this.#bookkeeper.requireDatabase();
      this.#bookkeeper.now();
      await this.#accounts.wait(account, 0n, 0n);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  /** Sets the call's output limit too. A closer quote is made only where the first one is more than the budget pays for. */
  async #reserveFor(call: Call, ledgerCall: LedgerCall, quote: Quote): Promise<JournalEntry> {
    try {
      const entry = await this.#reserve(ledgerCall, quote);
      const { reservedNanoEur } = entry.grant;
      const isCut = reservedNanoEur < least(quote.mostNanoEur, MAX_RESERVED_NANO_EUR);
      const closer = isCut ? await this.#closerQuote(call) : null;
      call.outputLimitTokens = (closer ?? quote).outputLimitFor(reservedNanoEur);
      return entry;
    } catch (error) {
      const closer = leavesMoney(error) ? await this.#closerQuote(call) : null;
      if (closer === null || closer.leastNanoEur >= quote.leastNanoEur) throw error;
      const entry = await this.#reserve(ledgerCall, closer);
      call.outputLimitTokens = closer.outputLimitFor(entry.grant.reservedNanoEur);
      return entry;
    }
  }

  async #reserve(call: LedgerCall, quote: Quote): Promise<JournalEntry> {
    const mostNanoEur = least(quote.mostNanoEur, MAX_RESERVED_NANO_EUR);
    const leastNanoEur = least(quote.leastNanoEur, mostNanoEur);
    const account = this.#accounts.current(call.projectId);
    const granted = await this.#take(account, mostNanoEur, leastNanoEur);
    try {
      return await this.#record(call, granted, account.key.period);
    } catch (error) {
      account.release(granted);
      throw error;
    }
  }

  async #extend(entry: JournalEntry, nanoEur: bigint): Promise<boolean> {
    const account = this.#accounts.of({ projectId: entry.call.projectId, period: entry.grant.period });
    if (account === undefined) return false;
    try {
      await this.#take(account, nanoEur, nanoEur);
    } catch {
      return false;
    }
    const reservedNanoEur = entry.grant.reservedNanoEur + nanoEur;
    try {
      await this.#journal.extend(entry, { ...entry.grant, reservedNanoEur });
      return true;
    } catch {
      account.release(nanoEur);
      return false;
    }
  }

  /** Reserves in memory where that is possible, else by the database. Throws `budget_exceeded` and `service_unavailable`. */
  async #take(account: Account, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint> {
    const nowMs = performance.now();
    if (this.#isKnown(account) && account.reserve(mostNanoEur, nowMs)) {
      if (account.needsRefill(nowMs)) this.#bookkeeper.soon();
      return mostNanoEur;
    }
    if (!this.#accounts.knowsLimits) account.recall();
    try {
      this.#bookkeeper.requireDatabase();
      this.#bookkeeper.now();
      return await this.#accounts.wait(account, mostNanoEur, leastNanoEur);
    } catch (error) {
      // A project that had no limit when the database was last heard of is served while it is lost.
      if (!this.#accounts.knowsLimits || account.isLimited || !isUnavailable(error)) throw error;
      account.reserve(mostNanoEur, nowMs);
      return mostNanoEur;
    }
  }

  /** A budget that was set before a project's first call holds for that call: the database is asked once about each project. */
  #isKnown({ isConfirmed, isLimited }: Account): boolean {
    return this.#accounts.knowsLimits && isConfirmed && (this.#bookkeeper.hasLease || !isLimited);
  }

  /** Throws `service_unavailable` when the disk does not take it: no call is made that is not recorded. */
  async #record(
    call: LedgerCall,
    reservedNanoEur: bigint,
    period = this.#time.period(),
  ): Promise<JournalEntry> {
    try {
      const grant = { reservedNanoEur, period, startedAt: this.#time.now() };
      const entry = await this.#journal.open({ call, grant });
      this.#bookkeeper.opened(entry);
      return entry;
    } catch (cause) {
      throw failure('service_unavailable', {
        internal: 'the journal of the ledger cannot be written',
        cause,
      });
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'service_unavailable';
}

/** Whether the budget does not pay for a call and yet is not spent. */
function leavesMoney(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'budget_exceeded' && remainingCents(error.body) > 0;
}
