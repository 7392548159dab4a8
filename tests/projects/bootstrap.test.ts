import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { listProjects } from '../../projects/projects.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

const PROCESS = fileURLToPath(new URL('./bootstrap-process.ts', import.meta.url));

test('the first start makes a project with a key that works, the next one makes nothing', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const first = await ensureFirstProject(store);
  const principal = await new KeyAuthenticator(store).authenticate(first?.plainKey ?? '');
  expect(principal).toMatchObject({
    keyName: 'first key',
    projectModels: 'all',
    keyModels: 'all',
    requestsPerMinute: null,
  });
  expect(await ensureFirstProject(store)).toBeNull();
});

test('the first project has the models that the configuration gives to projects', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const first = await ensureFirstProject(store, ['acme/chat']);
  const principal = await new KeyAuthenticator(store).authenticate(first?.plainKey ?? '');
  expect(principal?.projectModels).toEqual(new Set(['acme/chat']));
});

test('where an operator was first, nothing is made', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  await createOrganisation(store.database, 'acme');
  expect(await ensureFirstProject(store)).toBeNull();
});

test('processes that start at once on an empty database make one project', async () => {
  await using folder = await TemporaryFolder.make();
  const location = JSON.stringify(await folder.database());
  const start = () => promisify(execFile)(process.execPath, [PROCESS, location]);
  const outputs = await Promise.all([start(), start(), start()]);
  const keys = outputs.map(({ stdout }) => stdout).filter((output) => output !== 'null');
  expect(keys).toHaveLength(1);
  const store = await folder.openStore();
  expect(await listProjects(store.database)).toMatchObject([
    { organisation_name: 'default', name: 'default' },
  ]);
});
