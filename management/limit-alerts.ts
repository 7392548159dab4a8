import { BudgetAlerts } from '../ledger/alerts/budget-alerts.ts';
import type { ChangeServices, ManagementCall } from './handler.ts';

/**
 * Writes the alerts of budgets whose limits have changed, in the transaction of the change. Without a configuration, running gateways
 * write them within a second. A transaction calls it once: it locks the budgets in one order, as those of the ledger do.
 */
export async function recordLimitAlerts(
  { log }: Pick<ManagementCall, 'log'>,
  services: ChangeServices,
  budgetIds: readonly string[],
): Promise<void> {
  const { alerts } = await services.catalogue().catch(() => ({ alerts: undefined }));
  if (alerts === undefined) return;
  await new BudgetAlerts(alerts, log ?? { error: () => undefined }).recordChanged(services.store, budgetIds);
}

/** For operations that call `recordLimitAlerts`. */
export function readsAlerts(): boolean {
  return true;
}
