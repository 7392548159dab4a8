import { setLimit } from '../../ledger/reports/budget-changes.ts';
import { reportBudget, type BudgetReport } from '../../ledger/reports/budgets.ts';

/** Sets the limit of a project's month, or removes it (null), and reports it as all running processes know it. */
export async function setBudget(
  store: Parameters<typeof reportBudget>[0],
  projectId: string,
  limitEurCents: bigint | null,
): Promise<BudgetReport> {
  await setLimit(store, projectId, limitEurCents);
  return reportBudget(store, projectId);
}
