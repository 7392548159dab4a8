import { expect, test } from '@jest/globals';
import { readProjectQuota, setProjectQuota } from '../../projects/project-quota.ts';
import { ResponseStore } from '../../projects/response-store.ts';
import { StorageQuota } from '../../projects/storage-quota.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { question, sceneIn, turn } from './response-scene.ts';

const exceeded = { code: 'storage_quota_exceeded' };

test('a project stores as many bytes as its quota allows, to the byte, and other projects are not affected', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, mine, theirs } = await sceneIn(folder);
  const quota = new StorageQuota(store.database, { maxBytes: 1_000, maxCount: 10 });
  await quota.take(mine, 400);
  await quota.take(mine, 600);
  await expect(quota.take(mine, 1)).rejects.toMatchObject(exceeded);
  await quota.take(theirs, 1_000);
});

test('a project stores as many files and responses as its quota allows', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, mine } = await sceneIn(folder);
  const quota = new StorageQuota(store.database, { maxBytes: 1_000, maxCount: 2 });
  await quota.take(mine, 0);
  await quota.take(mine, 0);
  await expect(quota.take(mine, 0)).rejects.toMatchObject(exceeded);
});

test('existing files and responses count together', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, responses, mine } = await sceneIn(folder);
  await responses.save(mine, turn(1, null, { inputItems: [question('x'.repeat(900))] }));
  const quota = new StorageQuota(store.database, { maxBytes: 2_000, maxCount: 10 });
  await quota.take(mine, 100);
  await expect(quota.take(mine, 1_000)).rejects.toMatchObject(exceeded);
});

test('a response that would not fit is refused before the model is called', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, mine } = await sceneIn(folder);
  const quota = new StorageQuota(store.database, { maxBytes: 500, maxCount: 10 });

  const responses = new ResponseStore(store.database, { retentionMs: 1_000, quota });
  await responses.checkInput(mine, [question('short')]);
  await expect(responses.checkInput(mine, [question('x'.repeat(500))])).rejects.toMatchObject(exceeded);
});

test('a quota of a project replaces the default, and other projects keep the default', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, mine, theirs } = await sceneIn(folder);
  await setProjectQuota(store.database, mine, { maxBytes: 2_000 });
  await setProjectQuota(store.database, theirs, { maxCount: 1 });
  const quota = new StorageQuota(store.database, { maxBytes: 1_000, maxCount: 2 });
  await quota.take(mine, 2_000);
  await expect(quota.take(mine, 1)).rejects.toMatchObject(exceeded);
  await quota.take(theirs, 1_000);
  await expect(quota.take(theirs, 0)).rejects.toMatchObject(exceeded);
});

test('a quota can be reset to the default', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, mine } = await sceneIn(folder);
  await setProjectQuota(store.database, mine, { maxBytes: 0, maxCount: 5 });
  await setProjectQuota(store.database, mine, { maxBytes: null });
  expect(await readProjectQuota(store.database, mine)).toEqual({ maxBytes: null, maxCount: 5 });
  const quota = new StorageQuota(store.database, { maxBytes: 1_000, maxCount: 2 });
  await quota.take(mine, 1_000);
});
