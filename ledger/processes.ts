import { sql, type Transaction } from 'kysely';
import { newId } from '../storage/identifiers.ts';
import type { LedgerRow, LedgerSliceRow, Schema } from '../storage/schema.ts';
import { LeaseLost, type PostingStore } from './posting.ts';
import { chargedInFull, lostRow } from './ledger-call.ts';
import { LockedMonths, type AccountKey } from './locked-months.ts';
import { databaseNow, timeAfter } from './period.ts';
import { writeRows } from './rows.ts';

/** Registers a process, which must not be registered. */
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

/** The processes whose lease is over, and those that left something behind without one. */
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
 * Charges what a process that stopped responding holds: its calls in flight in full, and the rest of each slice as one row with the
 * outcome `lost`. What a project has used and holds stays the same, so that nothing is free for others before its journal is read.
 * Returns how many calls were charged.
 */
export function chargeStoppedProcess(store: PostingStore, processId: string): Promise<number> {
  return store.database.transaction().execute(async (transaction) => {
    const left = await holdingsOf(transaction, processId);
    const months = await LockedMonths.lock(transaction, store, processId, left.keys);
    const now = await databaseNow(transaction, store.clock);
    if (!(await unregisterExpired(transaction, processId, now))) return 0;
    // Read again: the process may have posted until its month was locked.
    const { rows } = await holdingsOf(transaction, processId);
    const charged = rows.map((row) => ({ ...chargedInFull(row, now), state: 'lapsed' as const }));
    for (const row of charged) months.charge(keyOf(row), row.cost_nano_eur);
    for (const account of months.all.filter(({ heldNanoEur }) => heldNanoEur > 0n)) {
      const lost = lostRow({ ...account, requestId: newId(), processId }, account.heldNanoEur, now);
      charged.push({ ...lost, state: 'lapsed' });
      months.charge(account, account.heldNanoEur);
    }
    await writeRows(transaction, store, charged);
    await months.save(transaction, store, []);
    return rows.length;
  });
}

/**
 * Takes back what `chargeStoppedProcess` charged, since the process lives or its journal was found: its calls are in flight again, and it holds
 * what it held. Registers the process, or renews its lease. Throws `LeaseLost` when it was charged at that moment: try again.
 */
export function reviveProcess(store: PostingStore, processId: string, leaseMs: number): Promise<void> {
  return store.database.transaction().execute(async (transaction) => {
    const found = await chargedRows(transaction, processId);
    const months = await LockedMonths.lock(transaction, store, processId, found.map(keyOf));
    const now = await databaseNow(transaction, store.clock);
    await sql`
      insert into ledger_processes (id, lease_until) values (${processId}, ${timeAfter(now, leaseMs)})
      on conflict (id) do update set lease_until = excluded.lease_until`.execute(transaction);
    // Read again: nobody can charge the process any more, and somebody may have taken back what was found.
    const lapsed = await chargedRows(transaction, processId);
    if (lapsed.some((row) => !months.has(keyOf(row))))
      throw new LeaseLost('the process was charged while it was revived');
    for (const row of lapsed) {
      const account = months.of(keyOf(row));
      account.settledNanoEur -= row.cost_nano_eur;
      months.hold(account, row.cost_nano_eur);
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

/** Returns all that a process holds, and forgets it. Everything that it did must have been posted. */
export function unregisterProcess(store: PostingStore, processId: string): Promise<void> {
  return store.database.transaction().execute(async (transaction) => {
    const slices = await slicesOf(transaction, processId);
    const months = await LockedMonths.lock(transaction, store, processId, slices.map(keyOf));
    for (const account of months.all) months.hold(account, -account.heldNanoEur);
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

/** The calls of a process that are posted as in flight. */
export async function callsInFlight(store: PostingStore, processId: string): Promise<LedgerRow[]> {
  return store.database
    .selectFrom('ledger')
    .selectAll()
    .where('process_id', '=', processId)
    .where('state', '=', 'reserved')
    .execute();
}

/** Takes the process's registration away. False when it has renewed its lease since; the deletion waits for a renewal under way. */
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
  keys: AccountKey[];
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

function keyOf({ project_id: projectId, period }: { project_id: string; period: string }): AccountKey {
  return { projectId, period };
}
