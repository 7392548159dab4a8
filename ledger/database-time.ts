import { boundsOf, periodOf, type Interval } from './period.ts';

/** The period of one interval that the current time is in. */
interface CurrentPeriod {
  period: string;
  /** By the database's clock. */
  endMs: number;
}

/** The database's clock as estimated by this process. Periods follow it; each transaction corrects it. */
export class DatabaseTime {
  #offsetMs: number;
  readonly #current: Record<Interval, CurrentPeriod> = {
    day: { period: '', endMs: Number.NEGATIVE_INFINITY },
    week: { period: '', endMs: Number.NEGATIVE_INFINITY },
    month: { period: '', endMs: Number.NEGATIVE_INFINITY },
  };

  constructor(now: string, requestedAtMs: number) {
    this.#offsetMs = Date.parse(now) - requestedAtMs;
  }

  /** @param requestedAtMs the monotonic time at which the statement was sent */
  correct(now: string, requestedAtMs: number): void {
    this.#offsetMs = Date.parse(now) - (requestedAtMs + performance.now()) / 2;
    const { day, week, month } = this.#current;
    day.endMs = week.endMs = month.endMs = Number.NEGATIVE_INFINITY;
  }

  /**
   * Whole milliseconds since 1970.
   *
   * @param monotonicMs the monotonic time, when it has just been read
   */
  nowMs(monotonicMs = performance.now()): number {
    return Math.floor(monotonicMs + this.#offsetMs);
  }

  /** The period of an interval, such as the month `2026-11`. */
  period(monotonicMs = performance.now(), interval: Interval = 'month'): string {
    const nowMs = this.nowMs(monotonicMs);
    const current = this.#current[interval];
    if (nowMs >= current.endMs) {
      current.period = periodOf(new Date(nowMs).toISOString(), interval);
      current.endMs = boundsOf(current.period).endMs;
    }
    return current.period;
  }

  /** The next period of an interval if it begins within that time, else null. */
  periodWithin(durationMs: number, interval: Interval = 'month'): string | null {
    const period = this.period(performance.now(), interval);
    const soon = periodOf(new Date(this.nowMs() + durationMs).toISOString(), interval);
    return soon === period ? null : soon;
  }
}
