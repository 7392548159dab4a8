import type { NamedAlert } from './named-alert.ts';

/** What a target is told. */
export interface AlertMessage {
  /** The same when it is sent again. */
  id: string;
  type: 'budget' | 'test';
  at: string;
  /** Null for a test. */
  budget: BudgetPart | null;
}

interface BudgetPart extends Pick<
  NamedAlert,
  'budget_id' | 'scope' | 'organisation' | 'project' | 'project_id' | 'key_id' | 'key' | 'model' | 'tag'
> {
  period: string;
  threshold: string;
  limit_nano_eur: string;
  settled_nano_eur: string;
  forecast_nano_eur: string | null;
}

/** Returns the message of an alert. */
export function messageOf({ id, at, ...alert }: NamedAlert): AlertMessage {
  const { budget_id, scope, organisation, project, project_id, key_id, key, model, tag } = alert;
  return {
    ...{ id, type: 'budget', at },
    budget: {
      ...{ budget_id, scope, organisation, project, project_id, key_id, key, model, tag },
      ...{ period: alert.period, threshold: alert.threshold },
      limit_nano_eur: String(alert.limit_nano_eur),
      settled_nano_eur: String(alert.settled_nano_eur),
      forecast_nano_eur: alert.forecast_nano_eur === null ? null : String(alert.forecast_nano_eur),
    },
  };
}

/** Returns the body of a webhook. */
export function jsonOf({ budget, ...message }: AlertMessage): string {
  return JSON.stringify({ ...message, ...budget });
}

/** Returns one sentence for people. */
export function sentenceOf({ budget }: AlertMessage): string {
  if (budget === null) return 'This is a test of the alerts of the inference gateway.';
  const { period, threshold } = budget;
  const subject = subjectOf(budget);
  const [limit, settled] = [eurosOf(budget.limit_nano_eur), eurosOf(budget.settled_nano_eur)];
  if (threshold === 'forecast')
    return (
      `${subject}: at this rate ${eurosOf(budget.forecast_nano_eur ?? '0')} of ${limit} EUR will be used ` +
      `in ${period} (until now ${settled} EUR).`
    );
  return `${subject}: ${threshold} % of the budget of ${period} is used (${settled} of ${limit} EUR).`;
}

/** Whose calls the budget counts. */
function subjectOf({ budget_id, organisation, project, key, model, tag }: BudgetPart): string {
  const owner = project ?? organisation ?? `the budget ${budget_id}`;
  const parts = Object.entries({ key, model, tag }).filter(([, value]) => value !== null);
  return [owner, ...parts.map(([name, value]) => `${name} ${value}`)].join(', ');
}

const NANO_EUR_PER_CENT = 10_000_000n;

/** Rounded down to cents. */
function eurosOf(nanoEur: string): string {
  const cents = BigInt(nanoEur) / NANO_EUR_PER_CENT;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
