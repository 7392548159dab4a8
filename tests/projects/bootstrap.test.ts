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

test('the first start creates a project with a working key, the next one creates nothing', async () => {
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

test('the first project has the default models of the configuration', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const first = await ensureFirstProject(store, ['acme/chat']);
  const principal = await new KeyAuthenticator(store).authenticate(first?.plainKey ?? '');
  expect(principal?.projectModels).toEqual(new Set(['acme/chat']));
});

test('nothing is created when an operator has already created a project', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  await createOrganisation(store.database, 'acme');
  expect(await ensureFirstProject(store)).toBeNull();
});

test('processes that start together on an empty database create one project', async () => {
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
