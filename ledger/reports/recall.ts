import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../storage/store.ts';
import { databaseNow } from '../period.ts';

type RecallStore = Pick<Store, 'database' | 'clock' | 'announceChange'>;

const POLL_MS = 25;
/** How long to wait for processes to complete a recall. */
const RECALL_TIMEOUT_MS = 2_000;

/** The budgets that the processes return what they do not need of. */
export type RecalledBudgets = { id: string } | 'all' | 'none';

/**
 * Recalls all running processes: they post their calls, and return what they do not need of the budgets. Waits until
 * they have. Afterwards the database has all usage up to the call of this function.
 */
export async function recallAll(store: RecallStore, budgets: RecalledBudgets): Promise<void> {
  const { database } = store;
  const now = await databaseNow(database, store.clock);
  const recalled = await database
    .updateTable('ledger_processes')
    .set({ recalled_at: now })
    .where('lease_until', '>=', now)
    .returning('id')
    .execute();
  if (recalled.length === 0) return;
  if (budgets !== 'none') {
    await database
      .updateTable('ledger_slices')
      .set({ recalled_at: now })
      .where('recalled_at', 'is', null)
      .where((one) => (budgets === 'all' ? one.lit(true) : one('budget_id', '=', budgets.id)))
      .execute();
  }
  store.announceChange();
  const deadlineMs = performance.now() + RECALL_TIMEOUT_MS;
  while (performance.now() < deadlineMs && (await isPending(store, now, budgets))) await wait(POLL_MS);
}

async function isPending(
  { database }: RecallStore,
  now: string,
  budgets: RecalledBudgets,
): Promise<boolean> {
  const process = await database
    .selectFrom('ledger_processes')
    .select('id')
    .where('recalled_at', '=', now)
    .where('lease_until', '>=', now)
    .limit(1)
    .executeTakeFirst();
  if (process !== undefined) return true;
  if (budgets === 'none') return false;
  const slice = await database
    .selectFrom('ledger_slices')
    .innerJoin('ledger_processes', 'ledger_processes.id', 'ledger_slices.process_id')
    .select('ledger_slices.process_id')
    .where((one) => (budgets === 'all' ? one.lit(true) : one('budget_id', '=', budgets.id)))
    .where('ledger_slices.recalled_at', 'is not', null)
    .where('lease_until', '>=', now)
    .limit(1)
    .executeTakeFirst();
  return slice !== undefined;
}
