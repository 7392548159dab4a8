import { expect, test } from '@jest/globals';
import { createKey } from '../../projects/keys.ts';
import { setProjectModel } from '../../projects/projects.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { sceneIn } from './response-scene.ts';

test('a key cannot be created for the one model that its project may not use', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, mine } = await sceneIn(folder);
  await setProjectModel(store, { projectId: mine, modelId: 'acme/denied', enabled: false });
  const wanted = { projectId: mine, name: 'laptop', expiresAt: null };
  await expect(createKey(store.database, { ...wanted, models: ['acme/denied'] })).rejects.toThrow(
    "the project may not use the model 'acme/denied'",
  );
  const { record } = await createKey(store.database, { ...wanted, models: ['acme/other'] });
  expect(record.models).toEqual(['acme/other']);
});
