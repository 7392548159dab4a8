import { reportBudget } from '../../ledger/reports/budgets.ts';
import { reading } from '../handler.ts';
import { reachedProject } from '../scope.ts';
import { budgetVersion, budgetView } from '../views/budget-view.ts';

export const getBudget = reading<'getBudget'>(async ({ parameters, token }, { store }) => {
  const project = await reachedProject(store, token, String(parameters['project']));
  const report = await reportBudget(store, project.id);
  return { value: budgetView(report), etag: budgetVersion(report) };
});
