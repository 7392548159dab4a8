import { findBudget, reportBudget } from '../../ledger/reports/budgets.ts';
import { reading } from '../handler.ts';
import { requireReached } from '../scope.ts';
import { budgetVersion, budgetView } from '../views/budget-view.ts';

export const readBudget = reading<'readBudget'>(async ({ parameters, token }, { store }) => {
  const id = String(parameters['budget']);
  requireReached(token, (await findBudget(store, id)).organisation_id);
  const report = await reportBudget(store, id);
  return { value: budgetView(report), etag: budgetVersion(report) };
});
