import { deleteBudget as remove, readBudget } from '../../ledger/reports/budget-changes.ts';
import { findBudget } from '../../ledger/reports/budgets.ts';
import { changing } from '../handler.ts';
import { requireChangeable } from '../scope.ts';
import { budgetView } from '../views/budget-view.ts';

export const deleteBudget = changing<'deleteBudget'>(async ({ parameters, token }, { store }) => {
  const id = String(parameters['budget']);
  const report = await findBudget(store, id);
  requireChangeable(token, report.scope, report.organisation_id);
  // The month of a project is listed without a budget too.
  await readBudget(store, id);
  const budget = budgetView(report);
  const dryRun = parameters['dry_run'] === true;
  const value = { budget, dry_run: dryRun };
  if (dryRun) return { value };
  await remove(store, id);
  return {
    value,
    change: {
      target: `budget:${id}`,
      organisationId: report.organisation_id,
      before: budget,
      after: null,
    },
  };
});
