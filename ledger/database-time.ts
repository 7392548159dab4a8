import { periodOf } from './period.ts';

/** The database's clock as this process knows it: months follow it, and every answer of the database corrects it. */
export class DatabaseTime {
  #offsetMs: number;
  #period = '';
  /** The month holds until then, in the database's time. */
  #periodEndMs = Number.NEGATIVE_INFINITY;

  constructor(now: string, requestedAtMs: number) {
    this.#offsetMs = Date.parse(now) - requestedAtMs;
  }

  /** @param requestedAtMs the monotonic time at which the database was asked */
  correct(now: string, requestedAtMs: number): void {
    this.#offsetMs = Date.parse(now) - (requestedAtMs + performance.now()) / 2;
    this.#periodEndMs = Number.NEGATIVE_INFINITY;
  }

  nowMs(): number {
    return performance.now() + this.#offsetMs;
  }

  now(): string {
    return new Date(this.nowMs()).toISOString();
  }

  /** The month, `2026-11`. */
  period(): string {
    const nowMs = this.nowMs();
    if (nowMs >= this.#periodEndMs) {
      const now = new Date(nowMs);
      this.#period = periodOf(now.toISOString());
      this.#periodEndMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    }
    return this.#period;
  }

  /** The next month when it begins within that time, else null. */
  periodWithin(durationMs: number): string | null {
    const period = this.period();
    const soon = periodOf(new Date(this.nowMs() + durationMs).toISOString());
    return soon === period ? null : soon;
  }
}
