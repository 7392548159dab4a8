import { expect, test } from '@jest/globals';
import { LedgerBook } from '../../ledger/ledger-book.ts';
import { Leases } from '../../ledger/leases.ts';
import { CENT, LedgerScene } from './ledger-scene.ts';

const LEASE_MS = 30_000;

/** The leases of another process over the same store. */
function leasesOf(scene: LedgerScene, processId: string): Leases {
  const store = scene.timedStore();
  return new Leases(store, new LedgerBook(store, processId), processId, LEASE_MS);
}

test("a dead process's reservations are settled in full by another, when its lease is over and not before", async () => {
  await using scene = await LedgerScene.open(100n);
  scene.time = '2026-11-21T10:00:00.000Z';
  await leasesOf(scene, 'process-1').renew();
  await scene.granted(8n * CENT, scene.call());
  await scene.granted(9n * CENT, scene.call());
  const other = leasesOf(scene, 'process-2');
  scene.time = '2026-11-21T10:00:30.000Z';
  expect(await other.settleLapsed()).toBe(0);
  scene.time = '2026-11-21T10:00:30.001Z';
  expect(await other.settleLapsed()).toBe(2);
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 17n * CENT, reserved_nano_eur: 0n });
  expect(await scene.rows()).toMatchObject([
    { state: 'lapsed', outcome: 'failed', estimated: 1 },
    { state: 'lapsed', outcome: 'failed', estimated: 1 },
  ]);
});

test('a process that renews its lease keeps its reservations, however long its calls take', async () => {
  await using scene = await LedgerScene.open(100n);
  const alive = leasesOf(scene, 'process-1');
  const other = leasesOf(scene, 'process-2');
  scene.time = '2026-11-21T10:00:00.000Z';
  await alive.renew();
  await scene.granted(8n * CENT, scene.call());
  for (const time of ['2026-11-21T10:00:20.000Z', '2026-11-21T10:00:40.000Z', '2026-11-21T10:01:00.000Z']) {
    scene.time = time;
    await alive.renew();
    expect(await other.settleLapsed()).toBe(0);
  }
});

test('a lease that is renewed when it is due outlives a renewal that fails', async () => {
  await using scene = await LedgerScene.open(100n);
  const alive = leasesOf(scene, 'process-1');
  const other = leasesOf(scene, 'process-2');
  const startMs = Date.parse('2026-11-21T10:00:00.000Z');
  const at = (ms: number) => new Date(startMs + ms).toISOString();
  scene.time = at(0);
  await alive.renew();
  await scene.granted(8n * CENT, scene.call());
  // The first renewal fails; until the second one the lease must hold.
  scene.time = at(2 * alive.renewEveryMs);
  expect(await other.settleLapsed()).toBe(0);
  await alive.renew();
  scene.time = at(2 * alive.renewEveryMs + LEASE_MS);
  expect(await other.settleLapsed()).toBe(0);
});

test('two processes that find the same dead one settle each of its calls once', async () => {
  await using scene = await LedgerScene.open(null);
  scene.time = '2026-11-21T10:00:00.000Z';
  for (let index = 0; index < 20; index += 1) await scene.granted(CENT, scene.call());
  const [one, two] = await Promise.all([
    leasesOf(scene, 'process-2').settleLapsed(),
    leasesOf(scene, 'process-3').settleLapsed(),
  ]);
  expect(one + two).toBe(20);
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 20n * CENT, reserved_nano_eur: 0n });
});

test('more than one round of a dead process is settled', async () => {
  await using scene = await LedgerScene.open(null);
  await Promise.all(Array.from({ length: 1_100 }, () => scene.granted(1n, scene.call())));
  expect(await leasesOf(scene, 'process-2').settleLapsed()).toBe(1_100);
});

test('a process never settles its own calls as those of a dead one', async () => {
  await using scene = await LedgerScene.open(null);
  await scene.granted(CENT, scene.call());
  expect(await leasesOf(scene, 'process-1').settleLapsed()).toBe(0);
});

test('a process that ends leaves nothing behind', async () => {
  await using scene = await LedgerScene.open(null);
  const leases = leasesOf(scene, 'process-1');
  await leases.renew();
  await leases.end();
  expect(await scene.store.database.selectFrom('ledger_processes').selectAll().execute()).toEqual([]);
});
