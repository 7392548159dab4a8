import type { ConfigurationProblem } from '../../catalogue/configuration-error.ts';

/**
 * The outcome of a reload. `unchanged`: the files describe the active configuration. `rejected`: they have
 * problems, and the old configuration stays active. `failed`: an internal error, which is logged.
 */
export type ReloadOutcome = 'reloaded' | 'unchanged' | 'rejected' | 'failed';

export interface ReloadResult {
  outcome: ReloadOutcome;
  /** Of the active configuration. */
  models: number;
  /** Of the active configuration. */
  backends: number;
  /** Ordered by line; only of a rejected configuration. */
  problems: readonly ConfigurationProblem[];
}

const WORST_FIRST: readonly ReloadOutcome[] = ['failed', 'rejected', 'reloaded', 'unchanged'];

/** Combines the results of several processes to the worst one. */
export function combineResults(results: readonly ReloadResult[]): ReloadResult {
  const [first] = WORST_FIRST.flatMap((outcome) => results.filter((result) => result.outcome === outcome));
  return first ?? FAILED;
}

export const FAILED: ReloadResult = { outcome: 'failed', models: 0, backends: 0, problems: [] };
