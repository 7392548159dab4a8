import { summariseCalls, type ModelSummary } from '../../ledger/recent-calls/summarise-calls.ts';
import type { ModelSummary as ModelSummaryView } from '../../generated/admin/contract.ts';
import { reading } from '../handler.ts';

const SUMMARISED_MS = 3_600_000;

export const getOverview = reading<'getOverview'>(async (_call, { store, gateway }) => {
  const [{ since, models }, processes, views] = await Promise.all([
    summariseCalls(store, new Date(Date.now() - SUMMARISED_MS).toISOString()),
    gateway.processes(),
    gateway.deployments(),
  ]);
  const deployments = views.flatMap((view) => view.deployments);
  const ejected = deployments.filter(({ state }) => state !== 'healthy');
  return {
    value: {
      calls: { since, models: models.map(summaryView) },
      processes: [...processes],
      deployments: { total: namesOf(deployments).length, ejected: namesOf(ejected) },
    },
  };
});

function namesOf(deployments: readonly { deployment: string }[]): string[] {
  return [...new Set(deployments.map(({ deployment }) => deployment))].sort();
}

function summaryView({ serverErrors, firstTokenMs, ...summary }: ModelSummary): ModelSummaryView {
  return { ...summary, server_errors: serverErrors, first_token_ms: firstTokenMs };
}
