/**
 * A budget in one of its periods. The month of a project is the budget that has the project's id, whether it has a limit or not.
 */
export interface BudgetKey {
  budgetId: string;
  period: string;
}

/** What says which budgets a call takes from. */
export interface PaidCall {
  projectId: string;
  /** The month of its project. */
  period: string;
  /** The other budgets, as `budgetsText` writes them; empty: none. */
  budgets: string;
}

export function keyText({ budgetId, period }: BudgetKey): string {
  return `${budgetId} ${period}`;
}

/** The budgets of a call apart from the month of its project, as the journal and the ledger have them. */
export function budgetsText(keys: readonly BudgetKey[]): string {
  return keys.map(keyText).join(',');
}

/** The budgets that `budgetsText` has written. */
export function readBudgets(text: string): BudgetKey[] {
  if (text === '') return [];
  return text.split(',').map((key) => {
    const [budgetId = '', period = ''] = key.split(' ');
    return { budgetId, period };
  });
}

/** All budgets of a call. */
export function keysOf({ projectId, period, budgets }: PaidCall): BudgetKey[] {
  return [{ budgetId: projectId, period }, ...readBudgets(budgets)];
}
