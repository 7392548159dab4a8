import { join } from 'node:path';
import { jest, afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { failure } from '../../../errors/gateway-error.ts';
import { BudgetAlerts } from '../../../ledger/alerts/budget-alerts.ts';
import { Journal } from '../../../ledger/journal/journal.ts';
import { Maintenance } from '../../../ledger/posting/maintenance.ts';
import { post } from '../../../ledger/posting/posting.ts';
import { registerProcess } from '../../../ledger/posting/processes.ts';
import { newId } from '../../../storage/identifiers.ts';
import type { Store } from '../../../storage/store.ts';
import { eventually } from '../../support/eventually.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { CENT, LEASE_MS, WriterScene } from '../writer-scene.ts';
import { openedIn } from '../opened-in.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

let folder: TemporaryFolder;
let store: Store;
let scene: WriterScene;
let maintenance: Maintenance;
let counts: { lapsed: number; damaged: number };
let logged: Record<string, unknown>[];

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openEmbedded();
});
beforeEach(async () => {
  scene = await WriterScene.open(folder, store, 100n);
  counts = { lapsed: 0, damaged: 0 };
  logged = [];
  const { processId, slices, writer, time } = scene;
  const own = {
    database: store.database,
    rowsOf: scene.store.rowsOf,
    insertMissing: scene.store.insertMissing,
    onChange: (listener: () => void) => store.onChange(listener),
    get clock() {
      return scene.store.clock;
    },
  };
  // Pino writes an object for each line.
  const write = (line: string): void => void logged.push(JSON.parse(line) as Record<string, unknown>);
  const log = pino({}, { write });
  const journals = scene.journals;
  maintenance = new Maintenance({
    store: own,
    processId,
    journals,
    leaseMs: LEASE_MS,
    slices,
    writer,
    time,
    alerts: new BudgetAlerts(null, log),
    counts,
    log,
  });
});
afterEach(async () => {
  await maintenance.stop();
  await scene.close();
});
afterAll(() => folder[Symbol.asyncDispose]());

const setLimit = (eurCents: bigint) =>
  store.database
    .updateTable('budgets')
    .set({ limit_eur_cents: eurCents })
    .where('id', '=', scene.projectId)
    .execute();

/** Holds 30 cents, and renews the lease. */
async function holdSome(): Promise<void> {
  scene.want(30);
  scene.writer.postNow();
  await scene.pass(0);
}

/** A process that was killed with a call of 20 cents in flight. */
async function deadProcess(): Promise<string> {
  const id = newId();
  await registerProcess(store, id, LEASE_MS);
  const open = scene.newCall(20);
  await post(store, {
    processId: id,
    leaseMs: LEASE_MS,
    opened: [open],
    closed: [],
    sliceRequests: [],
    completedRecall: null,
  });
  await store.database
    .updateTable('ledger_processes')
    .set({ lease_until: LONG_AGO })
    .where('id', '=', id)
    .execute();
  return id;
}

const spent = async (): Promise<bigint | undefined> => {
  const months = store.database.selectFrom('budget_periods').selectAll();
  return (await months.where('budget_id', '=', scene.projectId).executeTakeFirst())?.settled_nano_eur;
};

describe('a read of changes', () => {
  beforeEach(() => maintenance.readChanges());

  test('applies a changed limit, and returns the free part', async () => {
    await holdSome();
    const slice = scene.slices.current(scene.projectId);
    expect(slice.needsDatabase).toBe(false);
    await setLimit(50n);
    await maintenance.readChanges();
    expect(slice.needsDatabase).toBe(true);
    await scene.pass(0);
    expect(scene.store.transactions).toBeGreaterThan(1);
    expect(slice.needsDatabase).toBe(false);
  });

  test('reads limits again when they are no longer known, although none changed', async () => {
    expect(scene.slices.knowsLimits).toBe(true);
    scene.slices.knowsLimits = false;
    await maintenance.readChanges();
    expect(scene.slices.knowsLimits).toBe(true);
  });

  test('does not read limits that did not change', async () => {
    const readLimits = jest.spyOn(scene.slices, 'readLimits');
    await maintenance.readChanges();
    expect(readLimits).not.toHaveBeenCalled();
    await setLimit(50n);
    await maintenance.readChanges();
    await maintenance.readChanges();
    expect(readLimits).toHaveBeenCalledTimes(1);
  });

  test('returns a slice that another process needs', async () => {
    await holdSome();
    await scene.openAndEnd(30);
    await scene.pass(100);
    scene.want(10);
    scene.writer.postNow();
    await scene.pass(0);
    const before = await scene.held();
    await store.database.updateTable('ledger_slices').set({ recalled_at: LONG_AGO }).execute();
    await maintenance.readChanges();
    await scene.pass(0);
    expect([before > 10, await scene.held()]).toEqual([true, 10]);
  });

  test('posts all calls when the process is recalled', async () => {
    await scene.open();
    await store.database.updateTable('ledger_processes').set({ recalled_at: LONG_AGO }).execute();
    await maintenance.readChanges();
    await scene.pass(0);
    expect(Object.values(await scene.states())).toEqual(['reserved']);
    expect(await scene.process()).toMatchObject({ recalled_at: null });
  });

  test('renews a lease only after a third of it', async () => {
    await scene.pass(0);
    const { transactions } = scene.store;
    const renewedAtMs = scene.writer.renewedAtMs;
    await scene.pass(LEASE_MS / 3);
    await maintenance.readChanges();
    await scene.pass(0);
    expect(scene.writer.renewedAtMs).toBe(renewedAtMs);
    await scene.pass(1);
    await maintenance.readChanges();
    await scene.pass(0);
    expect(scene.writer.renewedAtMs).toBe(renewedAtMs + LEASE_MS / 3 + 1);
    // Each read of changes also reads the time.
    expect(scene.store.transactions).toBe(transactions + 3);
  });

  test('corrects the clock of this process by that of the database', async () => {
    scene.time.correct(LONG_AGO, performance.now());
    await maintenance.readChanges();
    expect(scene.time.period()).toBe(scene.period);
  });

  test('drops unused slices', async () => {
    scene.slices.current(scene.projectId);
    await scene.pass(60_001);
    await maintenance.readChanges();
    expect([...scene.slices.all]).toEqual([]);
  });
});

describe('the regular tasks', () => {
  test('read changes every quarter of a second', async () => {
    const look = jest.spyOn(maintenance, 'readChanges');
    maintenance.start();
    await scene.pass(249);
    expect(look).toHaveBeenCalledTimes(0);
    await scene.pass(1);
    expect(look).toHaveBeenCalledTimes(1);
    await scene.pass(250);
    expect(look).toHaveBeenCalledTimes(2);
  });

  test('read changes at once after a change in this process', async () => {
    await maintenance.readChanges();
    const look = jest.spyOn(maintenance, 'readChanges');
    maintenance.start();
    store.announceChange();
    expect(scene.slices.knowsLimits).toBe(false);
    expect(look).toHaveBeenCalledTimes(1);
    await scene.idle();
    await eventually('limits are known', () => Promise.resolve(scene.slices.knowsLimits));
  });

  test('search for journals of stopped processes every two seconds', async () => {
    const recover = jest.spyOn(maintenance, 'recover');
    maintenance.start();
    await scene.pass(1_999);
    expect(recover).toHaveBeenCalledTimes(0);
    await scene.pass(1);
    expect(recover).toHaveBeenCalledTimes(1);
  });

  test('search for processes with an expired lease every third of a lease', async () => {
    await deadProcess();
    maintenance.start();
    await scene.pass(LEASE_MS / 3 - 1);
    expect(await spent()).toBe(0n);
    await scene.pass(1);
    await eventually('the call is charged', async () => (await spent()) === 20n * CENT);
    await eventually('the call is counted', () => Promise.resolve(counts.lapsed === 1));
    expect(logged).toMatchObject([{ level: 40, lapsed: 1 }]);
  });

  test('run again after a failure, which is logged', async () => {
    maintenance.start();
    scene.store.failures.push(failure('service_unavailable'));
    await scene.pass(250);
    await scene.idle();
    expect(logged).toMatchObject([{ level: 40, err: { code: 'service_unavailable' } }]);
    await scene.pass(250);
    expect(scene.slices.knowsLimits).toBe(true);
    expect(logged).toHaveLength(1);
  });

  test('end with the process', async () => {
    maintenance.start();
    await maintenance.stop();
    const look = jest.spyOn(maintenance, 'readChanges');
    const recover = jest.spyOn(maintenance, 'recover');
    const { transactions } = scene.store;
    store.announceChange();
    expect(scene.slices.knowsLimits).toBe(true);
    await scene.pass(2 * LEASE_MS);
    expect([look, recover].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(scene.store.transactions).toBe(transactions);
  });
});

describe('the journal of a process that stopped', () => {
  async function leaveJournal(): Promise<void> {
    const id = await deadProcess();
    const journal = new Journal(join(scene.journals, id), 'process');
    await openedIn(journal, scene.newCall(5));
    await journal.end();
  }

  test('is posted, and its calls in flight are counted and logged', async () => {
    await leaveJournal();
    await maintenance.recover();
    expect(counts.lapsed).toBe(2);
    expect(logged).toMatchObject([{ level: 40, lapsed: 2 }]);
    expect(await spent()).toBe(25n * CENT);
    await maintenance.recover();
    expect(counts.lapsed).toBe(2);
    expect(logged).toHaveLength(1);
  });

  test('that cannot be posted now does not prevent the start', async () => {
    await leaveJournal();
    scene.store.failures.push(failure('service_unavailable'));
    await maintenance.recoverIfPossible();
    expect(logged).toMatchObject([{ level: 40, err: { code: 'service_unavailable' } }]);
    expect(counts.lapsed).toBe(0);
    await maintenance.recoverIfPossible();
    expect(counts.lapsed).toBe(2);
  });
});
