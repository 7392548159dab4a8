import { expect, test } from '@jest/globals';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { listKeys } from '../../scripts/test-bed/list-keys.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

test('a process never overwrites the last use of a key with an earlier time', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const { plainKey = '' } = (await ensureFirstProject(store)) ?? {};
  const later = '2999-01-01T00:00:00.000Z';
  await store.database.updateTable('keys').set({ last_used_at: later }).execute();
  const authenticator = new KeyAuthenticator(store);
  expect(await authenticator.authenticate(plainKey)).not.toBeNull();
  await authenticator.close();
  expect(await listKeys(store.database)).toMatchObject([{ last_used_at: later }]);
});
