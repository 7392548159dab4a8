import type { Budget, DeploymentList, Overview } from '../../packages/sdk/admin.ts';
import { isNearlyUsed, type ModelHour, type Today } from './today.ts';

export interface Problem {
  isSevere: boolean;
  text: string;
}

/** A model is reported from this share of failed calls on, when it had enough of them to say so. */
const FAILED_SHARE = 0.05;
const ENOUGH_CALLS = 10;
const FAILURES_IN_A_ROW = 3;

const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
export const formatShare = (share: number): string => percents.format(share);

/** Lists what needs attention, the severe first. A test compares it with the list of the console. */
export function problemsOf({
  overview,
  processes,
  budgets,
  hasMoreBudgets,
  hour,
}: Pick<Today, 'overview' | 'processes' | 'budgets' | 'hasMoreBudgets' | 'hour'>): Problem[] {
  const all = [
    ...(overview?.processes.flatMap(processProblems) ?? []),
    ...processes.flatMap(deploymentProblems),
    ...budgets.flatMap(budgetProblem),
    ...(hasMoreBudgets ? [severe('More budgets are used up or nearly so: gateway budget list')] : []),
    ...hour.flatMap(modelProblem),
  ];
  return all.toSorted((one, other) => Number(other.isSevere) - Number(one.isSevere));
}

const severe = (text: string): Problem => ({ isSevere: true, text });
const warning = (text: string): Problem => ({ isSevere: false, text });

function processProblems(process: Overview['processes'][number]): Problem[] {
  const { process_id: id, state, reason, unrecorded_calls: lost } = process;
  const found: readonly (readonly [boolean, Problem])[] = [
    [state === 'unresponsive', severe(`Process ${id} does not respond`)],
    [state === 'not_ready', severe(`Process ${id} is not ready: ${reason ?? 'no reason given'}`)],
    [
      process.reload_failed,
      severe(`The last reload of the configuration failed in process ${id}: an older one is active`),
    ],
    [lost > 0, severe(`Process ${id} could not record ${lost.toLocaleString('en')} calls`)],
    [
      process.rate_limits_degraded,
      warning(`Process ${id} counts requests alone, because Redis is unreachable`),
    ],
  ];
  return found.flatMap(([is, problem]) => (is ? [problem] : []));
}

function deploymentProblems({
  process_id: process,
  deployments,
}: DeploymentList['processes'][number]): Problem[] {
  return deployments.flatMap((one): Problem[] => {
    const { deployment, ejected_until: until, reason, consecutive_failures: failures, connections } = one;
    if (until !== null)
      return [severe(`${deployment} is ejected in process ${process}: ${reason ?? 'no reason given'}`)];
    if (failures >= FAILURES_IN_A_ROW) return [severe(`${deployment} has failed ${failures} times in a row`)];
    const waiting = connections?.waiting ?? 0;
    return waiting > 0 ? [warning(`${waiting} requests wait for a connection to ${deployment}`)] : [];
  });
}

function budgetProblem(budget: Budget): Problem[] {
  const { limit_eur_cents: limit, consumed_eur_cents: consumed } = budget;
  if (budget.exceeded) return [severe(`The budget of ${budgetName(budget)} is used up`)];
  if (limit === null || consumed === null || !isNearlyUsed(budget)) return [];
  return [warning(`${budgetName(budget)} has used ${formatShare(consumed / limit)} of its budget`)];
}

function budgetName({ id, scope, organisation, project, project_id, interval, model, tag }: Budget): string {
  const owner = project ?? organisation;
  if (id === project_id) return owner;
  const parts = [owner, scope === 'key' ? 'key' : null, interval, model, tag];
  return parts.filter((part) => part !== null).join(' · ');
}

function modelProblem({ model, calls, failed }: ModelHour): Problem[] {
  const share = failed / calls;
  if (calls < ENOUGH_CALLS || share < FAILED_SHARE) return [];
  return [severe(`${formatShare(share)} of the calls of ${model} failed in the last hour`)];
}
