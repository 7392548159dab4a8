/**
 * What this process may spend of one budget in one period, in memory. Admission is a comparison with it, and waits for the
 * database only where the slice is too small. A slice pays for three things:
 *
 *     held = reserved (calls in flight) + unposted (calls that ended and have no row yet) + free (calls to come)
 *
 * The life of an amount: `reserve` moves it from free to reserved. `release` moves it back when the call was not made;
 * `spend` moves the cost to unposted and the rest back to free. `update` takes posted costs out of unposted, in the same
 * step as the held amount that the database has reduced by them.
 *
 * What always holds:
 *
 * - The slice never believes that it holds more than the database has for it: `#heldNanoEur` changes only by what a
 *   transaction returned. The database keeps `settled + held` of all processes within the limit, so all that they can
 *   spend is within it too, and no process needs to know of the others.
 * - From the request of a return on (`beginExchange`), the free part cannot be spent until the transaction's result is
 *   known: if the result is lost, other processes may have it already.
 * - A call that several budgets pay for waits in all of their slices. It is granted the same amount of all of them in one step, or
 *   of none: `#offer` decides for each of them without a change.
 * - Waiting calls are granted in order, but one that does not fit stops no smaller one behind it. A call is refused only
 *   when the budget is spent, when no process can return anything more, or after a second of waiting for them.
 *
 * A slice aims at two seconds of what calls reserve. Smaller slices cost transactions, larger ones keep money from other
 * processes. Calls never wait for a budget without a limit, and its free part may be negative. docs/money.md has the states
 * of a reservation; decisions 46 and 49 have the reasons.
 */
import type { BudgetKey } from '../budget-key.ts';
import { least } from './amounts.ts';
import { isExhausted } from './budget-status.ts';
import { Demand } from './demand.ts';
import type { SliceOutcome, SliceRequest, SliceState } from './slice-exchange.ts';

/** A call that waits until a slice can pay for it. */
export interface Waiter {
  readonly slice: Slice;
  readonly projectId: string;
  /** The same call in the other slices that are to pay for it too. */
  others: readonly Waiter[];
  readonly mostNanoEur: bigint;
  readonly leastNanoEur: bigint;
  readonly resolve: (grantedNanoEur: bigint) => void;
  readonly reject: (error: unknown) => void;
  readonly sinceMs: number;
  /** `requested`: its amount was requested from the database. `recalled`: other processes have been recalled too. */
  state: 'new' | 'requested' | 'recalled';
  /** Whether the slice knows the result of the last request. */
  isAnswered: boolean;
}

/** A slice is refilled when less than a quarter of its target is free. */
const REFILL_BELOW = 4n;
/** The longest that a call waits for other processes: with many waiting calls, a recall is always in progress. */
const RECALL_PATIENCE_MS = 1_000;
/** For this long after a recall, only what waiting calls need is fetched: other processes need the rest. */
const SCARCE_MS = 1_000;
/** A slice that was not used for this long is returned. */
const IDLE_MS = 60_000;

/** What a call takes its money from: the slice of its project's month, or several slices that pay together or not at all. */
export interface Purse {
  readonly slices: readonly Slice[];
  /** The month of the project. */
  readonly month: string;
  /** The budgets apart from the month, as the ledger has them. */
  readonly budgets: string;
  readonly isLimited: boolean;
  readonly isConfirmed: boolean;
  /** Reserves the amount if all slices have it. */
  reserve(nanoEur: bigint, nowMs: number): boolean;
  /** Frees the reservation of a call that was not made. */
  release(nanoEur: bigint): void;
  /** Whether some of each budget is certainly left, so a call that costs nothing may pass. */
  admitsFreeCall(nowMs: number): boolean;
  needsRefill(nowMs: number): boolean;
  recall(): void;
}

/** The slice of one budget and period. No method waits. */
export class Slice implements Purse {
  readonly key: BudgetKey;
  readonly month: string;
  readonly budgets = '';
  readonly slices: readonly Slice[] = [this];
  readonly waiting: Waiter[] = [];
  /** The limit in nano-euro, as last read; null: none. With each other one, the free part is returned. */
  limitNanoEur: bigint | null;
  /** Whether the budget has a limit, as last read by this process. */
  isLimited: boolean;
  /** Whether a transaction has confirmed `isLimited`: the list of all limits can be slightly out of date. */
  isConfirmed = false;
  /** The slice as last read from the database; never more than the database has. */
  #heldNanoEur = 0n;
  #reservedNanoEur = 0n;
  #unpostedNanoEur = 0n;
  /** Whether the free part is being returned, so it must not be spent. */
  #isReturning = false;
  #mustReturn = false;
  #recalledAtMs = Number.NEGATIVE_INFINITY;
  /** That of the last refill. */
  #outcome: SliceOutcome = 'granted';
  readonly #demand: Demand;
  #usedAtMs: number;

  constructor(key: BudgetKey, limitNanoEur: bigint | null, nowMs: number) {
    this.key = key;
    this.month = key.period;
    this.limitNanoEur = limitNanoEur;
    this.isLimited = limitNanoEur !== null;
    this.#demand = new Demand(nowMs);
    this.#usedAtMs = nowMs;
  }

  get freeNanoEur(): bigint {
    if (this.#isReturning) return 0n;
    return this.#heldNanoEur - this.#reservedNanoEur - this.#unpostedNanoEur;
  }

  /** Reserves the amount if the slice has it. */
  reserve(nanoEur: bigint, nowMs: number): boolean {
    this.#note(nanoEur, nowMs);
    if (this.isLimited && (this.#isReturning || this.freeNanoEur < nanoEur)) return false;
    this.#reservedNanoEur += nanoEur;
    return true;
  }

  /** Whether some of the budget is certainly left, so a call that costs nothing may pass. */
  admitsFreeCall(nowMs: number): boolean {
    if (!this.isLimited) return true;
    // Counted as a cost of 1, so that the slice keeps something free for the next such call.
    this.#note(1n, nowMs);
    return this.freeNanoEur > 0n;
  }

  /** Whether the slice holds more than future calls are expected to need. */
  hasExcess(nowMs: number): boolean {
    return this.freeNanoEur > this.#demand.expected(nowMs);
  }

  /** Expects as many calls as the slice of the period before. */
  prepareFor(earlier: Slice, nowMs: number): void {
    this.#demand.continue(earlier.#demand, nowMs);
    this.#usedAtMs = nowMs;
  }

  /** Frees the reservation of a call that was not made. */
  release(reservedNanoEur: bigint): void {
    this.#reservedNanoEur -= reservedNanoEur;
  }

  /** Replaces the reservation of a call that ended by its cost, which counts until it is posted. */
  spend(reservedNanoEur: bigint, costNanoEur: bigint): void {
    this.#reservedNanoEur -= reservedNanoEur;
    this.#unpostedNanoEur += costNanoEur;
  }

  /** Makes the next posting return the free part: the limit changed, or another process needs it. */
  recall(): void {
    this.#mustReturn = true;
    this.#recalledAtMs = performance.now();
  }

  /** Whether a transaction is due now and cannot wait for the next call. */
  get needsDatabase(): boolean {
    if (this.waiting.length > 0 || this.#mustReturn || this.#isReturning) return true;
    return !this.isLimited && this.freeNanoEur < 0n;
  }

  /** Whether the slice should be refilled before a call has to wait. */
  needsRefill(nowMs: number): boolean {
    if (this.needsDatabase) return true;
    if (nowMs - this.#recalledAtMs < SCARCE_MS) return false;
    return this.#outcome === 'granted' && this.freeNanoEur * REFILL_BELOW < this.#demand.expected(nowMs);
  }

  isIdle(nowMs: number): boolean {
    return nowMs - this.#usedAtMs > IDLE_MS && this.waiting.length === 0;
  }

  /** Whether the slice can be dropped. */
  get isEmpty(): boolean {
    return (
      this.#heldNanoEur === 0n &&
      this.#reservedNanoEur === 0n &&
      this.#unpostedNanoEur === 0n &&
      !this.#isReturning
    );
  }

  /** What to request from the database now. From here on, what is to be returned cannot be spent. */
  beginExchange(postedNanoEur: bigint, nowMs: number): SliceRequest {
    const isIdle = this.isIdle(nowMs);
    const returns = this.#mustReturn || this.#isReturning || isIdle;
    this.#isReturning ||= returns;
    this.#mustReturn = false;
    const recalls = this.waiting.some(({ state }) => state !== 'recalled');
    const isScarce = nowMs - this.#recalledAtMs < SCARCE_MS;
    let waitingNanoEur = 0n;
    let leastWaitingNanoEur = this.waiting[0]?.leastNanoEur ?? 0n;
    for (const waiter of this.waiting) {
      waitingNanoEur += waiter.mostNanoEur;
      leastWaitingNanoEur = least(leastWaitingNanoEur, waiter.leastNanoEur);
      if (waiter.state === 'new') waiter.state = 'requested';
      waiter.isAnswered = false;
    }
    return {
      ...this.key,
      keepNanoEur: this.#reservedNanoEur + this.#unpostedNanoEur - postedNanoEur,
      waitingNanoEur,
      leastWaitingNanoEur,
      spareNanoEur: isIdle || isScarce ? 0n : this.#demand.expected(nowMs),
      returns,
      recalls,
    };
  }

  /** Applies the database's state. Waiting calls are granted their amounts in order. Returns those that cannot be paid. */
  update(state: SliceState, postedNanoEur: bigint, nowMs: number): Waiter[] {
    this.#heldNanoEur = state.heldNanoEur;
    this.#unpostedNanoEur -= postedNanoEur;
    this.#isReturning = false;
    if (this.limitNanoEur !== state.limitNanoEur) this.recall();
    this.limitNanoEur = state.limitNanoEur;
    this.isLimited = state.limitNanoEur !== null;
    this.isConfirmed = true;
    this.#outcome = state.outcome;
    const isSpent =
      state.limitNanoEur !== null &&
      isExhausted(state.settledNanoEur + this.#unpostedNanoEur, state.limitNanoEur);
    const refused: Waiter[] = isSpent ? this.waiting.splice(0) : [];
    for (const waiter of this.waiting.splice(0)) {
      waiter.isAnswered = true;
      const offer = this.#offer(waiter, nowMs);
      if (offer === 'refused') {
        this.#demand.forget(waiter.mostNanoEur);
        refused.push(waiter);
      } else if (!this.#grant(waiter, offer, nowMs)) {
        if (state.outcome === 'recalling' && waiter.state === 'requested') waiter.state = 'recalled';
        this.waiting.push(waiter);
      }
    }
    for (const { others } of refused) for (const other of others) other.slice.#refuse(other);
    return refused;
  }

  /** Grants a call what all of its slices can pay. False while one of them cannot say. */
  #grant(waiter: Waiter, offer: bigint | null, nowMs: number): boolean {
    let granted = offer;
    for (const other of waiter.others) {
      const amount = other.slice.#offer(other, nowMs);
      // A slice refuses by its own update.
      if (amount === null || amount === 'refused' || granted === null) return false;
      granted = least(granted, amount);
    }
    if (granted === null) return false;
    this.#reservedNanoEur += granted;
    for (const other of waiter.others) {
      other.slice.#reservedNanoEur += granted;
      other.slice.#forget(other);
    }
    waiter.resolve(granted);
    return true;
  }

  /** What the slice can pay of a call; null while that is not known. */
  #offer(waiter: Waiter, nowMs: number): bigint | null | 'refused' {
    if (!this.isConfirmed) return null;
    const { mostNanoEur, leastNanoEur } = waiter;
    const free = this.freeNanoEur;
    if (!this.isLimited || (free > 0n && free >= mostNanoEur)) return mostNanoEur;
    if (!waiter.isAnswered) return null;
    // The budget is not spent, or the update would have refused the call.
    if (mostNanoEur === 0n) return 0n;
    if (!isFinal(waiter, this.#outcome, nowMs)) return null;
    return free >= leastNanoEur ? free : 'refused';
  }

  /** Lets go of a call that another slice has refused. */
  #refuse(waiter: Waiter): void {
    this.#demand.forget(waiter.mostNanoEur);
    this.#forget(waiter);
  }

  #forget(waiter: Waiter): void {
    const at = this.waiting.indexOf(waiter);
    if (at !== -1) this.waiting.splice(at, 1);
  }

  #note(nanoEur: bigint, nowMs: number): void {
    this.#demand.note(nanoEur, nowMs);
    this.#usedAtMs = nowMs;
  }
}

/** Whether the call cannot be granted more later. */
function isFinal({ state, sinceMs }: Waiter, outcome: SliceOutcome, nowMs: number): boolean {
  if (state === 'new') return false;
  if (outcome === 'insufficient') return true;
  return outcome === 'recalling' && state === 'recalled' && nowMs - sinceMs > RECALL_PATIENCE_MS;
}
