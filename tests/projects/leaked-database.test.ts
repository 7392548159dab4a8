import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

test('a leaked database shows no key, nor enough of one to guess the rest', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const { plainKey = '' } = (await ensureFirstProject(store)) ?? {};
  const authenticator = new KeyAuthenticator(store);
  await authenticator.authenticate(plainKey);
  await authenticator.close();
  const names = await readdir(folder.path);
  const files = await Promise.all(names.map((name) => readFile(join(folder.path, name), 'latin1')));
  const content = files.join('');
  expect(content).toContain('first key');
  const secret = plainKey.slice('gw_'.length);
  const parts = Array.from({ length: secret.length - 5 }, (_unused, start) => secret.slice(start, start + 6));
  expect(parts.filter((part) => content.includes(part))).toEqual([]);
});
