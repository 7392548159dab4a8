/**
 * What this process may spend of one project's month, in memory. Admission is a comparison with it, and waits for the
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
 *   transaction returned. The database keeps `settled + held` of all processes within the limit, so the sum of what all
 *   processes can spend is within it too, and no process needs to know of the others.
 * - From the request of a return on (`beginExchange`), the free part cannot be spent until the transaction's result is
 *   known: if the result is lost, other processes may have it already.
 * - Waiting calls are granted in order, but one that does not fit stops no smaller one behind it. A call is refused only
 *   when the month is spent, when no process can return anything more, or after a second of waiting for them.
 *
 * A slice aims at two seconds of what calls reserve. Smaller slices cost transactions, larger ones keep money from other
 * processes. Calls of a project without a limit never wait, and its free part may be negative. docs/money.md has the states
 * of a reservation; decisions 46 and 49 have the reasons.
 */
import { isExhausted } from './budget-status.ts';
import type { LockedMonth, MonthKey } from './locked-months.ts';

/** What a process requests of a project's monthly budget. */
export interface SliceRequest extends MonthKey {
  /** Reserved by calls in flight, and spent by calls that are not in this posting. */
  keepNanoEur: bigint;
  /** The sum that calls wait for, and the least that lets one of them pass. */
  waitingNanoEur: bigint;
  leastWaitingNanoEur: bigint;
  /** What it would hold beyond that, so that future calls need not wait. */
  spareNanoEur: bigint;
  /** Whether it returns everything that it does not need. */
  returns: boolean;
  /** Whether other processes are recalled when the budget has too little. */
  recalls: boolean;
}

/** `insufficient`: the budget has too little for the waiting calls. `recalling`: other processes may still return some. */
export type SliceOutcome = 'granted' | 'recalling' | 'insufficient';

export interface SliceState extends LockedMonth {
  outcome: SliceOutcome;
}

/** A call that waits until its process's slice can pay for it. */
export interface Waiter {
  readonly mostNanoEur: bigint;
  readonly leastNanoEur: bigint;
  readonly resolve: (grantedNanoEur: bigint) => void;
  readonly reject: (error: unknown) => void;
  readonly sinceMs: number;
  /** `requested`: its amount was requested from the database. `recalled`: other processes have been recalled too. */
  state: 'new' | 'requested' | 'recalled';
}

/** A slice is refilled when less than a quarter of its target is free. */
const REFILL_BELOW = 4n;
/** The target of a slice: the reservations of this many windows. */
const WINDOWS_AHEAD = 2n;
const WINDOW_MS = 1_000;
/** The longest that a call waits for other processes: with many waiting calls, a recall is always in progress. */
const RECALL_PATIENCE_MS = 1_000;
/** For this long after a recall, only what waiting calls need is fetched: other processes need the rest. */
const SCARCE_MS = 1_000;
/** A slice that was not used for this long is returned. */
const IDLE_MS = 60_000;

/** The slice of one project and month. No method waits. */
export class Slice {
  readonly key: MonthKey;
  readonly waiting: Waiter[] = [];
  /** Whether the project has a limit, as last read by this process. */
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
  /** Whether the last refill got less than it requested. */
  #isShort = false;
  #windowNanoEur = 0n;
  #lastWindowNanoEur = 0n;
  #windowStartMs: number;
  #usedAtMs: number;

  constructor(key: MonthKey, isLimited: boolean, nowMs: number) {
    this.key = key;
    this.isLimited = isLimited;
    this.#windowStartMs = nowMs;
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
    return this.freeNanoEur > this.#wanted(nowMs);
  }

  /** Expects as many calls as the previous month's slice. */
  prepareFor(earlier: Slice, nowMs: number): void {
    if (this.#windowNanoEur === 0n && this.#lastWindowNanoEur === 0n)
      this.#note(earlier.#wanted(nowMs) / WINDOWS_AHEAD, nowMs);
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
    return !this.#isShort && this.freeNanoEur * REFILL_BELOW < this.#wanted(nowMs);
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
    }
    return {
      ...this.key,
      keepNanoEur: this.#reservedNanoEur + this.#unpostedNanoEur - postedNanoEur,
      waitingNanoEur,
      leastWaitingNanoEur,
      spareNanoEur: isIdle || isScarce ? 0n : this.#wanted(nowMs),
      returns,
      recalls,
    };
  }

  /** Applies the database's state. Waiting calls are granted their amounts in order. Returns those that cannot be paid. */
  update(state: SliceState, postedNanoEur: bigint, nowMs: number): Waiter[] {
    this.#heldNanoEur = state.heldNanoEur;
    this.#unpostedNanoEur -= postedNanoEur;
    this.#isReturning = false;
    this.isLimited = state.limitNanoEur !== null;
    this.isConfirmed = true;
    this.#isShort = state.outcome !== 'granted';
    const isSpent =
      state.limitNanoEur !== null &&
      isExhausted(state.settledNanoEur + this.#unpostedNanoEur, state.limitNanoEur);
    const refused: Waiter[] = isSpent ? this.waiting.splice(0) : [];
    for (const waiter of this.waiting.splice(0)) {
      const granted = this.#grantFor(waiter, state.outcome, nowMs);
      if (granted !== null) {
        this.#reservedNanoEur += granted;
        waiter.resolve(granted);
      } else if (isFinal(waiter, state.outcome, nowMs)) {
        this.#windowNanoEur = atLeastZero(this.#windowNanoEur - waiter.mostNanoEur);
        refused.push(waiter);
      } else {
        if (state.outcome === 'recalling' && waiter.state === 'requested') waiter.state = 'recalled';
        this.waiting.push(waiter);
      }
    }
    return refused;
  }

  #grantFor(waiter: Waiter, outcome: SliceOutcome, nowMs: number): bigint | null {
    const free = this.freeNanoEur;
    if (!this.isLimited || waiter.mostNanoEur === 0n || free >= waiter.mostNanoEur) return waiter.mostNanoEur;
    return isFinal(waiter, outcome, nowMs) && free >= waiter.leastNanoEur ? free : null;
  }

  #wanted(nowMs: number): bigint {
    if (nowMs - this.#windowStartMs >= WINDOW_MS) this.#roll(nowMs);
    const most =
      this.#windowNanoEur > this.#lastWindowNanoEur ? this.#windowNanoEur : this.#lastWindowNanoEur;
    return most > 0n ? most * WINDOWS_AHEAD : 0n;
  }

  #note(nanoEur: bigint, nowMs: number): void {
    if (nowMs - this.#windowStartMs >= WINDOW_MS) this.#roll(nowMs);
    this.#windowNanoEur += nanoEur;
    this.#usedAtMs = nowMs;
  }

  /** Begins another window. */
  #roll(nowMs: number): void {
    const passed = nowMs - this.#windowStartMs;
    const larger =
      this.#windowNanoEur > this.#lastWindowNanoEur ? this.#windowNanoEur : this.#lastWindowNanoEur;
    this.#lastWindowNanoEur = passed < 2 * WINDOW_MS ? this.#windowNanoEur : larger / 2n;
    this.#windowNanoEur = 0n;
    this.#windowStartMs = nowMs;
  }
}

/** Whether the call cannot be granted more later. */
function isFinal({ state, sinceMs }: Waiter, outcome: SliceOutcome, nowMs: number): boolean {
  if (state === 'new') return false;
  if (outcome === 'insufficient') return true;
  return outcome === 'recalling' && state === 'recalled' && nowMs - sinceMs > RECALL_PATIENCE_MS;
}

export function atLeastZero(nanoEur: bigint): bigint {
  return nanoEur > 0n ? nanoEur : 0n;
}

export function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
