import type { Call } from '../../calls/call.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import { quoteOf, type Quote } from '../../metering/quote.ts';
import { atLeastZero, least } from './amounts.ts';
import type { Purse } from './slice.ts';
import type { Slices } from './slices.ts';
import type { LedgerWriter } from '../posting/ledger-writer.ts';
import { remainingCents } from './budget-status.ts';
import type { DatabaseTime } from '../database-time.ts';
import type { LedgerCall } from '../ledger-call.ts';
import type { Journal, JournalEntry } from '../journal/journal.ts';

/** The largest reservation of one call: 10 million EUR. A higher one comes from an error in the configuration. */
const MAX_RESERVED_NANO_EUR = 10_000_000_000_000_000n;

export interface ReservationsOptions {
  slices: Slices;
  writer: LedgerWriter;
  journal: Journal;
  time: DatabaseTime;
  /** Computes a quote that takes longer and may be lower. */
  closerQuote: (call: Call) => Promise<Quote | null>;
}

/** Reserves what calls may cost, in memory if possible, and records it in the journal. */
export class Reservations {
  readonly #slices: Slices;
  readonly #writer: LedgerWriter;
  readonly #journal: Journal;
  readonly #time: DatabaseTime;
  readonly #closerQuote: (call: Call) => Promise<Quote | null>;

  constructor({ slices, writer, journal, time, closerQuote }: ReservationsOptions) {
    this.#slices = slices;
    this.#writer = writer;
    this.#journal = journal;
    this.#time = time;
    this.#closerQuote = closerQuote;
  }

  /**
   * Throws `budget_exceeded` when a budget is exhausted. Passes while the database is unavailable, since the call costs nothing. Waits
   * only when the database must be asked.
   */
  refuseExhausted(call: Call): Promise<void> | undefined {
    const nowMs = performance.now();
    const purse = this.#slices.purseOf(call, nowMs);
    if (this.#isKnown(purse, nowMs) && purse.admitsFreeCall(nowMs)) return undefined;
    return this.#refuseUnlessFree(purse);
  }

  async #refuseUnlessFree(purse: Purse): Promise<void> {
    try {
      this.#writer.requireDatabase();
      this.#writer.postNow();
      await this.#slices.wait(purse, 0n, 0n);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  /** Records a call that costs nothing. Throws `service_unavailable` when it cannot be recorded. */
  openFree(call: Call, ledgerCall: LedgerCall): Promise<JournalEntry> {
    const nowMs = performance.now();
    return this.#record(ledgerCall, 0n, this.#slices.purseOf(call, nowMs), nowMs);
  }

  /**
   * Reserves for a call, records it and sets its output limit. Computes a closer quote only if the budget cannot pay for the first
   * one. Throws `budget_exceeded` and `service_unavailable`.
   */
  openFor(call: Call, ledgerCall: LedgerCall, quote: Quote): Promise<JournalEntry> {
    const nowMs = performance.now();
    const purse = this.#slices.purseOf(call, nowMs);
    const taken = this.#take(purse, ...boundsOf(quote), nowMs);
    if (taken instanceof Promise) return this.#openWaiting(call, ledgerCall, quote, { purse, taken });
    call.outputLimitTokens = quote.outputLimitFor(taken);
    return this.#record(ledgerCall, taken, purse, nowMs);
  }

  /** Opens a call that waits for its budget. */
  async #openWaiting(
    call: Call,
    ledgerCall: LedgerCall,
    quote: Quote,
    { purse, taken }: { purse: Purse; taken: Promise<bigint> },
  ): Promise<JournalEntry> {
    try {
      const entry = await this.#record(ledgerCall, await taken, purse);
      const { reservedNanoEur } = entry.grant;
      const [mostNanoEur] = boundsOf(quote);
      const isCut = reservedNanoEur < mostNanoEur;
      const closer = isCut ? await this.#closerQuote(call) : null;
      call.outputLimitTokens = (closer ?? quote).outputLimitFor(reservedNanoEur);
      return entry;
    } catch (error) {
      const closer = hasMoneyLeft(error) ? await this.#closerQuote(call) : null;
      if (closer === null || closer.leastNanoEur >= quote.leastNanoEur) throw error;
      const current = this.#slices.purseOf(call);
      const granted = await this.#take(current, ...boundsOf(closer));
      const entry = await this.#record(ledgerCall, granted, current);
      call.outputLimitTokens = closer.outputLimitFor(entry.grant.reservedNanoEur);
      return entry;
    }
  }

  /** Reserves more for a call in flight. False when its project cannot pay for it, or it cannot be recorded. */
  async extend(entry: JournalEntry, nanoEur: bigint): Promise<boolean> {
    return (await this.#extendBy(entry, nanoEur, nanoEur)) !== null;
  }

  /**
   * Moves the reservation of a call in flight to a call to another model, in addition to what the first one has cost, and sets the
   * output limit. False when the project cannot pay for it, or it cannot be recorded. Throws `invalid_parameter` for a request
   * beyond the other model's limits.
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
    const [mostNanoEur, leastNanoEur] = boundsOf(quote);
    const missingNanoEur = mostNanoEur - leftNanoEur;
    const granted =
      missingNanoEur <= 0n
        ? 0n
        : await this.#extendBy(entry, missingNanoEur, atLeastZero(leastNanoEur - leftNanoEur));
    if (granted === null) return false;
    next.outputLimitTokens = quote.outputLimitFor(least(leftNanoEur + granted, mostNanoEur));
    return true;
  }

  /** Returns the amount granted; null when even the least was not. */
  async #extendBy(entry: JournalEntry, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint | null> {
    const purse = this.#slices.purseOfOpen(entry);
    if (purse === null) return null;
    let granted: bigint;
    try {
      granted = await this.#take(purse, mostNanoEur, leastNanoEur);
    } catch {
      return null;
    }
    const reservedNanoEur = entry.grant.reservedNanoEur + granted;
    try {
      await this.#journal.extend(entry, { ...entry.grant, reservedNanoEur });
      return granted;
    } catch {
      purse.release(granted);
      return null;
    }
  }

  /** Reserves in memory at once if possible, else in the database. Rejects with `budget_exceeded` and `service_unavailable`. */
  #take(
    purse: Purse,
    mostNanoEur: bigint,
    leastNanoEur: bigint,
    nowMs = performance.now(),
  ): bigint | Promise<bigint> {
    if (!this.#isKnown(purse, nowMs) || !purse.reserve(mostNanoEur, nowMs))
      return this.#wait(purse, mostNanoEur, leastNanoEur);
    if (purse.needsRefill(nowMs)) this.#writer.postSoon();
    return mostNanoEur;
  }

  /** Reserves in the database. */
  async #wait(purse: Purse, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint> {
    if (!this.#slices.knowsLimits) purse.recall();
    try {
      this.#writer.requireDatabase();
      this.#writer.postNow();
      return await this.#slices.wait(purse, mostNanoEur, leastNanoEur);
    } catch (error) {
      // A project that had no limit when the database last responded is served while it is unreachable.
      if (!this.#slices.knowsLimits || purse.isLimited || !isUnavailable(error)) throw error;
      purse.reserve(mostNanoEur, performance.now());
      return mostNanoEur;
    }
  }

  /** Whether the purse may be used without the database. Each project is read once, so that its first call obeys its budget. */
  #isKnown({ isConfirmed, isLimited }: Purse, nowMs: number): boolean {
    return this.#slices.knowsLimits && isConfirmed && (!isLimited || this.#writer.hasLease(nowMs));
  }

  /**
   * Records a call in the journal, with the periods of its budgets. Throws `service_unavailable` when that fails, so that no unrecorded
   * call is made; its reservation is free again.
   */
  async #record(
    call: LedgerCall,
    reservedNanoEur: bigint,
    purse: Purse,
    nowMs = performance.now(),
  ): Promise<JournalEntry> {
    try {
      const { month: period, budgets } = purse;
      const grant = { reservedNanoEur, period, startedAtMs: this.#time.nowMs(nowMs) };
      const paid = budgets === '' ? call : { ...call, budgets };
      const { entry, written } = this.#journal.open({ call: paid, grant }, nowMs);
      await written;
      this.#writer.opened(entry);
      return entry;
    } catch (cause) {
      purse.release(reservedNanoEur);
      throw failure('service_unavailable', {
        internal: 'the journal of the ledger cannot be written',
        cause,
      });
    }
  }
}

/** The most that a call reserves, and the least that it needs. */
function boundsOf(quote: Quote): [mostNanoEur: bigint, leastNanoEur: bigint] {
  const { mostNanoEur, leastNanoEur } = quote;
  if (mostNanoEur <= MAX_RESERVED_NANO_EUR) return [mostNanoEur, leastNanoEur];
  return [MAX_RESERVED_NANO_EUR, least(leastNanoEur, MAX_RESERVED_NANO_EUR)];
}

function isUnavailable(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'service_unavailable';
}

/** Whether a call was refused although some of the budget is left. */
function hasMoneyLeft(error: unknown): boolean {
  return error instanceof GatewayError && error.code === 'budget_exceeded' && remainingCents(error.body) > 0;
}
