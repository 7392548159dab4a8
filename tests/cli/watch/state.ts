import type { ModelHour } from '../../../cli/watch/today.ts';
import type { Budget, DeploymentHealth, Overview } from '../../../packages/sdk/admin.ts';

/** A gateway where nothing needs attention. */
export const deployment: DeploymentHealth = {
  deployment: 'openai/gpt',
  state: 'healthy',
  reason: null,
  ejected_until: null,
  in_flight: 3,
  connections: null,
  consecutive_failures: 0,
  first_token_ms: 412,
  response_ms: null,
  models: ['acme/chat'],
};

export const budget: Budget = {
  id: '0199f3c2-7b10-7d21-8c5e-2f4a6b8c0d1e',
  scope: 'project',
  organisation: 'acme',
  organisation_id: 'o',
  key_id: null,
  model: null,
  tag: null,
  interval: 'month',
  renews_at: '2026-12-01T00:00:00.000Z',
  soft: false,
  next_limit_eur_cents: null,
  top_up: null,
  project: 'acme/research',
  project_id: '0199f3c2-7b10-7d21-8c5e-2f4a6b8c0d1e',
  period: '2026-11',
  limit_eur_cents: 100,
  consumed_eur_cents: 79,
  remaining_eur_cents: 21,
  exceeded: false,
  settled_nano_eur: '0',
  reserved_nano_eur: '0',
};

export function processOf(
  changes: Partial<Overview['processes'][number]> = {},
): Overview['processes'][number] {
  return {
    process_id: 7,
    state: 'ready',
    reason: null,
    reload_failed: false,
    rate_limits_degraded: false,
    requests_in_flight: 3,
    dropped_calls: 0,
    unrecorded_calls: 0,
    ...changes,
  };
}

export function hourOf(calls: number, failed: number, model = 'acme/chat'): ModelHour {
  return { model, calls, failed, costNanoEur: 1_234_567_890n, firstTokenMs: { median: 420, p95: 1_300 } };
}

export const today = {
  at: new Date('2026-11-26T09:30:00.000Z'),
  overview: {
    calls: { since: '2026-11-26T08:30:00.000Z', models: [] },
    processes: [processOf()],
    deployments: { total: 1, ejected: [] },
  },
  processes: [{ process_id: 7, deployments: [deployment] }],
  budgets: [budget],
  hasMoreBudgets: false,
  alerts: [
    {
      id: 'a',
      at: '2026-11-26T09:00:00.000Z',
      budget_id: 'b',
      scope: 'project',
      organisation: 'acme',
      project: 'acme/research',
      project_id: 'p',
      key_id: null,
      model: null,
      tag: null,
      period: '2026-11',
      threshold: '80',
      limit_nano_eur: '1000000000',
      settled_nano_eur: '800000000',
      forecast_nano_eur: null,
      deliveries: [
        {
          target: 'ops',
          state: 'sent' as const,
          attempts: 1,
          next_attempt_at: null,
          ended_at: '2026-11-26T09:00:01.000Z',
          detail: 'status 200: ok',
        },
      ],
    },
  ],
  hour: [hourOf(200, 3)],
  month: { settledNanoEur: 12_345_678_901n, heldNanoEur: 1_234_567n },
};
