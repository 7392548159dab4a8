import { keyText, readBudgets, type BudgetKey } from '../budget-key.ts';
import type { ClosedCall, OpenCall } from '../ledger-call.ts';

interface BudgetSum extends BudgetKey {
  costNanoEur: bigint;
}

/** The costs of calls, added up by budget and period. A call counts in each of its budgets. */
export class BudgetSums {
  readonly #sums = new Map<string, BudgetSum>();
  #last: BudgetSum | null = null;

  /** Adds up calls that ended. Calls in flight count with a cost of zero. */
  static of(closed: readonly ClosedCall[], opened: readonly OpenCall[] = []): BudgetSums {
    const sums = new BudgetSums();
    for (const call of closed) sums.#add(call, call.bill.costNanoEur);
    for (const call of opened) sums.#add(call, 0n);
    return sums;
  }

  get all(): Iterable<BudgetSum> {
    return this.#sums.values();
  }

  /** The sum of a budget; undefined when it has no call. */
  costOf(key: BudgetKey): bigint | undefined {
    return this.#sums.get(keyText(key))?.costNanoEur;
  }

  #add({ call: { projectId, budgets = '' }, grant: { period } }: OpenCall, costNanoEur: bigint): void {
    // Most calls belong to the same project as the one before, and need no text of their key.
    let sum = this.#last;
    if (sum?.budgetId !== projectId || sum.period !== period)
      sum = this.#getOrCreate({ budgetId: projectId, period });
    sum.costNanoEur += costNanoEur;
    this.#last = sum;
    if (budgets === '') return;
    for (const key of readBudgets(budgets)) this.#getOrCreate(key).costNanoEur += costNanoEur;
  }

  #getOrCreate(key: BudgetKey): BudgetSum {
    const name = keyText(key);
    let sum = this.#sums.get(name);
    if (sum === undefined) {
      sum = { ...key, costNanoEur: 0n };
      this.#sums.set(name, sum);
    }
    return sum;
  }
}
