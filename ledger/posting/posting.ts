import { sql, type Transaction } from 'kysely';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import type { Schema } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import type { BudgetAlerts } from '../alerts/budget-alerts.ts';
import { reservedRow, settledRow, type ClosedCall, type OpenCall } from '../ledger-call.ts';
import { keysOf, keyText, type BudgetKey } from '../budget-key.ts';
import { BudgetSums } from '../slices/budget-sums.ts';
import { hardLimitAt } from '../slices/budget-limit.ts';
import { LockedBudgets, type LockedBudget } from '../slices/locked-budgets.ts';
import { atLeastZero, least } from '../slices/amounts.ts';
import type { SliceOutcome, SliceRequest, SliceState } from '../slices/slice-exchange.ts';
import { timeAfter } from '../period.ts';
import { insertRows, readRows, writeRows } from './rows.ts';

export type PostingStore = Pick<Store, 'database' | 'clock' | 'rowsOf' | 'insertMissing'>;

/** What one transaction writes for one process. */
export interface Posting {
  processId: string;
  leaseMs: number;
  opened: readonly OpenCall[];
  closed: readonly ClosedCall[];
  sliceRequests: readonly SliceRequest[];
  /** The time of the recall of the process that this posting completes; null: none. */
  completedRecall: string | null;
  /** Writes the alerts of the budgets; absent: there are none. */
  alerts?: BudgetAlerts;
}

export interface Posted {
  /** By the database's clock. */
  now: string;
  slices: SliceState[];
}

/** Thrown when the lease of the process has expired and others have charged what it held: see `reviveProcess`. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** How long to wait for a process that was recalled to return its slice. */
const RECALL_WITHIN_MS = 1_500;
/** A slice is at most the limit divided by this. */
const LIMIT_PARTS = 20n;

/**
 * Posts calls, exchanges slices and renews the lease, all in one transaction. The settled and held amounts of a budget
 * together never exceed its limit. Posting a call twice changes nothing. Throws `LeaseLost` and the store's errors.
 */
export function post(store: PostingStore, posting: Posting): Promise<Posted> {
  return store.database.transaction().execute(async (transaction) => {
    const { now, processes } = await overview(transaction, store);
    const sums = BudgetSums.of(posting.closed, posting.opened);
    const keys = [...posting.sliceRequests, ...sums.all];
    const budgets = await LockedBudgets.lock(transaction, store, posting.processId, keys);
    await postCalls(transaction, store, posting, { sums, budgets });
    const outcomes = new Map<string, SliceOutcome>();
    const nowMs = Date.parse(now);
    for (const request of posting.sliceRequests) {
      const budget = budgets.of(request);
      const isGranted = exchange(budgets, request, limitOf(budget, nowMs), processes);
      budget.spareNanoEur = atLeastZero(budget.heldNanoEur - request.keepNanoEur - request.waitingNanoEur);
      const outcome = isGranted ? 'granted' : await recall(transaction, posting.processId, request, now);
      outcomes.set(keyText(request), outcome);
    }
    const returned = posting.sliceRequests.filter((request) => request.returns);
    await budgets.save(transaction, store, returned);
    await posting.alerts?.record(transaction, budgets.all, now);
    await renewLease(transaction, posting, now);
    const slices = budgets.all.map((budget) => ({
      ...budget,
      limitNanoEur: limitOf(budget, nowMs),
      outcome: outcomes.get(keyText(budget)) ?? ('granted' as const),
    }));
    return { now, slices };
  });
}

interface Overview {
  now: string;
  processes: bigint;
}

async function overview(transaction: Transaction<Schema>, store: PostingStore): Promise<Overview> {
  const { rows } = await sql<{ now: string; processes: bigint | number }>`
    select ${store.clock} as now, (select count(*) from ledger_processes) as processes`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no time');
  return { now: row.now, processes: BigInt(row.processes) };
}

/** Inserts rows that are missing, and updates rows that are not settled yet. */
async function postCalls(
  transaction: Transaction<Schema>,
  store: PostingStore,
  { opened, closed, processId }: Posting,
  { sums, budgets }: { sums: BudgetSums; budgets: LockedBudgets },
): Promise<void> {
  const rows = closed.map((call) => settledRow(call, processId));
  const settled = rows.length;
  for (const open of opened) rows.push(reservedRow(open, processId));
  const presentIds = await insertRows(transaction, store, rows);
  if (presentIds.size === 0) for (const sum of sums.all) budgets.charge(sum, sum.costNanoEur);
  else await settleRows(transaction, store, rows.slice(0, settled), { presentIds, budgets });
}

/** Updates those rows that are present and not settled yet, and charges what was not charged before. */
async function settleRows(
  transaction: Transaction<Schema>,
  store: PostingStore,
  settled: readonly LedgerRow[],
  { presentIds, budgets }: { presentIds: ReadonlySet<string>; budgets: LockedBudgets },
): Promise<void> {
  const present = settled.filter((row) => presentIds.has(row.request_id));
  const before = await readRows(
    transaction,
    present.map((row) => row.request_id),
  );
  const changed = present.filter((row) => before.get(row.request_id)?.state !== 'settled');
  await writeRows(transaction, store, changed);
  for (const row of [...settled.filter(({ request_id: id }) => !presentIds.has(id)), ...changed]) {
    const charged = before.get(row.request_id)?.cost_nano_eur ?? 0n;
    for (const key of keysOfRow(row)) {
      if (charged === 0n) budgets.charge(key, row.cost_nano_eur);
      else budgets.of(key).settledNanoEur += row.cost_nano_eur - charged;
    }
  }
}

/** The budgets of a call, by its row. */
export function keysOfRow({ project_id: projectId, period, budgets }: LedgerRow): BudgetKey[] {
  return keysOf({ projectId, period, budgets });
}

/** The limit that refuses calls; null: there is none. */
function limitOf({ limit, period }: LockedBudget, nowMs: number): bigint | null {
  return limit === null ? null : hardLimitAt(limit, period, nowMs);
}

/** Grants the process what it requests as far as the limit allows. False when not all waiting calls can be paid. */
function exchange(
  budgets: LockedBudgets,
  request: SliceRequest,
  limitNanoEur: bigint | null,
  processes: bigint,
): boolean {
  const budget = budgets.of(request);
  if (request.returns) budgets.hold(budget, -atLeastZero(budget.heldNanoEur - request.keepNanoEur));
  const needed = request.keepNanoEur + request.waitingNanoEur;
  const missing = atLeastZero(needed - budget.heldNanoEur);
  if (limitNanoEur === null) {
    budgets.hold(budget, atLeastZero(needed + request.spareNanoEur - budget.heldNanoEur));
    return true;
  }
  const available = atLeastZero(limitNanoEur - budget.settledNanoEur - budget.leasedNanoEur);
  if (available < missing) {
    const helps = budget.heldNanoEur + available - request.keepNanoEur >= request.leastWaitingNanoEur;
    // What calls were granted while the budget had no limit comes first.
    const uncovered = atLeastZero(request.keepNanoEur - budget.heldNanoEur);
    budgets.hold(budget, helps ? available : least(available, uncovered));
    return request.waitingNanoEur === 0n;
  }
  const fairShare = (available - missing) / (2n * (processes > 0n ? processes : 1n));
  const spare = least(request.spareNanoEur, least(limitNanoEur / LIMIT_PARTS, fairShare));
  budgets.hold(budget, atLeastZero(needed + spare - budget.heldNanoEur));
  return true;
}

/** Asks other processes to return what they do not need of the budget; `insufficient` when no more can be expected of them. */
async function recall(
  transaction: Transaction<Schema>,
  processId: string,
  { budgetId, period, recalls }: SliceRequest,
  now: string,
): Promise<SliceOutcome> {
  const earliest = timeAfter(now, -RECALL_WITHIN_MS);
  const others = await transaction
    .selectFrom('ledger_slices')
    .innerJoin('ledger_processes', 'ledger_processes.id', 'ledger_slices.process_id')
    .select('ledger_slices.recalled_at')
    .where('budget_id', '=', budgetId)
    .where('period', '=', period)
    .where('process_id', '!=', processId)
    .where('held_nano_eur', '>', 0n)
    .where('lease_until', '>=', now)
    .execute();
  const isRecalling = others.some(({ recalled_at: at }) => at !== null && at > earliest);
  if (!recalls) return isRecalling ? 'recalling' : 'insufficient';
  if (others.every(({ recalled_at: at }) => at !== null)) return isRecalling ? 'recalling' : 'insufficient';
  await transaction
    .updateTable('ledger_slices')
    .set({ recalled_at: now })
    .where('budget_id', '=', budgetId)
    .where('period', '=', period)
    .where('process_id', '!=', processId)
    .where('recalled_at', 'is', null)
    .execute();
  return 'recalling';
}

async function renewLease(
  transaction: Transaction<Schema>,
  { processId, leaseMs, completedRecall }: Posting,
  now: string,
): Promise<void> {
  const { rows } = await sql`
    update ledger_processes set lease_until = ${timeAfter(now, leaseMs)},
      recalled_at = case when recalled_at = ${completedRecall ?? ''} then null else recalled_at end
    where id = ${processId} returning id`.execute(transaction);
  if (rows.length === 0) throw new LeaseLost('the lease of this process has expired');
}
