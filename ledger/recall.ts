import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../storage/store.ts';
import { databaseNow } from './period.ts';

type RecallStore = Pick<Store, 'database' | 'clock' | 'announceChange'>;

const LOOK_EVERY_MS = 25;
/** A process that has not answered by then is not waited for. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * Tells all running processes to post what they have, and to return what they do not need of a project's budget (null: of none),
 * and waits until they have. Afterwards the database says what was used at that moment.
 */
export async function recallAll(store: RecallStore, projectId: string | null): Promise<void> {
  const { database } = store;
  const now = await databaseNow(database, store.clock);
  const told = await database
    .updateTable('ledger_processes')
    .set({ recalled_at: now })
    .where('lease_until', '>=', now)
    .returning('id')
    .execute();
  if (told.length === 0) return;
  if (projectId !== null) {
    await database
      .updateTable('ledger_slices')
      .set({ recalled_at: now })
      .where('project_id', '=', projectId)
      .where('recalled_at', 'is', null)
      .execute();
  }
  store.announceChange();
  const deadlineMs = performance.now() + ANSWER_WITHIN_MS;
  while (performance.now() < deadlineMs && (await isAwaited(store, now, projectId)))
    await wait(LOOK_EVERY_MS);
}

async function isAwaited({ database }: RecallStore, now: string, projectId: string | null): Promise<boolean> {
  const process = await database
    .selectFrom('ledger_processes')
    .select('id')
    .where('recalled_at', '=', now)
    .where('lease_until', '>=', now)
    .limit(1)
    .executeTakeFirst();
  if (process !== undefined) return true;
  if (projectId === null) return false;
  const slice = await database
    .selectFrom('ledger_slices')
    .innerJoin('ledger_processes', 'ledger_processes.id', 'ledger_slices.process_id')
    .select('ledger_slices.process_id')
    .where('project_id', '=', projectId)
    .where('ledger_slices.recalled_at', 'is not', null)
    .where('lease_until', '>=', now)
    .limit(1)
    .executeTakeFirst();
  return slice !== undefined;
}
