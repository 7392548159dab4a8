import { sql } from 'kysely';
import type { BudgetKey } from '../budget-key.ts';
import type { PostingStore } from '../posting/posting.ts';

/** Requests of other processes and of operators to a process. */
export interface PendingChanges {
  /** By the database's clock. */
  now: string;
  /** Slices whose free part is to be returned. */
  recalled: BudgetKey[];
  /** When the process was recalled as a whole, to post everything; null: it was not. */
  processRecalledAt: string | null;
  /** Changes with every change of a budget. */
  budgetVersion: string;
}

/** Reads the pending changes of a process in one small statement. */
export async function readPendingChanges(store: PostingStore, processId: string): Promise<PendingChanges> {
  const { rows } = await sql<{ kind: string; one: string; two: string }>`
    select 'now' as kind, ${store.clock} as one, '' as two
    union all select 'budgets', cast(version as text), '' from budget_changes
    union all select 'process', recalled_at, '' from ledger_processes
      where id = ${processId} and recalled_at is not null
    union all select 'slice', budget_id, period from ledger_slices
      where process_id = ${processId} and recalled_at is not null`.execute(store.database);
  const one = (kind: string): string | null => rows.find((row) => row.kind === kind)?.one ?? null;
  return {
    now: one('now') ?? '',
    recalled: rows
      .filter(({ kind }) => kind === 'slice')
      .map((row) => ({ budgetId: row.one, period: row.two })),
    processRecalledAt: one('process'),
    budgetVersion: one('budgets') ?? '',
  };
}
