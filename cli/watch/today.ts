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
/** Those nearest to their limit. */
const BUDGETS = 1_000;
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
  budgets: readonly Budget[];
  alerts: readonly Alert[];
  /** The last hour, the most used model first. */
  hour: readonly ModelHour[];
  month: { settledNanoEur: bigint; heldNanoEur: bigint };
}

export async function loadToday(management: GatewayManagement, at: Date): Promise<Today> {
  const from = new Date(at.getTime() - HOUR_MS).toISOString();
  const month = `${at.toISOString().slice(0, 7)}-01T00:00:00.000Z`;
  const [overview, deployments, budgets, alerts, hour, { data: months }] = await Promise.all([
    unlessLimited(management.getOverview()),
    unlessLimited(management.listDeployments()),
    management.listBudgets({ sort: '-consumed', limit: BUDGETS }),
    management.listAlerts({ limit: ALERTS }),
    management.reportUsage({ by: 'model,outcome', from }),
    management.reportUsage({ by: 'month', from: month }),
  ]);
  const sum = (values: readonly string[]): bigint => values.reduce((all, value) => all + BigInt(value), 0n);
  return {
    at,
    overview,
    processes: deployments?.processes ?? [],
    budgets: budgets.data,
    alerts: alerts.data,
    hour: hourByModel(hour, overview),
    month: {
      settledNanoEur: sum(months.map(({ cost_nano_eur: cost }) => cost)),
      heldNanoEur: sum(months.map(({ reserved_nano_eur: reserved }) => reserved)),
    },
  };
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
