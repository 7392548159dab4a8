import type { ClosedCall, OpenCall } from '../ledger-call.ts';
import { keyText, type MonthKey } from './locked-months.ts';

interface MonthSum extends MonthKey {
  costNanoEur: bigint;
}

/** The costs of calls, added up by project and month. */
export class MonthSums {
  readonly #sums = new Map<string, MonthSum>();
  #last: MonthSum | null = null;

  /** Adds up calls that ended. Calls in flight count with a cost of zero. */
  static of(closed: readonly ClosedCall[], opened: readonly OpenCall[] = []): MonthSums {
    const sums = new MonthSums();
    for (const call of closed) sums.#add(call, call.bill.costNanoEur);
    for (const call of opened) sums.#add(call, 0n);
    return sums;
  }

  get all(): Iterable<MonthSum> {
    return this.#sums.values();
  }

  /** The sum of a project's month; undefined when it has no call. */
  costOf(key: MonthKey): bigint | undefined {
    return this.#sums.get(keyText(key))?.costNanoEur;
  }

  #add({ call: { projectId }, grant: { period } }: OpenCall, costNanoEur: bigint): void {
    // Most calls belong to the same project as the one before, and need no text of their key.
    let sum = this.#last;
    if (sum?.projectId !== projectId || sum.period !== period) sum = this.#getOrCreate({ projectId, period });
    sum.costNanoEur += costNanoEur;
    this.#last = sum;
  }

  #getOrCreate(key: MonthKey): MonthSum {
    const name = keyText(key);
    let sum = this.#sums.get(name);
    if (sum === undefined) {
      sum = { ...key, costNanoEur: 0n };
      this.#sums.set(name, sum);
    }
    return sum;
  }
}
