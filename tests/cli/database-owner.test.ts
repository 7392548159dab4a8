import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { requireOwnDatabase } from '../../cli/database-owner.ts';
import { checkDataDirectory } from '../../cli/doctor/data-directory.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { runHere } from './run-cli.ts';

const ROOT_USER = 0;
const isRoot = process.geteuid?.() === ROOT_USER;
const NOBODY = 65_534;

/** A folder that root does not own. */
async function foreignFolder(): Promise<TemporaryFolder> {
  const folder = await TemporaryFolder.make();
  if (isRoot) await chown(folder.path, NOBODY, NOBODY);
  return folder;
}

const settingsIn = (folder: string) => ({ database: { path: join(folder, 'gateway.sqlite') } });

test('a command as root does not create the database of another user', async () => {
  await using folder = await foreignFolder();
  for (const path of [folder.path, join(folder.path, 'data', 'deeper')])
    await expect(requireOwnDatabase(settingsIn(path), ROOT_USER)).rejects.toThrow(
      /^there is no database yet, and one that root creates in .* start the gateway first, or run this command as that user$/,
    );
  if (!isRoot) return;
  for (const words of [['org', 'create', 'acme'], ['migrate'], ['key', 'list']]) {
    const result = await runHere(folder.path, words, { GATEWAY_DATABASE_URL: '' });
    expect([result.exitCode, result.out]).toEqual([1, '']);
    expect(result.error).toMatch(/^error: there is no database yet, .*\n$/);
  }
  expect(await readdir(folder.path)).toEqual([]);
});

test('root may use a database that exists, and create one in its own folder', async () => {
  await using folder = await foreignFolder();
  await writeFile(join(folder.path, 'gateway.sqlite'), '');
  await requireOwnDatabase(settingsIn(folder.path), ROOT_USER);
  await requireOwnDatabase(settingsIn('/no-such-folder-of-root'), ROOT_USER);
  await using own = await TemporaryFolder.make();
  await requireOwnDatabase(settingsIn(own.path), process.geteuid?.());
  await requireOwnDatabase({ database: { url: 'postgres://host/gateway' } }, ROOT_USER);
});

(isRoot ? test : test.skip)('doctor names what the owner of the data directory cannot write', async () => {
  await using folder = await foreignFolder();
  await mkdir(join(folder.path, 'ledger'));
  await writeFile(join(folder.path, 'gateway.sqlite'), '');
  const settings = { dataDirectory: folder.path, ledgerReserveBytes: 0 };
  expect(await checkDataDirectory(settings)).toMatchObject({
    state: 'error',
    message: `gateway.sqlite, ledger in ${folder.path} belong to another user than the folder (user ${NOBODY})`,
    advice: `run chown -R ${NOBODY} ${folder.path}`,
  });
  for (const name of ['gateway.sqlite', 'ledger']) await chown(join(folder.path, name), NOBODY, NOBODY);
  expect((await checkDataDirectory(settings)).state).not.toBe('error');
});
