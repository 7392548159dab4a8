import type { BudgetPeriodRow, LedgerRow, LedgerSliceRow } from '../../storage/ledger-schema.ts';
import type { SeenCall, UpstreamEntry } from './calls.ts';

/** A budget apart from the months of projects. */
export interface ProofBudget {
  id: string;
  /** The projects whose calls it counts. */
  projects: readonly string[];
  /** The team whose calls alone it counts; null: all calls. */
  team: string | null;
}

/** Whether a budget counts the calls of a project and a team. */
export function isCountedIn(
  { projects, team }: ProofBudget,
  project: string,
  ofTeam: string | null,
): boolean {
  return projects.includes(project) && (team === null || team === ofTeam);
}

/** Everything that is known at the end of a run. */
export interface Evidence {
  rows: readonly LedgerRow[];
  periods: readonly BudgetPeriodRow[];
  /** After the gateways have stopped, these say what was lost. */
  slices: readonly LedgerSliceRow[];
  budgets: readonly ProofBudget[];
  /** By budget id. */
  limitsNanoEur: ReadonlyMap<string, bigint>;
  /** By request id, in the order of the attempts. */
  upstream: ReadonlyMap<string, readonly UpstreamEntry[]>;
  seen: readonly SeenCall[];
  /** Project ids, in the order of `callerIndexOf`. */
  projects: readonly string[];
  /** How often the journals of a killed process were deleted. */
  lostDisks: number;
}

/** One promise and the calls that broke it. */
export interface Check {
  promise: string;
  /** The number of cases that were checked. */
  cases: number;
  broken: string[];
}
