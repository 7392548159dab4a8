import { reportBudgets } from '../../ledger/reports/budgets.ts';
import { pageOfProjects } from '../../projects/projects.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { budgetView } from '../views/budget-view.ts';

export const listBudgets = reading<'listBudgets'>(async (call, { store }) => {
  const page = pageQuery(call);
  const { organisationId } = call.token;
  const { data, next_cursor: cursor } = pageOf(
    await pageOfProjects(store.database, { ...page, organisationId }),
    page,
  );
  const reports = await reportBudgets(store, data);
  return {
    value: { data: reports.map(([project, report]) => budgetView(project, report)), next_cursor: cursor },
  };
});
