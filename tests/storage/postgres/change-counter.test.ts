import { describe, expect, test } from '@jest/globals';
import { ensureFirstProject } from '../../../projects/bootstrap.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../temporary-store.ts';

type Database = Store['database'];

const LATER = '2999-01-01T00:00:00.000Z';

async function counted(work: (database: Database) => Promise<unknown>): Promise<boolean> {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  await ensureFirstProject(store, ['acme/chat']);
  const before = await store.changeVersion();
  await work(store.database);
  return (await store.changeVersion()) !== before;
}

describe('the counter of changes counts', () => {
  test.each<[string, (database: Database) => Promise<unknown>]>([
    ['a revoked key', (database) => database.updateTable('keys').set({ revoked_at: LATER }).execute()],
    ['a new expiry', (database) => database.updateTable('keys').set({ expires_at: LATER }).execute()],
    ['other models of a key', (database) => database.updateTable('keys').set({ models: '[]' }).execute()],
    ['a deleted key', (database) => database.deleteFrom('keys').execute()],
    [
      'a model taken from a project',
      (database) => database.updateTable('project_models').set({ enabled: 0 }).execute(),
    ],
    [
      'a project that gets all models',
      (database) => database.updateTable('projects').set({ model_access: 'all' }).execute(),
    ],
    [
      'a new organisation',
      (database) =>
        database.insertInto('organisations').values({ id: '1', name: 'n', created_at: LATER }).execute(),
    ],
  ])('%s', async (_what, work) => {
    expect(await counted(work)).toBe(true);
  });
});

describe('the counter of changes does not count', () => {
  test('the last use of a key', async () => {
    expect(
      await counted((database) => database.updateTable('keys').set({ last_used_at: LATER }).execute()),
    ).toBe(false);
  });

  test('what is rolled back', async () => {
    const rolledBack = (database: Database) =>
      database.transaction().execute(async (transaction) => {
        await transaction.updateTable('keys').set({ revoked_at: LATER }).execute();
        throw new Error('no');
      });
    expect(await counted((database) => rolledBack(database).catch(() => undefined))).toBe(false);
  });

  test('what is not committed, until it is', async () => {
    await using folder = await TemporaryFolder.make();
    const store = await folder.openStore();
    await ensureFirstProject(store);
    const before = await store.changeVersion();
    await store.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('keys').set({ revoked_at: LATER }).execute();
      expect(await store.changeVersion()).toBe(before);
    });
    expect(await store.changeVersion()).not.toBe(before);
  });
});
