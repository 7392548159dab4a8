import { periodOf } from './period.ts';

/** The database's clock as estimated by this process. Months follow it; each transaction corrects it. */
export class DatabaseTime {
  #offsetMs: number;
  #period = '';
  /** The end of the current month, by the database's clock. */
  #periodEndMs = Number.NEGATIVE_INFINITY;

  constructor(now: string, requestedAtMs: number) {
    this.#offsetMs = Date.parse(now) - requestedAtMs;
  }

  /** @param requestedAtMs the monotonic time at which the statement was sent */
  correct(now: string, requestedAtMs: number): void {
    this.#offsetMs = Date.parse(now) - (requestedAtMs + performance.now()) / 2;
    this.#periodEndMs = Number.NEGATIVE_INFINITY;
  }

  /**
   * Whole milliseconds since 1970.
   *
   * @param monotonicMs the monotonic time, when it has just been read
   */
  nowMs(monotonicMs = performance.now()): number {
    return Math.floor(monotonicMs + this.#offsetMs);
  }

  /** The month, `2026-11`. */
  period(monotonicMs = performance.now()): string {
    const nowMs = this.nowMs(monotonicMs);
    if (nowMs >= this.#periodEndMs) {
      const now = new Date(nowMs);
      this.#period = periodOf(now.toISOString());
      this.#periodEndMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    }
    return this.#period;
  }

  /** The next month if it begins within that time, else null. */
  periodWithin(durationMs: number): string | null {
    const period = this.period();
    const soon = periodOf(new Date(this.nowMs() + durationMs).toISOString());
    return soon === period ? null : soon;
  }
}
