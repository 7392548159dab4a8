import type { Call } from '../calls/call.ts';
import { failure, GatewayError } from '../errors/gateway-error.ts';
import { quoteOf, type Quote } from '../metering/quote.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import type { LedgerWriter } from './ledger-writer.ts';
import { remainingCents } from './budget-status.ts';
import { atLeastZero, least } from './posting.ts';
import type { DatabaseTime } from './database-time.ts';
import type { LedgerCall } from './ledger-call.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** The most that one call can be reserved: 10 million EUR. Prices and limits that go beyond are a slip of the configuration. */
const MAX_RESERVED_NANO_EUR = 10_000_000_000_000_000n;

export interface ReservationsOptions {
  accounts: Accounts;
  writer: LedgerWriter;
  journal: Journal;
  time: DatabaseTime;
  /** A quote that takes longer to make and may be lower. */
  closerQuote: (call: Call) => Promise<Quote | null>;
}

/** Reserves what calls may cost, in memory where that is possible, and writes it into the journal. */
export class Reservations {
  readonly #accounts: Accounts;
  readonly #writer: LedgerWriter;
  readonly #journal: Journal;
  readonly #time: DatabaseTime;
  readonly #closerQuote: (call: Call) => Promise<Quote | null>;

  constructor({ accounts, writer, journal, time, closerQuote }: ReservationsOptions) {
    this.#accounts = accounts;
    this.#writer = writer;
    this.#journal = journal;
    this.#time = time;
    this.#closerQuote = closerQuote;
  }

  /** Calls that cost nothing pass while the database is unavailable: no money is at stake. */
  async refuseExhausted(projectId: string): Promise<void> {
    const account = this.#accounts.current(projectId);
    if (this.#isKnown(account) && account.admitsFreeCall(performance.now())) return;
    try {
      this.#writer.requireDatabase();
      this.#writer.now();
      await this.#accounts.wait(account, 0n, 0n);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  /** Of a call that costs nothing. Throws `service_unavailable` when it cannot be recorded. */
  openFree(ledgerCall: LedgerCall): Promise<JournalEntry> {
    return this.#record(ledgerCall, 0n);
  }

  /**
   * Sets the call's output limit too. A closer quote is made only where the first one is more than the budget pays for. Throws
   * `budget_exceeded` and `service_unavailable`.
   */
  async openFor(call: Call, ledgerCall: LedgerCall, quote: Quote): Promise<JournalEntry> {
    try {
      const entry = await this.#reserve(ledgerCall, quote);
      const { reservedNanoEur } = entry.grant;
      const isCut = reservedNanoEur < least(quote.mostNanoEur, MAX_RESERVED_NANO_EUR);
      const closer = isCut ? await this.#closerQuote(call) : null;
      call.outputLimitTokens = (closer ?? quote).outputLimitFor(reservedNanoEur);
      return entry;
    } catch (error) {
      const closer = hasMoneyLeft(error) ? await this.#closerQuote(call) : null;
      if (closer === null || closer.leastNanoEur >= quote.leastNanoEur) throw error;
      const entry = await this.#reserve(ledgerCall, closer);
      call.outputLimitTokens = closer.outputLimitFor(entry.grant.reservedNanoEur);
      return entry;
    }
  }

  /** Reserves more for a call that is under way. False when its project cannot pay for it, or it cannot be recorded. */
  async extend(entry: JournalEntry, nanoEur: bigint): Promise<boolean> {
    return (await this.#extendBy(entry, nanoEur, nanoEur)) !== null;
  }

  /**
   * Reserves for a call of another model in the place of one that is under way, beside what that one has cost, and sets its
   * output limit. False when its project cannot pay for it, or it cannot be recorded. Throws `invalid_parameter` for what is
   * beyond the limits of the other model.
   */
  async transfer(entry: JournalEntry, spentNanoEur: bigint, next: Call): Promise<boolean> {
    const quote = quoteOf(next);
    if (quote === null) return true;
    if (await this.#raise(entry, spentNanoEur, next, quote)) return true;
    const closer = await this.#closerQuote(next);
    if (closer === null || closer.leastNanoEur >= quote.leastNanoEur) return false;
    return this.#raise(entry, spentNanoEur, next, closer);
  }

  async #raise(entry: JournalEntry, spentNanoEur: bigint, next: Call, quote: Quote): Promise<boolean> {
    const leftNanoEur = entry.grant.reservedNanoEur - spentNanoEur;
    const mostNanoEur = least(quote.mostNanoEur, MAX_RESERVED_NANO_EUR);
    const leastNanoEur = least(quote.leastNanoEur, mostNanoEur);
    const missingNanoEur = mostNanoEur - leftNanoEur;
    const granted =
      missingNanoEur <= 0n
        ? 0n
        : await this.#extendBy(entry, missingNanoEur, atLeastZero(leastNanoEur - leftNanoEur));
    if (granted === null) return false;
    next.outputLimitTokens = quote.outputLimitFor(least(leftNanoEur + granted, mostNanoEur));
    return true;
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

  /** What was granted; null when that is less than the least. */
  async #extendBy(entry: JournalEntry, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint | null> {
    const account = this.#accountOf(entry);
    if (account === undefined) return null;
    let granted: bigint;
    try {
      granted = await this.#take(account, mostNanoEur, leastNanoEur);
    } catch {
      return null;
    }
    const reservedNanoEur = entry.grant.reservedNanoEur + granted;
    try {
      await this.#journal.extend(entry, { ...entry.grant, reservedNanoEur });
      return granted;
    } catch {
      account.release(granted);
      return null;
    }
  }

  /** That of a call which cost nothing so far may have been forgotten. */
  #accountOf({ call: { projectId }, grant: { period } }: JournalEntry): Account | undefined {
    const known = this.#accounts.of({ projectId, period });
    if (known !== undefined) return known;
    return period === this.#time.period() ? this.#accounts.current(projectId) : undefined;
  }

  /** Reserves in memory where that is possible, else by the database. Throws `budget_exceeded` and `service_unavailable`. */
  async #take(account: Account, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint> {
    const nowMs = performance.now();
    if (this.#isKnown(account) && account.reserve(mostNanoEur, nowMs)) {
      if (account.needsRefill(nowMs)) this.#writer.soon();
      return mostNanoEur;
    }
    if (!this.#accounts.knowsLimits) account.recall();
    try {
      this.#writer.requireDatabase();
      this.#writer.now();
      return await this.#accounts.wait(account, mostNanoEur, leastNanoEur);
    } catch (error) {
      // A project that had no limit when the database last responded is served while it is unreachable.
      if (!this.#accounts.knowsLimits || account.isLimited || !isUnavailable(error)) throw error;
      account.reserve(mostNanoEur, nowMs);
      return mostNanoEur;
    }
  }

  /** A budget that was set before a project's first call holds for that call: the database is asked once about each project. */
  #isKnown({ isConfirmed, isLimited }: Account): boolean {
    return this.#accounts.knowsLimits && isConfirmed && (this.#writer.hasLease || !isLimited);
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
      this.#writer.opened(entry);
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
function hasMoneyLeft(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'budget_exceeded' && remainingCents(error.body) > 0;
}
