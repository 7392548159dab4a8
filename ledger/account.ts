import { isExhausted } from './budget-status.ts';
import { atLeastZero, least, type SliceState, type SliceRequest, type SliceOutcome } from './posting.ts';
import type { AccountKey } from './locked-months.ts';

/** A call that its process's slice cannot pay for. */
export interface Waiter {
  readonly mostNanoEur: bigint;
  readonly leastNanoEur: bigint;
  readonly resolve: (grantedNanoEur: bigint) => void;
  readonly reject: (error: unknown) => void;
  readonly sinceMs: number;
  /** Whether the database has been asked, and whether other processes were told to return theirs. */
  state: 'new' | 'asked' | 'recalled';
}

/** A slice is refilled when less than this part of what it should have is left. */
const REFILL_BELOW = 4n;
/** What it should have: the reservations of this many windows. */
const WINDOWS_AHEAD = 2n;
const WINDOW_MS = 1_000;
/** A call does not wait longer for what other processes return: with many such calls there is always a recall under way. */
const RECALL_PATIENCE_MS = 1_000;
/** After a recall no more is fetched than calls need: others have none. */
const SCARCE_MS = 1_000;
/** What nobody used for so long is returned. */
const IDLE_MS = 60_000;

/** What this process may spend of a project's month, in memory: nothing here waits. */
export class Account {
  readonly key: AccountKey;
  readonly waiting: Waiter[] = [];
  /** Whether the project has a limit, as far as this process knows. */
  isLimited: boolean;
  /** Whether the database itself has said so: what a process reads of all projects is a moment old. */
  isConfirmed = false;
  /** Held in the database, as far as this process knows; never more than it is. */
  #heldNanoEur = 0n;
  #reservedNanoEur = 0n;
  #unpostedNanoEur = 0n;
  /** Whether free money is being returned, so that it must not be spent. */
  #isReturning = false;
  #mustReturn = false;
  #recalledAtMs = Number.NEGATIVE_INFINITY;
  /** Whether the last refill got less than it wanted. */
  #isShort = false;
  #windowNanoEur = 0n;
  #lastWindowNanoEur = 0n;
  #windowStartMs: number;
  #usedAtMs: number;

  constructor(key: AccountKey, isLimited: boolean, nowMs: number) {
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

  /** Whether money is left for sure, so that a call that costs nothing may pass. */
  admitsFreeCall(nowMs: number): boolean {
    if (!this.isLimited) return true;
    // As if it cost something: the slice then has something left for the next one.
    this.#note(1n, nowMs);
    return this.freeNanoEur > 0n;
  }

  /** Whether it holds more than the calls to come need. */
  hasExcess(nowMs: number): boolean {
    return this.freeNanoEur > this.#wanted(nowMs);
  }

  /** Expects as many calls as the account of the month before has. */
  prepareFor(earlier: Account, nowMs: number): void {
    if (this.#windowNanoEur === 0n && this.#lastWindowNanoEur === 0n)
      this.#note(earlier.#wanted(nowMs) / WINDOWS_AHEAD, nowMs);
  }

  /** A reservation that came to nothing. */
  release(reservedNanoEur: bigint): void {
    this.#reservedNanoEur -= reservedNanoEur;
  }

  /** A call ended: what it cost counts until it is posted. */
  spend(reservedNanoEur: bigint, costNanoEur: bigint): void {
    this.#reservedNanoEur -= reservedNanoEur;
    this.#unpostedNanoEur += costNanoEur;
  }

  /** The operator's limit changed, or another process needs what is free here. */
  recall(): void {
    this.#mustReturn = true;
    this.#recalledAtMs = performance.now();
  }

  /** Whether there is something that cannot wait for the next call. */
  get needsDatabase(): boolean {
    if (this.waiting.length > 0 || this.#mustReturn || this.#isReturning) return true;
    return !this.isLimited && this.freeNanoEur < 0n;
  }

  /** Whether the database should be asked before anyone has to wait. */
  needsRefill(nowMs: number): boolean {
    if (this.needsDatabase) return true;
    if (nowMs - this.#recalledAtMs < SCARCE_MS) return false;
    return !this.#isShort && this.freeNanoEur * REFILL_BELOW < this.#wanted(nowMs);
  }

  isIdle(nowMs: number): boolean {
    return nowMs - this.#usedAtMs > IDLE_MS && this.waiting.length === 0;
  }

  /** Whether it can be forgotten. */
  get isEmpty(): boolean {
    return (
      this.#heldNanoEur === 0n &&
      this.#reservedNanoEur === 0n &&
      this.#unpostedNanoEur === 0n &&
      !this.#isReturning
    );
  }

  /** What to ask of the database now. What is to be returned cannot be spent from here on. */
  sliceRequest(postedNanoEur: bigint, nowMs: number): SliceRequest {
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
      if (waiter.state === 'new') waiter.state = 'asked';
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

  /** What the database said. Calls that wait get their money in their order. Returns those that cannot be paid. */
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
        if (state.outcome === 'recalling' && waiter.state === 'asked') waiter.state = 'recalled';
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
    this.#roll(nowMs);
    const most =
      this.#windowNanoEur > this.#lastWindowNanoEur ? this.#windowNanoEur : this.#lastWindowNanoEur;
    return atLeastZero(most) * WINDOWS_AHEAD;
  }

  #note(nanoEur: bigint, nowMs: number): void {
    this.#roll(nowMs);
    this.#windowNanoEur += nanoEur;
    this.#usedAtMs = nowMs;
  }

  #roll(nowMs: number): void {
    const passed = nowMs - this.#windowStartMs;
    if (passed < WINDOW_MS) return;
    const larger =
      this.#windowNanoEur > this.#lastWindowNanoEur ? this.#windowNanoEur : this.#lastWindowNanoEur;
    this.#lastWindowNanoEur = passed < 2 * WINDOW_MS ? this.#windowNanoEur : larger / 2n;
    this.#windowNanoEur = 0n;
    this.#windowStartMs = nowMs;
  }
}

/** Whether no more money can be expected for the call. */
function isFinal({ state, sinceMs }: Waiter, outcome: SliceOutcome, nowMs: number): boolean {
  if (state === 'new') return false;
  if (outcome === 'insufficient') return true;
  return outcome === 'recalling' && state === 'recalled' && nowMs - sinceMs > RECALL_PATIENCE_MS;
}
