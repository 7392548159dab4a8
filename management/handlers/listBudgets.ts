import { reportBudgets, type BudgetQuery, type BudgetReport } from '../../ledger/reports/budgets.ts';
import { OperatorError } from '../../projects/operator-error.ts';
import type { Store } from '../../storage/open-database.ts';
import { reading } from '../handler.ts';
import { pageOf, pageQuery, type PageQuery } from '../page.ts';
import { reachedProject } from '../scope.ts';
import { budgetView } from '../views/budget-view.ts';

export const listBudgets = reading<'listBudgets'>(async (call, { store }) => {
  // The contract has their types and defaults.
  const { project: reference, sort } = call.parameters as { project?: string; sort: 'id' | '-consumed' };
  const project = reference === undefined ? null : await reachedProject(store, call.token, reference);
  const page = pageQuery(call);
  const query: BudgetQuery = {
    organisationId: call.token.organisationId,
    ...(project === null ? {} : { projectId: project.id }),
  };
  const reports =
    sort === 'id'
      ? await reportBudgets(store, { ...page, ...query })
      : await byConsumption(store, query, page);
  return { value: pageOf(reports.map(budgetView), page) };
});

/** What was consumed is computed, so that the database cannot sort by it: all budgets are read for a page. */
async function byConsumption(
  store: Store,
  query: BudgetQuery,
  { after, limit }: PageQuery,
): Promise<BudgetReport[]> {
  const reports = (await reportBudgets(store, query)).sort((one, other) => consumed(other) - consumed(one));
  const begin = after === null ? 0 : reports.findIndex(({ id }) => id === after) + 1;
  if (after !== null && begin === 0)
    throw new OperatorError('the budget of the cursor is no longer there: begin again');
  return reports.slice(begin, begin + limit);
}

/** Returns the consumed part of the limit, and -1 without a limit. A limit of 0 is consumed completely. */
function consumed({ amounts }: BudgetReport): number {
  if (amounts === null) return -1;
  const { limit_eur_cents: limit, consumed_eur_cents: cents } = amounts;
  return limit === 0 ? 1 : cents / limit;
}
