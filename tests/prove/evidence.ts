import type { BudgetPeriodRow, LedgerRow } from '../../storage/schema.ts';
import type { SeenCall, UpstreamEntry } from './plan.ts';

/** Everything that is known when the run is over. */
export interface Evidence {
  rows: readonly LedgerRow[];
  periods: readonly BudgetPeriodRow[];
  /** By project id. */
  limitsNanoEur: ReadonlyMap<string, bigint>;
  /** By request id, in the order in which the attempts came. */
  upstream: ReadonlyMap<string, readonly UpstreamEntry[]>;
  seen: readonly SeenCall[];
  /** Project ids, in the order of `callerIndexOf`. */
  projects: readonly string[];
  /** How often the journals of a process that was killed were lost with it. */
  lostDisks: number;
}

/** One promise and the calls that broke it. */
export interface Check {
  promise: string;
  /** How many cases it was held against. */
  cases: number;
  broken: string[];
}
