import { atLeastZero } from './amounts.ts';

/** The reservations of this many windows are expected. */
const WINDOWS_AHEAD = 2n;
const WINDOW_MS = 1_000;

/** What calls are expected to reserve of a slice, by what they asked for in the last second. */
export class Demand {
  #windowNanoEur = 0n;
  #lastWindowNanoEur = 0n;
  #windowStartMs: number;

  constructor(nowMs: number) {
    this.#windowStartMs = nowMs;
  }

  /** What is expected from now on. */
  expected(nowMs: number): bigint {
    if (nowMs - this.#windowStartMs >= WINDOW_MS) this.#roll(nowMs);
    return this.#larger * WINDOWS_AHEAD;
  }

  /** Notes what a call asks for. */
  note(nanoEur: bigint, nowMs: number): void {
    if (nowMs - this.#windowStartMs >= WINDOW_MS) this.#roll(nowMs);
    this.#windowNanoEur += nanoEur;
  }

  /** Takes back what a call asked for that was refused. */
  forget(nanoEur: bigint): void {
    this.#windowNanoEur = atLeastZero(this.#windowNanoEur - nanoEur);
  }

  /** Expects as much as another slice, unless calls have asked for some already. */
  continue(earlier: Demand, nowMs: number): void {
    if (this.#windowNanoEur === 0n && this.#lastWindowNanoEur === 0n)
      this.note(earlier.expected(nowMs) / WINDOWS_AHEAD, nowMs);
  }

  get #larger(): bigint {
    return this.#windowNanoEur > this.#lastWindowNanoEur ? this.#windowNanoEur : this.#lastWindowNanoEur;
  }

  /** Begins another window. */
  #roll(nowMs: number): void {
    const passed = nowMs - this.#windowStartMs;
    this.#lastWindowNanoEur = passed < 2 * WINDOW_MS ? this.#windowNanoEur : this.#larger / 2n;
    this.#windowNanoEur = 0n;
    this.#windowStartMs = nowMs;
  }
}
