import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LeaseLost } from '../../../ledger/posting/posting.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { LEASE_MS, PostingScene, START } from '../posting-scene.ts';

let folder: TemporaryFolder;
let store: Store;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
afterAll(() => folder[Symbol.asyncDispose]());

const later = (durationMs: number): string => new Date(Date.parse(START) + durationMs).toISOString();

describe('calls', () => {
  test('are charged to the slice once when they end, even if they are posted twice', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    await scene.want(mine, { waiting: 30 });
    const open = scene.openCall(20);
    await scene.post(mine, { opened: [open] });
    expect(await scene.rows()).toEqual([['reserved', 0, '']]);
    expect(await scene.month()).toEqual({ settled: 0, held: 30 });
    for (let time = 0; time < 2; time += 1) await scene.post(mine, { closed: [scene.closedCall(open, 12)] });
    expect(await scene.rows()).toEqual([['settled', 12, 'completed']]);
    expect(await scene.month()).toEqual({ settled: 12, held: 18 });
    await scene.post(mine, { opened: [open] });
    expect(await scene.rows()).toEqual([['settled', 12, 'completed']]);
    expect(await scene.month()).toEqual({ settled: 12, held: 18 });
  });

  test('that cost more than the slice take exactly the slice from it', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    await scene.want(mine, { waiting: 10 });
    await scene.post(mine, { closed: [scene.closedCall(scene.openCall(10), 15)] });
    expect(await scene.month()).toEqual({ settled: 15, held: 0 });
  });

  test('are charged before the slice is exchanged', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    await scene.want(mine, { waiting: 60 });
    const closed = [scene.closedCall(scene.openCall(60), 20)];
    const { slices } = await scene.post(mine, {
      closed,
      sliceRequests: [scene.sliceRequest({ waiting: 70 })],
    });
    expect(slices).toMatchObject([
      { outcome: 'granted', settledNanoEur: 200_000_000n, heldNanoEur: 700_000_000n },
    ]);
  });

  test('that were charged in full and end later are corrected to their cost', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    const open = scene.openCall(20);
    await scene.post(mine, { opened: [open] });
    const charged = { state: 'lapsed', outcome: 'failed', cost_nano_eur: 200_000_000n } as const;
    await store.database.updateTable('ledger').set(charged).execute();
    await store.database.updateTable('budget_periods').set({ settled_nano_eur: 200_000_000n }).execute();
    await scene.post(mine, { closed: [scene.closedCall(open, 3)] });
    expect(await scene.rows()).toEqual([['settled', 3, 'completed']]);
    expect(await scene.month()).toEqual({ settled: 3, held: 0 });
  });
});

describe('the lease', () => {
  test('is renewed by each posting, by the clock of the database', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    const other = await scene.process();
    scene.pass(5_000);
    expect(await scene.post(mine, {})).toEqual({ now: later(5_000), slices: [] });
    const leases = Object.fromEntries((await scene.processes()).map((row) => [row.id, row.lease_until]));
    expect(leases).toEqual({ [mine]: later(5_000 + LEASE_MS), [other]: later(LEASE_MS) });
  });

  test('that is lost prevents every posting', async () => {
    const scene = await PostingScene.open(store, 100);
    const closed = [scene.closedCall(scene.openCall(10), 5)];
    await expect(scene.post('nobody', { closed })).rejects.toThrow(LeaseLost);
    expect(await scene.rows()).toEqual([]);
    expect(await scene.month()).toEqual({ settled: 0, held: 0 });
  });

  test.each([
    ['this recall', START, null],
    ['another recall', later(1), START],
    ['no recall', null, START],
  ])(
    'is renewed during a recall, which a posting that completes %s keeps or ends',
    async (_name, completed, left) => {
      const scene = await PostingScene.open(store, 100);
      const mine = await scene.process();
      await store.database.updateTable('ledger_processes').set({ recalled_at: START }).execute();
      await scene.post(mine, { completedRecall: completed });
      expect(await scene.processes()).toMatchObject([{ recalled_at: left }]);
    },
  );
});
