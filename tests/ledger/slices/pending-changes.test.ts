import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readPendingChanges } from '../../../ledger/slices/pending-changes.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { PostingScene, START } from '../posting-scene.ts';

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

test('a process without a recall reads the time alone', async () => {
  const id = await scene.process();
  await scene.want(id, { waiting: 10 });
  scene.pass(5);
  expect(await readPendingChanges(scene.store, id)).toMatchObject({
    now: scene.now,
    recalled: [],
    processRecalledAt: null,
  });
});

test('a process reads which of its own slices are recalled, and none of another process', async () => {
  const [mine, other] = [await scene.process(), await scene.process()];
  const months = ['2026-11', '2026-12', '2027-01'];
  for (const id of [mine, other])
    await scene.post(id, {
      sliceRequests: months.map((month) => scene.sliceRequest({ waiting: 10 }, month)),
    });
  await store.database
    .updateTable('ledger_slices')
    .set({ recalled_at: START })
    .where('period', '<', '2027-01')
    .where('process_id', '=', mine)
    .execute();
  const { recalled } = await readPendingChanges(scene.store, mine);
  expect(recalled.map(({ period }) => period).sort()).toEqual(['2026-11', '2026-12']);
  expect(recalled[0]?.budgetId).toBe(scene.projectId);
  expect((await readPendingChanges(scene.store, other)).recalled).toEqual([]);
});

test('a process reads when it is recalled itself, and no other process does', async () => {
  const [mine, other] = [await scene.process(), await scene.process()];
  await store.database
    .updateTable('ledger_processes')
    .set({ recalled_at: START })
    .where('id', '=', mine)
    .execute();
  expect((await readPendingChanges(scene.store, mine)).processRecalledAt).toBe(START);
  expect((await readPendingChanges(scene.store, other)).processRecalledAt).toBeNull();
});

test('the version of budgets changes exactly when a budget changes', async () => {
  const id = await scene.process();
  const version = async (): Promise<string> => (await readPendingChanges(scene.store, id)).budgetVersion;
  const before = await version();
  expect(before).not.toBe('');
  await scene.want(id, { waiting: 10 });
  expect(await version()).toBe(before);
  await scene.limit(50);
  const changed = await version();
  expect(changed).not.toBe(before);
  await scene.limit(null);
  expect(await version()).not.toBe(changed);
});
