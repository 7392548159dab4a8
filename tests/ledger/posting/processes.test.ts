import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  callsInFlight,
  chargeStoppedProcess,
  findStoppedProcesses,
  registerProcess,
  reviveProcess,
  tryUnregisterProcess,
  unregisterProcess,
} from '../../../ledger/posting/processes.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { LEASE_MS, PostingScene, START } from '../posting-scene.ts';

let folder: TemporaryFolder;
let store: Store;
let scene: PostingScene;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
beforeEach(async () => {
  scene = await PostingScene.open(store, 100);
});
afterAll(() => folder[Symbol.asyncDispose]());

const later = (durationMs: number): string => new Date(Date.parse(START) + durationMs).toISOString();

/** A process that holds 50 cents of November and 30 of December, with a call of 20 in flight and one that cost 4. */
async function busyProcess(): Promise<string> {
  const id = await scene.process();
  const sliceRequests = [
    scene.sliceRequest({ waiting: 50 }, '2026-11'),
    scene.sliceRequest({ waiting: 30 }, '2026-12'),
  ];
  await scene.post(id, { sliceRequests });
  const [inFlight, ended] = [scene.openCall(20), scene.openCall(10)];
  await scene.post(id, { opened: [inFlight], closed: [scene.closedCall(ended, 4)] });
  return id;
}

async function months() {
  return { november: await scene.month('2026-11'), december: await scene.month('2026-12') };
}

/** The calls that the process has charged or in flight, always the same. */
async function callsOf(processId: string) {
  const rows = await store.database
    .selectFrom('ledger')
    .selectAll()
    .where('process_id', '=', processId)
    .orderBy('period')
    .orderBy('cost_nano_eur')
    .execute();
  return rows.map((row) => ({
    state: row.state,
    outcome: row.outcome,
    period: row.period,
    cents: Number(row.cost_nano_eur) / 1e7,
    reserved: Number(row.reserved_nano_eur) / 1e7,
    estimated: row.estimated,
    settledAt: row.settled_at,
  }));
}

/** Deletes the registration, as an older version of the gateway or an operator may. */
const forget = (id: string) => store.database.deleteFrom('ledger_processes').where('id', '=', id).execute();

describe('processes that stopped', () => {
  test('are those whose lease is over, except the process that searches', async () => {
    const id = await scene.process();
    expect(await scene.processes()).toEqual([{ id, lease_until: later(LEASE_MS), recalled_at: null }]);
    scene.pass(LEASE_MS);
    expect(await findStoppedProcesses(scene.store, 'other')).toEqual([]);
    scene.pass(1);
    expect(await findStoppedProcesses(scene.store, 'other')).toEqual([id]);
    expect(await findStoppedProcesses(scene.store, id)).toEqual([]);
  });

  test('include those that hold a slice or have a call in flight and are not registered', async () => {
    const [holder, caller, clean] = [await scene.process(), await scene.process(), await scene.process()];
    await scene.want(holder, { waiting: 10 });
    await scene.post(caller, { opened: [scene.openCall(5)] });
    await scene.post(clean, { closed: [scene.closedCall(scene.openCall(5), 5)] });
    expect(await findStoppedProcesses(scene.store, 'other')).toEqual([]);
    for (const id of [holder, caller, clean]) await forget(id);
    expect((await findStoppedProcesses(scene.store, 'other')).sort()).toEqual([holder, caller].sort());
    expect(await findStoppedProcesses(scene.store, holder)).toEqual([caller]);
    expect(await findStoppedProcesses(scene.store, caller)).toEqual([holder]);
  });
});

describe('a process that stopped is charged', () => {
  test('for its calls in flight in full, and for the rest of its slice of each month', async () => {
    const id = await busyProcess();
    const before = await months();
    scene.pass(LEASE_MS + 1);
    expect(await chargeStoppedProcess(scene.store, id)).toBe(1);
    const settledAt = later(LEASE_MS + 1);
    const charged = { state: 'lapsed', estimated: 1, settledAt };
    expect(await callsOf(id)).toEqual([
      {
        ...charged,
        state: 'settled',
        outcome: 'completed',
        period: '2026-11',
        cents: 4,
        reserved: 10,
        estimated: 0,
        settledAt: START,
      },
      { ...charged, outcome: 'failed', period: '2026-11', cents: 20, reserved: 20 },
      { ...charged, outcome: 'lost', period: '2026-11', cents: 26, reserved: 26 },
      { ...charged, outcome: 'lost', period: '2026-12', cents: 30, reserved: 30 },
    ]);
    expect(before).toEqual({ november: { settled: 4, held: 46 }, december: { settled: 0, held: 30 } });
    expect(await months()).toEqual({
      november: { settled: 50, held: 0 },
      december: { settled: 30, held: 0 },
    });
    expect([await scene.processes(), await scene.slices()]).toEqual([[], []]);
  });

  test('even when it is not registered', async () => {
    const id = await busyProcess();
    await forget(id);
    expect(await chargeStoppedProcess(scene.store, id)).toBe(1);
    expect((await scene.month()).settled).toBe(50);
  });

  test('not while it has its lease', async () => {
    const id = await busyProcess();
    scene.pass(LEASE_MS);
    expect(await chargeStoppedProcess(scene.store, id)).toBe(0);
    expect(await scene.month()).toEqual({ settled: 4, held: 46 });
    expect(await scene.processes()).toHaveLength(1);
  });

  test('without charging any other process', async () => {
    const [id, other] = [await busyProcess(), await scene.process()];
    await scene.want(other, { waiting: 20 });
    await scene.post(other, { opened: [scene.openCall(20)] });
    await forget(id);
    await chargeStoppedProcess(scene.store, id);
    expect(await callsOf(other)).toMatchObject([{ state: 'reserved', cents: 0 }]);
    expect(await scene.slices()).toMatchObject([{ processId: other, held: 20 }]);
    expect((await scene.processes()).map((row) => row.id)).toEqual([other]);
  });

  test('nothing when it holds nothing', async () => {
    const id = await scene.process();
    scene.pass(LEASE_MS + 1);
    expect(await chargeStoppedProcess(scene.store, id)).toBe(0);
    expect([await scene.processes(), await scene.rows()]).toEqual([[], []]);
  });
});

describe('a process that is revived', () => {
  test('holds its slices again, and its calls are in flight again', async () => {
    const id = await busyProcess();
    const before = { months: await months(), calls: await callsOf(id) };
    scene.pass(LEASE_MS + 1);
    await chargeStoppedProcess(scene.store, id);
    await reviveProcess(scene.store, id, LEASE_MS);
    expect(await months()).toEqual(before.months);
    expect(await callsOf(id)).toEqual(before.calls);
    const held = (await scene.slices()).map(({ period, held: cents }) => [period, cents]);
    expect(held.sort()).toEqual([
      ['2026-11', 46],
      ['2026-12', 30],
    ]);
    expect(await scene.processes()).toEqual([
      { id, lease_until: later(2 * LEASE_MS + 1), recalled_at: null },
    ]);
  });

  test('does not change what other processes were charged', async () => {
    const [id, other] = [await busyProcess(), await scene.process()];
    await scene.want(other, { waiting: 20 });
    await forget(id);
    await forget(other);
    await chargeStoppedProcess(scene.store, id);
    await chargeStoppedProcess(scene.store, other);
    await reviveProcess(scene.store, id, LEASE_MS);
    expect(await callsOf(other)).toMatchObject([{ state: 'lapsed', outcome: 'lost', cents: 20 }]);
    expect(await scene.month()).toEqual({ settled: 24, held: 46 });
  });

  test('without having been charged renews its lease', async () => {
    const id = await busyProcess();
    const before = await months();
    scene.pass(10_000);
    await reviveProcess(scene.store, id, LEASE_MS);
    expect(await scene.processes()).toMatchObject([{ id, lease_until: later(10_000 + LEASE_MS) }]);
    expect(await months()).toEqual(before);
  });
});

describe('a process that ends', () => {
  test('returns its slices of all months and is no longer registered', async () => {
    const [id, other] = [await busyProcess(), await scene.process()];
    await scene.want(other, { waiting: 7 });
    await unregisterProcess(scene.store, id);
    expect(await months()).toEqual({ november: { settled: 4, held: 7 }, december: { settled: 0, held: 0 } });
    expect(await scene.slices()).toMatchObject([{ processId: other, held: 7 }]);
    expect((await scene.processes()).map((row) => row.id)).toEqual([other]);
  });

  test('knows whether the database has accepted that', async () => {
    const id = await busyProcess();
    const failing = {
      ...scene.store,
      rowsOf: () => {
        throw new Error('disk I/O error');
      },
    };
    expect(await tryUnregisterProcess(failing, id)).toBe(false);
    expect(await scene.processes()).toHaveLength(1);
    expect(await tryUnregisterProcess(scene.store, id)).toBe(true);
    expect(await scene.processes()).toEqual([]);
  });
});

test('the calls in flight of a process are its own calls that have not ended', async () => {
  const [id, other] = [await scene.process(), await scene.process()];
  const open = scene.openCall(20);
  await scene.post(id, { opened: [open], closed: [scene.closedCall(scene.openCall(10), 4)] });
  await scene.post(other, { opened: [scene.openCall(5)] });
  expect((await callsInFlight(scene.store, id)).map((row) => row.request_id)).toEqual([open.call.requestId]);
});

test('a process is registered once', async () => {
  const id = await scene.process();
  await expect(registerProcess(scene.store, id, LEASE_MS)).rejects.toThrow();
});
