import { raiseLimit, setLimit } from '../../ledger/reports/budget-changes.ts';
import { findBudget, reportBudget } from '../../ledger/reports/budgets.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import { changing } from '../handler.ts';
import { readsAlerts, recordLimitAlerts } from '../limit-alerts.ts';
import { reachedProject } from '../scope.ts';
import { requireVersion } from '../versions.ts';
import { budgetSettings, budgetVersion, budgetView } from '../views/budget-view.ts';

export const updateBudget = changing<'updateBudget'>(async (call, services) => {
  const { store } = services;
  const project = await reachedProject(store, call.token, String(call.parameters['project']));
  const before = await findBudget(store, project.id);
  requireVersion(call, budgetVersion(before));
  const { limit_eur_cents: limit, raise_eur_cents: raise } = call.body;
  if (raise !== undefined && limit !== undefined)
    throw new OperatorError('give either limit_eur_cents or raise_eur_cents');
  if (raise !== undefined) await raiseLimit(store, project.id, BigInt(raise));
  else await setLimit(store, project.id, limit === undefined || limit === null ? null : BigInt(limit));
  await recordLimitAlerts(call, services, [project.id]);
  const after = await findBudget(store, project.id);
  return {
    value: budgetView(after),
    // The processes post their calls, for which they need the database.
    current: async (committed) => budgetView(await reportBudget(committed, project.id)),
    etag: budgetVersion(after),
    change: {
      target: `project:${project.id}`,
      organisationId: project.organisation_id,
      before: budgetSettings(before),
      after: budgetSettings(after),
    },
  };
}, readsAlerts);
