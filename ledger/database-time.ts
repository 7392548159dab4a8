import { periodOf } from './period.ts';

const MILLISECONDS_LENGTH = '000Z'.length;
/** The end of the text of a time, by its milliseconds. */
const MILLISECONDS = Array.from({ length: 1_000 }, (_, partMs) => `${String(partMs).padStart(3, '0')}Z`);

/** The database's clock as estimated by this process. Months follow it; each transaction corrects it. */
export class DatabaseTime {
  #offsetMs: number;
  #period = '';
  /** The end of the current month, by the database's clock. */
  #periodEndMs = Number.NEGATIVE_INFINITY;

  /** The start of the second whose text is kept, up to its milliseconds. */
  #secondMs = Number.NaN;
  #secondText = '';

  constructor(now: string, requestedAtMs: number) {
    this.#offsetMs = Date.parse(now) - requestedAtMs;
  }

  /** @param requestedAtMs the monotonic time at which the statement was sent */
  correct(now: string, requestedAtMs: number): void {
    this.#offsetMs = Date.parse(now) - (requestedAtMs + performance.now()) / 2;
    this.#periodEndMs = Number.NEGATIVE_INFINITY;
  }

  nowMs(): number {
    return performance.now() + this.#offsetMs;
  }

  /** ISO 8601 text in UTC. The text of a second is made once, since each call needs the time twice. */
  now(): string {
    const nowMs = Math.floor(this.nowMs());
    const end = MILLISECONDS[nowMs - this.#secondMs];
    return end === undefined ? this.#beginSecond(nowMs) : this.#secondText + end;
  }

  #beginSecond(nowMs: number): string {
    const text = new Date(nowMs).toISOString();
    this.#secondMs = nowMs - (nowMs % 1_000);
    this.#secondText = text.slice(0, -MILLISECONDS_LENGTH);
    return text;
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

  /** The next month if it begins within that time, else null. */
  periodWithin(durationMs: number): string | null {
    const period = this.period();
    const soon = periodOf(new Date(this.nowMs() + durationMs).toISOString());
    return soon === period ? null : soon;
  }
}
