import type { BudgetKey } from '../budget-key.ts';
import type { BudgetAmounts } from './locked-budgets.ts';

/** What a process requests of a budget. */
export interface SliceRequest extends BudgetKey {
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

export interface SliceState extends BudgetAmounts {
  /** The limit that refuses calls; null: there is none. */
  limitNanoEur: bigint | null;
  outcome: SliceOutcome;
}
