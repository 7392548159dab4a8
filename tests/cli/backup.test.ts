import { expect, test } from '@jest/globals';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runGateway } from '../../cli/run.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

/** The command on the embedded database, whichever one the other tests run on. */
async function run(folder: string, ...words: string[]): Promise<{ exitCode: number; error: string }> {
  let error = '';
  const exitCode = await runGateway(words, {
    environment: { GATEWAY_DATA_DIR: folder },
    writeOut: () => undefined,
    writeError: (text) => (error += text),
  });
  return { exitCode, error };
}

test('a backup that is made while another process writes contains everything committed', async () => {
  await using folder = await TemporaryFolder.make();
  await run(folder.path, 'org', 'create', 'acme');
  const writer = new DatabaseSync(join(folder.path, 'gateway.sqlite'));
  writer.exec("BEGIN IMMEDIATE; UPDATE organisations SET name = 'uncommitted'");
  const file = join(folder.path, 'backup.sqlite');
  expect(await run(folder.path, 'backup', file)).toEqual({ exitCode: 0, error: '' });
  writer.exec('ROLLBACK');
  writer.close();
  const copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare('SELECT name FROM organisations').all()).toMatchObject([{ name: 'acme' }]);
  copy.close();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a backup overwrites nothing, and names a missing database', async () => {
  await using folder = await TemporaryFolder.make();
  const file = join(folder.path, 'backup.sqlite');
  expect(await run(folder.path, 'backup', file)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('there is no database at'),
  });
  await run(folder.path, 'org', 'create', 'acme');
  await run(folder.path, 'backup', file);
  expect(await run(folder.path, 'backup', file)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('already exists'),
  });
  expect(await run(folder.path, 'backup', join(folder.path, 'nowhere', 'b'))).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('could not be copied'),
  });
});

test('only the owner can read the database and the files beside it', async () => {
  await using folder = await TemporaryFolder.make();
  await run(folder.path, 'org', 'create', 'acme');
  const database = new DatabaseSync(join(folder.path, 'gateway.sqlite'));
  database.exec('UPDATE organisations SET name = name');
  const modes = await Promise.all(
    ['', '-wal', '-shm'].map(
      async (end) => (await stat(join(folder.path, `gateway.sqlite${end}`))).mode & 0o777,
    ),
  );
  database.close();
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});
