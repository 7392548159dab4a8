import type { Call } from '../../calls/call.ts';
import { failure, GatewayError } from '../../errors/gateway-error.ts';
import { quoteOf, type Quote } from '../../metering/quote.ts';
import { atLeastZero, least, type Slice } from './slice.ts';
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
   * Throws `budget_exceeded` for an exhausted project. Passes while the database is unavailable, since the call costs nothing. Waits
   * only when the database must be asked.
   */
  refuseExhausted(projectId: string): Promise<void> | undefined {
    const nowMs = performance.now();
    const slice = this.#slices.current(projectId, nowMs);
    if (this.#isKnown(slice, nowMs) && slice.admitsFreeCall(nowMs)) return undefined;
    return this.#refuseUnlessFree(slice);
  }

  async #refuseUnlessFree(slice: Slice): Promise<void> {
    try {
      this.#writer.requireDatabase();
      this.#writer.postNow();
      await this.#slices.wait(slice, 0n, 0n);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }

  /** Records a call that costs nothing. Throws `service_unavailable` when it cannot be recorded. */
  openFree(ledgerCall: LedgerCall): Promise<JournalEntry> {
    return this.#record(ledgerCall, 0n, null);
  }

  /**
   * Reserves for a call, records it and sets its output limit. Computes a closer quote only if the budget cannot pay for the first
   * one. Throws `budget_exceeded` and `service_unavailable`.
   */
  openFor(call: Call, ledgerCall: LedgerCall, quote: Quote): Promise<JournalEntry> {
    const nowMs = performance.now();
    const slice = this.#slices.current(ledgerCall.projectId, nowMs);
    const taken = this.#take(slice, ...boundsOf(quote), nowMs);
    if (taken instanceof Promise) return this.#openWaiting(call, ledgerCall, quote, { slice, taken });
    call.outputLimitTokens = quote.outputLimitFor(taken);
    return this.#record(ledgerCall, taken, slice, nowMs);
  }

  /** Opens a call that waits for its budget. */
  async #openWaiting(
    call: Call,
    ledgerCall: LedgerCall,
    quote: Quote,
    { slice, taken }: { slice: Slice; taken: Promise<bigint> },
  ): Promise<JournalEntry> {
    try {
      const entry = await this.#record(ledgerCall, await taken, slice);
      const { reservedNanoEur } = entry.grant;
      const [mostNanoEur] = boundsOf(quote);
      const isCut = reservedNanoEur < mostNanoEur;
      const closer = isCut ? await this.#closerQuote(call) : null;
      call.outputLimitTokens = (closer ?? quote).outputLimitFor(reservedNanoEur);
      return entry;
    } catch (error) {
      const closer = hasMoneyLeft(error) ? await this.#closerQuote(call) : null;
      if (closer === null || closer.leastNanoEur >= quote.leastNanoEur) throw error;
      const current = this.#slices.current(ledgerCall.projectId);
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
    const slice = this.#sliceOf(entry);
    if (slice === undefined) return null;
    let granted: bigint;
    try {
      granted = await this.#take(slice, mostNanoEur, leastNanoEur);
    } catch {
      return null;
    }
    const reservedNanoEur = entry.grant.reservedNanoEur + granted;
    try {
      await this.#journal.extend(entry, { ...entry.grant, reservedNanoEur });
      return granted;
    } catch {
      slice.release(granted);
      return null;
    }
  }

  /** The slice of a call; undefined when it was dropped, because the call has cost nothing so far, and its month is over. */
  #sliceOf({ call: { projectId }, grant: { period } }: JournalEntry): Slice | undefined {
    const known = this.#slices.of({ projectId, period });
    if (known !== undefined) return known;
    return period === this.#time.period() ? this.#slices.current(projectId) : undefined;
  }

  /** Reserves in memory at once if possible, else in the database. Rejects with `budget_exceeded` and `service_unavailable`. */
  #take(
    slice: Slice,
    mostNanoEur: bigint,
    leastNanoEur: bigint,
    nowMs = performance.now(),
  ): bigint | Promise<bigint> {
    if (!this.#isKnown(slice, nowMs) || !slice.reserve(mostNanoEur, nowMs))
      return this.#wait(slice, mostNanoEur, leastNanoEur);
    if (slice.needsRefill(nowMs)) this.#writer.postSoon();
    return mostNanoEur;
  }

  /** Reserves in the database. */
  async #wait(slice: Slice, mostNanoEur: bigint, leastNanoEur: bigint): Promise<bigint> {
    if (!this.#slices.knowsLimits) slice.recall();
    try {
      this.#writer.requireDatabase();
      this.#writer.postNow();
      return await this.#slices.wait(slice, mostNanoEur, leastNanoEur);
    } catch (error) {
      // A project that had no limit when the database last responded is served while it is unreachable.
      if (!this.#slices.knowsLimits || slice.isLimited || !isUnavailable(error)) throw error;
      slice.reserve(mostNanoEur, performance.now());
      return mostNanoEur;
    }
  }

  /** Whether the slice may be used without the database. Each project is read once, so that its first call obeys its budget. */
  #isKnown({ isConfirmed, isLimited }: Slice, nowMs: number): boolean {
    return this.#slices.knowsLimits && isConfirmed && (!isLimited || this.#writer.hasLease(nowMs));
  }

  /**
   * Records a call in the journal, with the month of its slice. Throws `service_unavailable` when that fails, so that no unrecorded
   * call is made; its reservation is free again.
   */
  async #record(
    call: LedgerCall,
    reservedNanoEur: bigint,
    slice: Slice | null,
    nowMs = performance.now(),
  ): Promise<JournalEntry> {
    try {
      const period = slice?.key.period ?? this.#time.period(nowMs);
      const grant = { reservedNanoEur, period, startedAtMs: this.#time.nowMs(nowMs) };
      const { entry, written } = this.#journal.open({ call, grant }, nowMs);
      await written;
      this.#writer.opened(entry);
      return entry;
    } catch (cause) {
      slice?.release(reservedNanoEur);
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
