import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noUnits } from '../../metering/units.ts';
import type { LedgerRow } from '../../storage/ledger-schema.ts';
import type { BudgetAlerts } from '../alerts/budget-alerts.ts';
import { LeaseLost, post, type PostingStore } from '../posting/posting.ts';
import type { ClosedCall, LedgerCall, OpenCall } from '../ledger-call.ts';
import { readFrames } from './journal-reader.ts';
import { FileLock } from './journal-lock.ts';
import { DAMAGED_SUFFIX, Journal, LOCK_FILE, SEGMENT_SUFFIX, UNLOCKED_SUFFIX } from './journal.ts';
import { callsInFlight, unregisterProcess, reviveProcess } from '../posting/processes.ts';
import { databaseNow } from '../period.ts';

/** Calls of one transaction. */
const CALLS_AT_A_TIME = 250;
const MAX_ATTEMPTS = 5;

export interface RecoveryOptions {
  store: PostingStore;
  /** The folder of the journals of this data directory: one folder for each process, named by its id. */
  journals: string;
  leaseMs: number;
  /** The current process, whose journal is in use. */
  exceptId?: string;
  alerts?: BudgetAlerts;
}

export interface Recovered {
  /** The number of calls that were charged in full. */
  charged: number;
  /** The folders of journals of which a part could not be read. They are kept under these names. */
  damaged: readonly string[];
}

/**
 * Posts the journals of stopped processes of this data directory: calls that ended at their cost, calls in flight in full, as an
 * estimate. Their slices return to the budgets. Skips running processes, which hold the locks of their journals.
 */
export async function recoverJournals(options: RecoveryOptions): Promise<Recovered> {
  const entries = await readdir(options.journals, { withFileTypes: true }).catch(() => []);
  let charged = 0;
  const damaged: string[] = [];
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.endsWith(UNLOCKED_SUFFIX)) continue;
    if (entry.name.endsWith(DAMAGED_SUFFIX)) continue;
    if (entry.name === options.exceptId) continue;
    const directory = join(options.journals, entry.name);
    const lock = lockOf(directory);
    if (lock === null) continue;
    try {
      const recovered = await recoverWithLease(options, entry.name, directory);
      charged += recovered.charged;
      damaged.push(...recovered.damaged);
    } finally {
      lock.release();
    }
  }
  return { charged, damaged };
}

/** Locks a journal. Null while its process runs, or when another process has just recovered and deleted it. */
function lockOf(directory: string): FileLock | null {
  try {
    return FileLock.take(join(directory, LOCK_FILE));
  } catch {
    return null;
  }
}

/** Starts again when the recovered process's lease expires meanwhile and another process charges it. That posts nothing twice. */
async function recoverWithLease(
  options: RecoveryOptions,
  processId: string,
  directory: string,
): Promise<Recovered> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await recover(options, processId, directory);
    } catch (error) {
      if (!(error instanceof LeaseLost) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function recover(
  { store, leaseMs, alerts }: RecoveryOptions,
  processId: string,
  directory: string,
): Promise<Recovered> {
  const { open, closed, isDamaged } = await readJournal(directory);
  await reviveProcess(store, processId, leaseMs);
  const nowMs = Date.parse(await databaseNow(store.database, store.clock));
  const inJournal = new Set(closed.map(({ call }) => call.requestId));
  for (const row of await callsInFlight(store, processId))
    if (!inJournal.has(row.request_id) && !open.has(row.request_id))
      open.set(row.request_id, openCallOf(row));
  const charged = [...open.values()].map((call) => inFull(call, nowMs));
  const all = [...closed, ...charged];
  for (let start = 0; start < all.length; start += CALLS_AT_A_TIME) {
    const some = all.slice(start, start + CALLS_AT_A_TIME);
    await post(store, {
      processId,
      leaseMs,
      opened: [],
      closed: some,
      sliceRequests: [],
      completedRecall: null,
      ...(alerts === undefined ? {} : { alerts }),
    });
  }
  await unregisterProcess(store, processId);
  if (isDamaged) return { charged: charged.length, damaged: [Journal.setAside(directory)] };
  Journal.remove(directory);
  return { charged: charged.length, damaged: [] };
}

interface JournalContent {
  open: Map<string, OpenCall>;
  closed: ClosedCall[];
  /** Whether records may be missing. */
  isDamaged: boolean;
}

async function readJournal(directory: string): Promise<JournalContent> {
  const open = new Map<string, OpenCall>();
  const closed = new Map<string, ClosedCall>();
  let isDamaged = false;
  const noteDamage = (): void => void (isDamaged = true);
  const names = (await readdir(directory)).filter((name) => name.endsWith(SEGMENT_SUFFIX)).sort();
  for (const name of names) {
    for (const record of readFrames(await readFile(join(directory, name)), noteDamage)) {
      if (record.kind === 'open') open.set(record.open.call.requestId, record.open);
      else closed.set(record.closed.call.requestId, record.closed);
    }
  }
  for (const requestId of closed.keys()) open.delete(requestId);
  return { open, closed: [...closed.values()], isDamaged };
}

function inFull({ call, grant }: OpenCall, settledAtMs: number): ClosedCall {
  const bill = { units: noUnits(), costNanoEur: grant.reservedNanoEur, estimated: true };
  return { call, grant, outcome: 'failed', bill, attempts: '', settledAtMs };
}

function openCallOf(row: LedgerRow): OpenCall {
  const call: LedgerCall = {
    requestId: row.request_id,
    projectId: row.project_id,
    keyId: row.key_id,
    modelId: row.model_id,
    operationId: row.operation_id,
    prices: row.prices,
    budgets: row.budgets,
    tags: row.tags,
  };
  const startedAtMs = Date.parse(row.started_at);
  return { call, grant: { reservedNanoEur: row.reserved_nano_eur, period: row.period, startedAtMs } };
}
