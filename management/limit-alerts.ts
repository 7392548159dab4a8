import { BudgetAlerts } from '../ledger/alerts/budget-alerts.ts';
import type { ChangeServices, ManagementCall } from './handler.ts';

/**
 * Writes the alerts of a budget whose limit has changed, in the transaction of the change. Without a configuration, running gateways
 * write them within a second.
 */
export async function recordLimitAlerts(
  { log }: Pick<ManagementCall, 'log'>,
  services: ChangeServices,
  budgetId: string,
): Promise<void> {
  const { alerts } = await services.catalogue().catch(() => ({ alerts: undefined }));
  if (alerts === undefined) return;
  await new BudgetAlerts(alerts, log ?? { error: () => undefined }).recordChanged(services.store, budgetId);
}

/** For operations that call `recordLimitAlerts`. */
export function readsAlerts(): boolean {
  return true;
}
