import type { DeclaredBudget, RequestOf } from '../../generated/admin/contract.ts';
import { boundsOf, periodOf } from '../../ledger/period.ts';
import type { StoredBudget } from '../../ledger/reports/stored-budgets.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { countedModel } from '../counted-model.ts';
import { countedTag } from '../counted-tag.ts';
import { readTime } from '../times.ts';
import type { Rules } from './rules.ts';
import { differing, type MadeIds, type Step, type StepOptions } from './step.ts';

/** The budgets of an organisation, project or key. */
export interface BudgetsOf {
  names: Pick<Step, 'organisation' | 'project' | 'key'>;
  scope: 'organisation' | 'project' | 'key';
  /** Returns what identifies the organisation, project or key. */
  of: (ids: MadeIds) => string;
  /** The path of that in the file. */
  path: readonly string[];
  stored: readonly StoredBudget[];
  declared: readonly DeclaredBudget[] | undefined;
}

type Settings = Pick<StoredBudget, 'limit_eur_cents' | 'soft' | 'next_limit_eur_cents' | 'top_up'>;

interface WantedBudget {
  path: readonly string[];
  model: string | null;
  tag: string | null;
  declared: DeclaredBudget;
}

const DEFAULTS = { soft: false, next_limit_eur_cents: null, top_up: null } as const;

/** Returns what turns the stored budgets into the declared ones, which are all of them. Undeclared, they stay as they are. */
export function budgetSteps(budgets: BudgetsOf, { prune, catalogue }: StepOptions, rules: Rules): Step[] {
  const { declared = prune === 'none' ? undefined : [], stored } = budgets;
  if (declared === undefined) return [];
  const wanted = new Map<string, WantedBudget>();
  for (const [index, budget] of declared.entries()) {
    const path = [...budgets.path, 'budgets', String(index)];
    let { model = null, tag = null } = budget;
    rules.check([...path, 'model'], 'value', () => {
      if (model !== null) model = countedModel(model, catalogue);
    });
    rules.check([...path, 'tag'], 'value', () => {
      if (tag !== null) tag = countedTag(tag, catalogue);
    });
    const name = nameOf({ interval: budget.interval, model, tag });
    rules.check(path, 'value', () => requireNew(wanted, name));
    wanted.set(name, { path, model, tag, declared: budget });
  }
  const byName = new Map(stored.map((budget) => [nameOf(budget), budget]));
  return [
    ...[...wanted].flatMap(([name, budget]) => stepsOf(budgets, budget, byName.get(name), rules)),
    ...stored.filter((budget) => !wanted.has(nameOf(budget))).map((budget) => deletion(budgets, budget)),
  ];
}

/** What tells the budgets of one organisation, project or key apart: `day acme/chat team:search`. */
function nameOf({ interval, model, tag }: Pick<StoredBudget, 'interval' | 'model' | 'tag'>): string {
  return [interval, model, tag].filter((part) => part !== null).join(' ');
}

function requireNew(wanted: ReadonlyMap<string, WantedBudget>, name: string): void {
  if (wanted.has(name)) throw new OperatorError('an entry before it has this interval, model and tag');
}

function stepsOf(
  { names, scope, of }: BudgetsOf,
  wanted: WantedBudget,
  stored: StoredBudget | undefined,
  rules: Rules,
): Step[] {
  const { interval } = wanted.declared;
  const { model, tag } = wanted;
  const common = { ...names, kind: 'budget', budget: nameOf({ interval, model, tag }) } as const;
  const after = settingsOf(wanted, stored, rules);
  if (stored !== undefined) {
    const changed = differing(before(stored), { ...after });
    if (Object.keys(changed.after).length === 0) return [];
    const call = changeCall(changed.after);
    return [{ ...common, change: 'update', ...changed, calls: [() => call(stored.id)] }];
  }
  const { limit_eur_cents, soft } = after;
  const create: Step['calls'][number] = (ids) => ({
    operationId: 'createBudget',
    parameters: {},
    body: { scope, of: of(ids), model, tag, interval, limit_eur_cents, soft },
  });
  const { next_limit_eur_cents, top_up } = after;
  const isMore = next_limit_eur_cents !== null || top_up !== null;
  const more = changeCall({ next_limit_eur_cents, top_up });
  const shown = { limit_eur_cents, ...differing(DEFAULTS, { soft, next_limit_eur_cents, top_up }).after };
  return [
    {
      ...common,
      ...{ change: 'create', before: null, after: shown },
      calls: isMore ? [create, ({ budget }) => more(budget)] : [create],
    },
  ];
}

function changeCall(body: RequestOf<'changeBudget'>) {
  return (budget: string) => ({ operationId: 'changeBudget', parameters: { budget }, body }) as const;
}

function deletion({ names }: BudgetsOf, stored: StoredBudget): Step {
  const { id, limit_eur_cents } = stored;
  return {
    ...{ ...names, kind: 'budget', change: 'delete', budget: nameOf(stored) },
    ...{ before: { limit_eur_cents }, after: null },
    calls: [() => ({ operationId: 'deleteBudget', parameters: { budget: id }, body: undefined })],
  };
}

function before({ limit_eur_cents, soft, next_limit_eur_cents, top_up }: StoredBudget) {
  return { limit_eur_cents, soft, next_limit_eur_cents, top_up };
}

/** Returns the settings as they are now to be: a planned limit whose time has come is the limit, and a top-up that is over is none. */
function settingsOf(
  { path, declared }: WantedBudget,
  stored: StoredBudget | undefined,
  rules: Rules,
): Settings {
  const { interval, limit_eur_cents: limit, soft = false, next_limit: next, top_up: topUp } = declared;
  const now = new Date();
  const { endMs } = boundsOf(periodOf(now.toISOString(), interval));
  const end = new Date(endMs).toISOString();
  const settings: Settings = {
    limit_eur_cents: limit,
    soft,
    next_limit_eur_cents: next === null ? null : (stored?.next_limit_eur_cents ?? null),
    top_up: topUp === null ? null : (stored?.top_up ?? null),
  };
  if (next !== null && next !== undefined) {
    const fromMs = Date.parse(next.from);
    if (fromMs <= now.getTime()) settings.limit_eur_cents = next.eur_cents;
    else settings.next_limit_eur_cents = next.eur_cents;
    rules.check([...path, 'next_limit', 'from'], 'value', () => requireNextPeriod(fromMs, now, end));
  }
  if (topUp) rules.check([...path, 'top_up', 'until'], 'value', () => void readTime(topUp.until));
  if (topUp && Date.parse(topUp.until) > now.getTime()) {
    const { eur_cents, until, reason } = topUp;
    settings.top_up = { eur_cents, until: new Date(until).toISOString(), reason: reason.trim() };
    rules.check([...path, 'top_up', 'until'], 'value', () => requireWithin(Date.parse(until), end));
    rules.check([...path, 'top_up', 'reason'], 'value', () => requireText(reason));
  }
  return settings;
}

function requireNextPeriod(fromMs: number, now: Date, end: string): void {
  if (fromMs > now.getTime() && fromMs !== Date.parse(end))
    throw new OperatorError(`only the next period can be planned, which begins on ${end.slice(0, 10)}`);
}

function requireWithin(untilMs: number, end: string): void {
  if (untilMs > Date.parse(end))
    throw new OperatorError(`a top-up ends within the period of the budget, at ${end} at the latest`);
}

function requireText(reason: string): void {
  if (reason.trim() === '') throw new OperatorError('a top-up needs a reason');
}
