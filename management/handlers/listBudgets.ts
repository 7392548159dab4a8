import { reportBudgets } from '../../ledger/reports/budgets.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery } from '../page.ts';
import { budgetView } from '../views/budget-view.ts';

export const listBudgets = reading<'listBudgets'>(async (call, { store }) => {
  const page = pageQuery(call);
  const reports = await reportBudgets(store, { ...page, organisationId: call.token.organisationId });
  return { value: pageOf(reports.map(budgetView), page) };
});
