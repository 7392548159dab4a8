import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { recallAll, type RecalledBudgets } from '../../../ledger/reports/recall.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { eventually } from '../../support/eventually.ts';
import { LEASE_MS, PostingScene, START } from '../posting-scene.ts';

let folder: TemporaryFolder;
let store: Store;
let scene: PostingScene;
let announced = 0;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
beforeEach(async () => {
  announced = 0;
  scene = await PostingScene.open(store, 100);
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => folder[Symbol.asyncDispose]());

const recall = (budgets: RecalledBudgets): Promise<void> =>
  recallAll({ ...scene.store, announceChange: () => (announced += 1) }, budgets);

/** A process that holds 20 cents of the project's budget. */
async function holder(): Promise<string> {
  const id = await scene.process();
  await scene.want(id, { waiting: 20 });
  return id;
}

const recallTimes = async (): Promise<Record<string, string | null>> =>
  Object.fromEntries((await scene.processes()).map((row) => [row.id, row.recalled_at]));

/** Recalls, and runs an action once all processes are recalled. Returns whether the recall was complete before. */
async function recallAnd(budgets: RecalledBudgets, id: string, respond: () => Promise<unknown>) {
  let isOver = false;
  const over = recall(budgets).then(() => (isOver = true));
  await eventually('it is recalled', async () => (await recallTimes())[id] === scene.now);
  // The waiting process checks several times.
  await wait(80);
  const wasOver = isOver;
  await respond();
  await over;
  return wasOver;
}

const completeRecall = (id: string) => scene.post(id, { completedRecall: scene.now });
const returnSlice = (id: string) => scene.want(id, { returns: true });

test('without running processes a recall is complete at once', async () => {
  const stopped = await holder();
  scene.pass(LEASE_MS + 1);
  await recall({ id: scene.projectId });
  expect(announced).toBe(0);
  expect(await recallTimes()).toEqual({ [stopped]: null });
  expect(await scene.recalledAt(stopped)).toBeNull();
});

describe('a recall of all processes', () => {
  test('waits until each of them has posted its calls', async () => {
    const [one, two] = [await holder(), await scene.process()];
    const wasOver = await recallAnd('none', one, async () => {
      await completeRecall(one);
      await completeRecall(two);
    });
    expect(wasOver).toBe(false);
    expect(await recallTimes()).toEqual({ [one]: null, [two]: null });
    expect(announced).toBe(1);
  });

  test('without a project does not change slices', async () => {
    const id = await holder();
    await recallAnd('none', id, () => completeRecall(id));
    expect(await scene.slices()).toMatchObject([{ held: 20, recalledAt: null }]);
  });

  test('does not wait for a process whose lease is over', async () => {
    const stopped = await holder();
    scene.pass(LEASE_MS);
    const id = await holder();
    scene.pass(1);
    await recallAnd('none', id, () => completeRecall(id));
    expect((await recallTimes())[stopped]).toBeNull();
  });

  test('gives up after two seconds', async () => {
    const id = await holder();
    const doNotFake = ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] as const;
    jest.useFakeTimers({ doNotFake: [...doNotFake] });
    await recallAnd('none', id, () => Promise.resolve(jest.advanceTimersByTime(2_000)));
    expect(await recallTimes()).toEqual({ [id]: START });
  });
});

describe('a recall for a project', () => {
  test('also waits until its slices are returned', async () => {
    const id = await holder();
    let isOver = false;
    const over = recall({ id: scene.projectId }).then(() => (isOver = true));
    await eventually('it is recalled', async () => (await scene.recalledAt(id)) === START);
    await completeRecall(id);
    await wait(80);
    expect(isOver).toBe(false);
    await returnSlice(id);
    await over;
    expect(await scene.slices()).toEqual([]);
  });

  test('does not wait for the slice of a process whose lease is over', async () => {
    const stopped = await holder();
    await recallAnd({ id: scene.projectId }, stopped, () =>
      completeRecall(stopped).then(() => returnSlice(stopped)),
    );
    await scene.want(stopped, { waiting: 20 });
    await store.database.updateTable('ledger_slices').set({ recalled_at: START }).execute();
    scene.pass(LEASE_MS + 1);
    const id = await scene.process();
    await recallAnd({ id: scene.projectId }, id, () => completeRecall(id));
    expect(await scene.slices()).toMatchObject([{ processId: stopped, recalledAt: START }]);
  });

  test('does not change the slices of other projects', async () => {
    const id = await holder();
    await recallAnd({ id: 'another' }, id, () => completeRecall(id));
    expect(await scene.slices()).toMatchObject([{ held: 20, recalledAt: null }]);
  });

  test('keeps the time of an earlier recall of a slice', async () => {
    const id = await holder();
    await store.database.updateTable('ledger_slices').set({ recalled_at: START }).execute();
    scene.pass(1_000);
    let before: string | null = null;
    await recallAnd({ id: scene.projectId }, id, async () => {
      before = await scene.recalledAt(id);
      await completeRecall(id);
      await returnSlice(id);
    });
    expect(before).toBe(START);
  });
});

test('a recall for all projects waits until the slices of each are returned', async () => {
  const id = await holder();
  const other = 'another project';
  await store.database
    .insertInto('ledger_slices')
    .columns(['process_id', 'budget_id', 'period', 'spare_nano_eur', 'held_nano_eur'])
    .expression((one) =>
      one
        .selectFrom('ledger_slices')
        .select((row) => ['process_id', row.val(other).as('p'), 'period', 'spare_nano_eur', 'held_nano_eur']),
    )
    .execute();
  let isOver = false;
  const over = recall('all').then(() => (isOver = true));
  await eventually('it is recalled', async () => (await scene.recalledAt(id)) === START);
  await completeRecall(id);
  await returnSlice(id);
  await wait(80);
  expect(isOver).toBe(false);
  await store.database.deleteFrom('ledger_slices').where('budget_id', '=', other).execute();
  await over;
  expect(announced).toBe(1);
});
