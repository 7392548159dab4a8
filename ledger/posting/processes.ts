import { sql, type Transaction } from 'kysely';
import { newId } from '../../storage/identifiers.ts';
import type { LedgerRow, LedgerSliceRow, Schema } from '../../storage/schema.ts';
import type { BudgetAlerts } from '../alerts/budget-alerts.ts';
import { LeaseLost, type PostingStore } from './posting.ts';
import { chargedInFull, lostRow } from '../ledger-call.ts';
import { LockedMonths, type MonthKey } from '../slices/locked-months.ts';
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
      where process_id <> ${exceptId} and process_id not in (select id from ledger_processes)
    union select process_id from ledger where state = 'reserved'
      and process_id <> ${exceptId} and process_id not in (select id from ledger_processes)`.execute(
    store.database,
  );
  return rows.map(({ id }) => id);
}

/**
 * Charges everything that a process holds which has stopped responding: its calls in flight in full, and the rest of each slice as
 * one row with the outcome `lost`. Nothing becomes free for others before its journal is read. Returns how many calls were charged.
 */
export function chargeStoppedProcess(
  store: PostingStore,
  processId: string,
  alerts?: BudgetAlerts,
): Promise<number> {
  return store.database.transaction().execute(async (transaction) => {
    const { keys } = await holdingsOf(transaction, processId);
    const months = await LockedMonths.lock(transaction, store, processId, keys);
    const now = await databaseNow(transaction, store.clock);
    if (!(await unregisterExpired(transaction, processId, now))) return 0;
    // Read again: the process may have posted before its month was locked.
    const { rows } = await holdingsOf(transaction, processId);
    const charged = rows.map((row) => ({ ...chargedInFull(row, now), state: 'lapsed' as const }));
    for (const row of charged) months.charge(keyOf(row), row.cost_nano_eur);
    for (const month of months.all.filter(({ heldNanoEur }) => heldNanoEur > 0n)) {
      const lost = lostRow({ ...month, requestId: newId(), processId }, month.heldNanoEur, now);
      charged.push({ ...lost, state: 'lapsed' });
      months.charge(month, month.heldNanoEur);
    }
    await writeRows(transaction, store, charged);
    await months.save(transaction, store, []);
    await alerts?.record(transaction, months.all, now);
    return rows.length;
  });
}

/**
 * Takes back what `chargeStoppedProcess` charged, because the process is running or its journal was found: its calls are in flight
 * again, and it has its slices back. Registers the process, or renews its lease. Throws `LeaseLost` when it was charged at the same
 * time: try again.
 */
export function reviveProcess(store: PostingStore, processId: string, leaseMs: number): Promise<void> {
  return store.database.transaction().execute(async (transaction) => {
    const found = await chargedRows(transaction, processId);
    const months = await LockedMonths.lock(transaction, store, processId, found.map(keyOf));
    const now = await databaseNow(transaction, store.clock);
    await sql`
      insert into ledger_processes (id, lease_until) values (${processId}, ${timeAfter(now, leaseMs)})
      on conflict (id) do update set lease_until = excluded.lease_until`.execute(transaction);
    // Read again: now no one can charge the process, but another process may have revived it in the meantime.
    const lapsed = await chargedRows(transaction, processId);
    if (lapsed.some((row) => !months.has(keyOf(row))))
      throw new LeaseLost('the process was charged while it was being revived');
    for (const row of lapsed) {
      const month = months.of(keyOf(row));
      month.settledNanoEur -= row.cost_nano_eur;
      months.hold(month, row.cost_nano_eur);
    }
    const calls = lapsed.filter(({ outcome }) => outcome !== 'lost');
    await writeRows(transaction, store, calls.map(inFlight));
    await transaction
      .deleteFrom('ledger')
      .where('process_id', '=', processId)
      .where('state', '=', 'lapsed')
      .where('outcome', '=', 'lost')
      .execute();
    await months.save(transaction, store, []);
  });
}

/** Returns all slices of a process and unregisters it. All its calls must have been posted. */
export function unregisterProcess(store: PostingStore, processId: string): Promise<void> {
  return store.database.transaction().execute(async (transaction) => {
    const slices = await slicesOf(transaction, processId);
    const months = await LockedMonths.lock(transaction, store, processId, slices.map(keyOf));
    for (const month of months.all) months.hold(month, -month.heldNanoEur);
    await months.save(transaction, store, []);
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
export async function callsInFlight(store: PostingStore, processId: string): Promise<LedgerRow[]> {
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
  keys: MonthKey[];
}

async function holdingsOf(transaction: Transaction<Schema>, processId: string): Promise<Holdings> {
  const rows = await transaction
    .selectFrom('ledger')
    .selectAll()
    .where('process_id', '=', processId)
    .where('state', '=', 'reserved')
    .execute();
  const slices = await slicesOf(transaction, processId);
  return { rows, keys: [...rows.map(keyOf), ...slices.map(keyOf)] };
}

function chargedRows(transaction: Transaction<Schema>, processId: string): Promise<LedgerRow[]> {
  return transaction
    .selectFrom('ledger')
    .selectAll()
    .where('process_id', '=', processId)
    .where('state', '=', 'lapsed')
    .execute();
}

function slicesOf(transaction: Transaction<Schema>, processId: string): Promise<LedgerSliceRow[]> {
  return transaction.selectFrom('ledger_slices').selectAll().where('process_id', '=', processId).execute();
}

function inFlight(row: LedgerRow): LedgerRow {
  return { ...row, state: 'reserved', outcome: null, estimated: 0, cost_nano_eur: 0n, settled_at: null };
}

function keyOf({ project_id: projectId, period }: { project_id: string; period: string }): MonthKey {
  return { projectId, period };
}
