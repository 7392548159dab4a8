import type { Budget, DeploymentList, Overview, UsageReport } from '../../../../generated/admin/contract.ts';
import { formatNumber, formatPercent } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';

export interface Problem {
  id: string;
  isSevere: boolean;
  text: string;
  /** The ejected deployment, which an operator can restore. */
  deployment?: string;
  /** The project whose budget it is about, as `organisation/name`. */
  project?: string;
}

/** A model is reported from this share of failed calls on, when it had enough of them to say so. */
const FAILED_SHARE = 0.05;
const ENOUGH_CALLS = 10;
const FAILURES_IN_A_ROW = 3;
/** A budget is reported from this share of its limit on. */
const USED_SHARE = 0.8;

export interface ModelHour {
  model: string;
  calls: number;
  failed: number;
  costNanoEur: bigint;
  /** Null: unknown, or the session is limited to one organisation. */
  firstTokenMs: { median: number; p95: number } | null;
}

/** Sums up a report by model and outcome, with the times to the first token of the overview. */
export function hourByModel({ data }: UsageReport, overview: Overview | null): ModelHour[] {
  const summaries = new Map(overview?.calls.models.map((one) => [one.model, one.first_token_ms]));
  const models = new Map<string, ModelHour>();
  for (const { group, calls, cost_nano_eur: cost } of data) {
    const model = group['model'] ?? '';
    const sum = models.get(model) ?? {
      model,
      calls: 0,
      failed: 0,
      costNanoEur: 0n,
      firstTokenMs: summaries.get(model) ?? null,
    };
    sum.calls += Number(calls);
    if (group['outcome'] === 'failed') sum.failed += Number(calls);
    sum.costNanoEur += BigInt(cost);
    models.set(model, sum);
  }
  return [...models.values()].sort((one, other) => other.calls - one.calls);
}

/**
 * Lists what needs attention, the severe first.
 *
 * @param hasMoreBudgets whether more budgets are nearly used up than were loaded
 */
export function problemsOf(
  overview: Overview | null,
  processes: DeploymentList['processes'],
  budgets: readonly Budget[],
  hour: readonly ModelHour[],
  hasMoreBudgets = false,
): Problem[] {
  const more = { id: 'more budgets', isSevere: true, text: texts.today.moreBudgets };
  const all = [
    ...(overview?.processes.flatMap(processProblems) ?? []),
    ...processes.flatMap(deploymentProblems),
    ...budgets.flatMap(budgetProblem),
    ...(hasMoreBudgets ? [more] : []),
    ...hour.flatMap(modelProblem),
  ];
  return all.toSorted((one, other) => Number(other.isSevere) - Number(one.isSevere));
}

function processProblems(process: Overview['processes'][number]): Problem[] {
  const { process_id: id, state, reason, unrecorded_calls: lost } = process;
  const found: readonly (readonly [boolean, boolean, string])[] = [
    [state === 'unresponsive', true, texts.today.unresponsive(id)],
    [state === 'not_ready', true, texts.today.notReady(id, reason ?? texts.today.unknownReason)],
    [process.reload_failed, true, texts.today.reloadFailed(id)],
    [lost > 0, true, texts.today.lostCalls(id, formatNumber(lost))],
    [process.rate_limits_degraded, false, texts.today.degraded(id)],
  ];
  return found.flatMap(([is, isSevere, text]) => (is ? [{ id: text, isSevere, text }] : []));
}

function deploymentProblems({
  process_id: process,
  deployments,
}: DeploymentList['processes'][number]): Problem[] {
  return deployments.flatMap((one): Problem[] => {
    const { deployment, ejected_until: until, reason, consecutive_failures: failures, connections } = one;
    const id = `${process} ${deployment}`;
    if (until !== null) {
      const text = texts.today.ejected(deployment, process, reason ?? texts.today.unknownReason);
      return [{ id, isSevere: true, text, deployment }];
    }
    if (failures >= FAILURES_IN_A_ROW)
      return [{ id, isSevere: true, text: texts.today.failing(deployment, failures) }];
    const waiting = connections?.waiting ?? 0;
    return waiting > 0 ? [{ id, isSevere: false, text: texts.today.waiting(deployment, waiting) }] : [];
  });
}

export function isNearlyUsed({
  exceeded,
  limit_eur_cents: limit,
  consumed_eur_cents: consumed,
}: Budget): boolean {
  return exceeded || (limit !== null && consumed !== null && consumed >= USED_SHARE * limit);
}

function budgetProblem(budget: Budget): Problem[] {
  const { id, project, limit_eur_cents: limit, consumed_eur_cents: consumed } = budget;
  const name = budgetName(budget);
  const ofProject = project === null ? {} : { project };
  if (budget.exceeded) return [{ id, isSevere: true, text: texts.today.exceeded(name), ...ofProject }];
  if (limit === null || consumed === null || !isNearlyUsed(budget)) return [];
  const text = texts.today.nearLimit(name, formatPercent(consumed / limit));
  return [{ id, isSevere: false, text, ...ofProject }];
}

function modelProblem({ model, calls, failed }: ModelHour): Problem[] {
  const share = failed / calls;
  if (calls < ENOUGH_CALLS || share < FAILED_SHARE) return [];
  return [{ id: `model ${model}`, isSevere: true, text: texts.today.errorRate(model, formatPercent(share)) }];
}

/** Names a budget: the project alone for its month, as `acme/research`; others also by scope, interval, model and tag. */
function budgetName({ id, scope, organisation, project, project_id, interval, model, tag }: Budget): string {
  const owner = project ?? organisation;
  if (id === project_id) return owner;
  const parts = [owner, scope === 'key' ? 'key' : null, interval, model, tag];
  return parts.filter((part) => part !== null).join(' · ');
}
