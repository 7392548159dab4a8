import { sql, type Transaction } from 'kysely';
import { newId } from '../../storage/identifiers.ts';
import type { LedgerRow, LedgerSliceRow } from '../../storage/ledger-schema.ts';
import type { Schema } from '../../storage/schema.ts';
import type { BudgetAlerts } from '../alerts/budget-alerts.ts';
import { keysOfRow, LeaseLost, type PostingStore } from './posting.ts';
import { chargedInFull, lostRow } from '../ledger-call.ts';
import { LockedBudgets } from '../slices/locked-budgets.ts';
import type { BudgetKey } from '../budget-key.ts';
import { databaseNow, timeAfter } from '../period.ts';
import { writeRows } from './rows.ts';

/** Registers a process that is not registered yet. */
export async function registerProcess(
  store: PostingStore,
  processId: string,
  leaseMs: number,
): Promise<void> {
  const now = await databaseNow(store.database, store.clock);
  await store.database
    .insertInto('ledger_processes')
    .values({ id: processId, lease_until: timeAfter(now, leaseMs), recalled_at: null })
    .execute();
}

/** Finds the processes whose lease has expired, and unregistered ones that still have slices or calls in flight. */
export async function findStoppedProcesses(store: PostingStore, exceptId: string): Promise<string[]> {
  const now = await databaseNow(store.database, store.clock);
  const { rows } = await sql<{ id: string }>`
    select id from ledger_processes where lease_until < ${now} and id <> ${exceptId}
    union select process_id from ledger_slices
      where held_nano_eur > 0 and process_id <> ${exceptId} and process_id not in (select id from ledger_processes)
    union select process_id from ledger where state = 'reserved'
      and process_id <> ${exceptId} and process_id not in (select id from ledger_processes)`.execute(
    store.database,
  );
  return rows.map(({ id }) => id);
}

/**
 * Charges everything that a process holds which has stopped responding: its calls in flight in full, and the rest of each slice. The
 * rest of a project's month has a row with the outcome `lost`. Nothing becomes free for others before its journal is read. Returns
 * how many calls were charged.
 */
export function chargeStoppedProcess(
  store: PostingStore,
  processId: string,
  alerts?: BudgetAlerts,
): Promise<number> {
  return store.database.transaction().execute(async (transaction) => {
    const { keys } = await holdingsOf(transaction, processId);
    const budgets = await LockedBudgets.lock(transaction, store, processId, keys);
    const now = await databaseNow(transaction, store.clock);
    if (!(await unregisterExpired(transaction, processId, now))) return 0;
    // Read again: the process may have posted before its budgets were locked.
    const { rows } = await holdingsOf(transaction, processId);
    const charged = rows.map((row) => ({ ...chargedInFull(row, now), state: 'lapsed' as const }));
    for (const row of charged) for (const key of keysOfRow(row)) budgets.charge(key, row.cost_nano_eur);
    const rests = budgets.all.filter(({ heldNanoEur }) => heldNanoEur > 0n);
    const projects = await projectsAmong(transaction, rests);
    for (const budget of rests) {
      const { budgetId, period, heldNanoEur } = budget;
      if (projects.has(budgetId)) {
        const lost = { requestId: newId(), processId, projectId: budgetId, period };
        charged.push({ ...lostRow(lost, heldNanoEur, now), state: 'lapsed' });
      }
      budget.lostNanoEur += heldNanoEur;
      budgets.charge(budget, heldNanoEur);
    }
    await writeRows(transaction, store, charged);
    await budgets.save(transaction, store, []);
    await alerts?.record(transaction, budgets.all, now);
    return rows.length;
  });
}

/** The ids of budgets that are months of projects. */
async function projectsAmong(
  transaction: Transaction<Schema>,
  budgets: readonly BudgetKey[],
): Promise<ReadonlySet<string>> {
  if (budgets.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('projects')
    .select('id')
    .where(
      'id',
      'in',
      budgets.map(({ budgetId }) => budgetId),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Takes back what `chargeStoppedProcess` charged, because the process is running or its journal was found: its calls are in flight
 * again, and it has its slices back. Registers the process, or renews its lease. Throws `LeaseLost` when it was charged at the same
 * time: try again.
 */
export function reviveProcess(store: PostingStore, processId: string, leaseMs: number): Promise<void> {
  return store.database.transaction().execute(async (transaction) => {
    const found = await lapsedOf(transaction, processId);
    const budgets = await LockedBudgets.lock(transaction, store, processId, found.keys);
    const now = await databaseNow(transaction, store.clock);
    await sql`
      insert into ledger_processes (id, lease_until) values (${processId}, ${timeAfter(now, leaseMs)})
      on conflict (id) do update set lease_until = excluded.lease_until`.execute(transaction);
    // Read again: now no one can charge the process, but another process may have revived it in the meantime.
    const lapsed = await lapsedOf(transaction, processId);
    if (lapsed.keys.some((key) => !budgets.has(key)))
      throw new LeaseLost('the process was charged while it was being revived');
    for (const row of lapsed.calls) {
      for (const key of keysOfRow(row)) takeBack(budgets, key, row.cost_nano_eur);
    }
    for (const slice of lapsed.slices) {
      const key = keyOfSlice(slice);
      takeBack(budgets, key, slice.lost_nano_eur);
      budgets.of(key).lostNanoEur = 0n;
    }
    await writeRows(transaction, store, lapsed.calls.map(inFlight));
    await transaction
      .deleteFrom('ledger')
      .where('process_id', '=', processId)
      .where('state', '=', 'lapsed')
      .where('outcome', '=', 'lost')
      .execute();
    await budgets.save(transaction, store, []);
  });
}

function takeBack(budgets: LockedBudgets, key: BudgetKey, nanoEur: bigint): void {
  const budget = budgets.of(key);
  budget.settledNanoEur -= nanoEur;
  budgets.hold(budget, nanoEur);
}

/** Returns all slices of a process and unregisters it. All its calls must have been posted. */
export function unregisterProcess(store: PostingStore, processId: string): Promise<void> {
  return store.database.transaction().execute(async (transaction) => {
    const keys = (await slicesOf(transaction, processId)).map(keyOfSlice);
    const budgets = await LockedBudgets.lock(transaction, store, processId, keys);
    for (const budget of budgets.all) budgets.hold(budget, -budget.heldNanoEur);
    await budgets.save(transaction, store, []);
    await transaction.deleteFrom('ledger_processes').where('id', '=', processId).execute();
  });
}

/** As `unregisterProcess`; false when the database does not take it. */
export function tryUnregisterProcess(store: PostingStore, processId: string): Promise<boolean> {
  return unregisterProcess(store, processId).then(
    () => true,
    () => false,
  );
}

/** The rows of a process's calls in flight. */
export function callsInFlight(store: PostingStore, processId: string): Promise<LedgerRow[]> {
  return store.database
    .selectFrom('ledger')
    .selectAll()
    .where('process_id', '=', processId)
    .where('state', '=', 'reserved')
    .execute();
}

/** Unregisters the process unless it has renewed its lease. The deletion waits for a renewal in progress. */
async function unregisterExpired(
  transaction: Transaction<Schema>,
  processId: string,
  now: string,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('ledger_processes')
    .where('id', '=', processId)
    .where('lease_until', '<', now)
    .returning('id')
    .executeTakeFirst();
  if (deleted !== undefined) return true;
  const registered = await transaction
    .selectFrom('ledger_processes')
    .select('id')
    .where('id', '=', processId)
    .executeTakeFirst();
  return registered === undefined;
}

interface Holdings {
  rows: LedgerRow[];
  keys: BudgetKey[];
}

async function holdingsOf(transaction: Transaction<Schema>, processId: string): Promise<Holdings> {
  const rows = await rowsIn(transaction, processId, 'reserved');
  const slices = await slicesOf(transaction, processId);
  return { rows, keys: [...rows.flatMap(keysOfRow), ...slices.map(keyOfSlice)] };
}

/** What another process has charged because this one had stopped. */
interface Lapsed {
  calls: LedgerRow[];
  slices: LedgerSliceRow[];
  keys: BudgetKey[];
}

async function lapsedOf(transaction: Transaction<Schema>, processId: string): Promise<Lapsed> {
  const rows = await rowsIn(transaction, processId, 'lapsed');
  const calls = rows.filter(({ outcome }) => outcome !== 'lost');
  const slices = (await slicesOf(transaction, processId)).filter((slice) => slice.lost_nano_eur > 0n);
  return { calls, slices, keys: [...calls.flatMap(keysOfRow), ...slices.map(keyOfSlice)] };
}

function rowsIn(
  transaction: Transaction<Schema>,
  processId: string,
  state: LedgerRow['state'],
): Promise<LedgerRow[]> {
  return transaction
    .selectFrom('ledger')
    .selectAll()
    .where('process_id', '=', processId)
    .where('state', '=', state)
    .execute();
}

function slicesOf(transaction: Transaction<Schema>, processId: string): Promise<LedgerSliceRow[]> {
  return transaction.selectFrom('ledger_slices').selectAll().where('process_id', '=', processId).execute();
}

function inFlight(row: LedgerRow): LedgerRow {
  return { ...row, state: 'reserved', outcome: null, estimated: 0, cost_nano_eur: 0n, settled_at: null };
}

function keyOfSlice({ budget_id: budgetId, period }: LedgerSliceRow): BudgetKey {
  return { budgetId, period };
}
