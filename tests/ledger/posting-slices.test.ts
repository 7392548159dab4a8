import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Store } from '../../storage/store.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { PostingScene, type WantedCents } from './posting-scene.ts';

let folder: TemporaryFolder;
let store: Store;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
afterAll(() => folder[Symbol.asyncDispose]());

interface Exchange {
  name: string;
  limit: number | null;
  /** What the process holds before. It keeps all of it. */
  holds?: number;
  /** What another process holds. */
  others?: number;
  wants: WantedCents;
  held: number;
  outcome?: 'granted' | 'insufficient';
}

describe('a slice', () => {
  const exchanges: Exchange[] = [
    {
      name: 'without a limit is as large as requested',
      limit: null,
      wants: { keep: 5, waiting: 30, spare: 7 },
      held: 42,
    },
    {
      name: 'without a limit does not shrink by itself',
      limit: null,
      holds: 50,
      wants: { keep: 5 },
      held: 50,
    },
    { name: 'contains what calls wait for', limit: 100, wants: { waiting: 30 }, held: 30 },
    { name: 'may be the full limit', limit: 100, wants: { waiting: 100 }, held: 100 },
    {
      name: 'keeps what it has when that is enough',
      limit: 100,
      holds: 40,
      wants: { keep: 10, waiting: 20 },
      held: 40,
    },
    { name: 'grows by what is missing', limit: 100, holds: 40, wants: { keep: 30, waiting: 20 }, held: 50 },
    { name: 'contains the requested spare part', limit: 100, wants: { waiting: 30, spare: 3 }, held: 33 },
    {
      name: 'has at most a twentieth of the limit as its spare part',
      limit: 100,
      wants: { waiting: 30, spare: 50 },
      held: 35,
    },
    {
      name: 'has at most half of its share of what is left as its spare part',
      limit: 100,
      others: 90,
      wants: { waiting: 8, spare: 50 },
      held: 8.5,
    },
    {
      name: 'returns what it does not keep',
      limit: 100,
      holds: 50,
      wants: { keep: 20, returns: true },
      held: 20,
    },
    {
      name: 'gets what is left when that is enough for one call',
      limit: 100,
      others: 90,
      wants: { waiting: 30, leastWaiting: 10 },
      held: 10,
      outcome: 'insufficient',
    },
    {
      name: 'gets what is left in addition to what it keeps when that is enough for one call',
      limit: 100,
      holds: 20,
      others: 70,
      wants: { keep: 15, waiting: 30, leastWaiting: 15 },
      held: 30,
      outcome: 'insufficient',
    },
    {
      name: 'gets nothing when what is left is not enough for any call',
      limit: 100,
      others: 90,
      wants: { waiting: 30, leastWaiting: 10.01 },
      held: 0,
      outcome: 'insufficient',
    },
    {
      name: 'covers calls that were admitted before there was a limit, as far as the limit allows',
      limit: 30,
      wants: { keep: 40 },
      held: 30,
    },
    {
      name: 'covers those calls before others',
      limit: 100,
      others: 80,
      wants: { keep: 15, waiting: 30 },
      held: 15,
      outcome: 'insufficient',
    },
    {
      name: 'is empty when the limit is below what is settled and held',
      limit: 10,
      others: 10,
      wants: { keep: 5 },
      held: 0,
    },
  ];
  test.each(exchanges)(
    '$name',
    async ({ limit, holds = 0, others = 0, wants, held, outcome = 'granted' }) => {
      const scene = await PostingScene.open(store, limit);
      const mine = await scene.process();
      if (others > 0) await scene.want(await scene.process(), { waiting: others });
      // A single process gets the share of one process.
      if (holds > 0) await scene.want(mine, { waiting: holds });
      expect(await scene.want(mine, wants)).toEqual({ held, outcome });
      expect(await scene.month()).toEqual({ settled: 0, held: held + others });
    },
  );

  test('has a known part that no call needs', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    await scene.want(mine, { keep: 10, waiting: 20, spare: 4 });
    expect(await scene.slices()).toMatchObject([{ processId: mine, held: 34, spare: 4 }]);
    await scene.want(mine, { keep: 34, waiting: 0 });
    expect(await scene.slices()).toMatchObject([{ held: 34, spare: 0 }]);
  });

  test('that is empty has no row', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    await scene.want(mine, { waiting: 20 });
    await scene.want(mine, { returns: true });
    expect(await scene.slices()).toEqual([]);
  });

  test('belongs to one month', async () => {
    const scene = await PostingScene.open(store, 100);
    const mine = await scene.process();
    const requests = ['2026-12', '2026-11'].map((period) => scene.sliceRequest({ waiting: 90 }, period));
    const { slices } = await scene.post(mine, { sliceRequests: requests });
    expect(slices.map(({ period, outcome }) => [period, outcome])).toEqual([
      ['2026-11', 'granted'],
      ['2026-12', 'granted'],
    ]);
    expect([await scene.month('2026-11'), await scene.month('2026-12')]).toEqual([
      { settled: 0, held: 90 },
      { settled: 0, held: 90 },
    ]);
  });
});
