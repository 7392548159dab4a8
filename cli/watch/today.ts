import {
  PermissionDeniedError,
  type Alert,
  type Budget,
  type DeploymentList,
  type GatewayManagement,
  type Overview,
  type UsageReport,
} from '../../packages/sdk/admin.ts';

const HOUR_MS = 3_600_000;
/** A report of a month reads all calls of the month. */
const MONTH_EVERY_MS = 300_000;
/** Those nearest to their limit. */
const BUDGETS = 100;
const ALERTS = 5;

export interface ModelHour {
  model: string;
  calls: number;
  failed: number;
  costNanoEur: bigint;
  /** Null: unknown, or the token is limited to one organisation. */
  firstTokenMs: { median: number; p95: number } | null;
}

/** What the page Today of the console has. */
export interface Today {
  at: Date;
  /** Null: the token is limited to one organisation. */
  overview: Overview | null;
  processes: DeploymentList['processes'];
  /** Those nearest to their limit. */
  budgets: readonly Budget[];
  hasMoreBudgets: boolean;
  alerts: readonly Alert[];
  /** The last hour, the most used model first. */
  hour: readonly ModelHour[];
  month: { settledNanoEur: bigint; heldNanoEur: bigint };
}

/** Returns a function that loads the state. It loads what is dear less often. */
export function todayLoader(management: GatewayManagement): (at: Date) => Promise<Today> {
  let month: Today['month'] | null = null;
  let monthAtMs = 0;
  return async (at) => {
    const today = await loadState(management, at);
    if (month === null || at.getTime() - monthAtMs >= MONTH_EVERY_MS) {
      month = await loadMonth(management, at);
      monthAtMs = at.getTime();
    }
    return { ...today, month };
  };
}

async function loadState(management: GatewayManagement, at: Date): Promise<Omit<Today, 'month'>> {
  const from = new Date(at.getTime() - HOUR_MS).toISOString();
  const [overview, deployments, { data: budgets, next_cursor: next }, alerts, hour] = await Promise.all([
    unlessLimited(management.getOverview()),
    unlessLimited(management.listDeployments()),
    management.listBudgets({ sort: '-consumed', limit: BUDGETS }),
    management.listAlerts({ limit: ALERTS }),
    management.reportUsage({ by: 'model,outcome', from }),
  ]);
  return {
    at,
    overview,
    processes: deployments?.processes ?? [],
    budgets,
    hasMoreBudgets: next !== null && budgets.every(isNearlyUsed),
    alerts: alerts.data,
    hour: hourByModel(hour, overview),
  };
}

async function loadMonth(management: GatewayManagement, at: Date): Promise<Today['month']> {
  const from = `${at.toISOString().slice(0, 7)}-01T00:00:00.000Z`;
  const { data } = await management.reportUsage({ by: 'month', from });
  const sum = (values: readonly string[]): bigint => values.reduce((all, value) => all + BigInt(value), 0n);
  return {
    settledNanoEur: sum(data.map(({ cost_nano_eur: cost }) => cost)),
    heldNanoEur: sum(data.map(({ reserved_nano_eur: reserved }) => reserved)),
  };
}

/** A budget is reported from this share of its limit on. */
const USED_SHARE = 0.8;

export function isNearlyUsed({
  exceeded,
  limit_eur_cents: limit,
  consumed_eur_cents: consumed,
}: Budget): boolean {
  return exceeded || (limit !== null && consumed !== null && consumed >= USED_SHARE * limit);
}

/** The state of the gateway is not part of one organisation. */
async function unlessLimited<Value>(request: PromiseLike<Value>): Promise<Value | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof PermissionDeniedError) return null;
    throw error;
  }
}

function hourByModel({ data }: UsageReport, overview: Overview | null): ModelHour[] {
  const firstTokens = new Map(overview?.calls.models.map((one) => [one.model, one.first_token_ms]));
  const models = new Map<string, ModelHour>();
  for (const { group, calls, cost_nano_eur: cost } of data) {
    const model = group['model'] ?? '';
    const firstTokenMs = firstTokens.get(model) ?? null;
    const sum = models.get(model) ?? { model, calls: 0, failed: 0, costNanoEur: 0n, firstTokenMs };
    sum.calls += Number(calls);
    if (group['outcome'] === 'failed') sum.failed += Number(calls);
    sum.costNanoEur += BigInt(cost);
    models.set(model, sum);
  }
  return [...models.values()].sort((one, other) => other.calls - one.calls);
}
