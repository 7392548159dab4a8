import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import type { Store } from '../../storage/store.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

/** Uses a key as a gateway does, and returns its secret part. */
async function useKey(store: Store): Promise<string> {
  const { plainKey = '' } = (await ensureFirstProject(store)) ?? {};
  const authenticator = new KeyAuthenticator(store);
  await authenticator.authenticate(plainKey);
  await authenticator.close();
  return plainKey.slice('gw_'.length);
}

function expectSecret(secret: string, content: string): void {
  expect(content).toContain('first key');
  // The ends of a key are stored side by side, to be shown. Together they can read like a part of it by chance.
  const hidden = content.replaceAll(secret.slice(0, 4) + secret.slice(-4), ' ');
  const parts = Array.from({ length: secret.length - 5 }, (_unused, start) => secret.slice(start, start + 6));
  expect(parts.filter((part) => hidden.includes(part))).toEqual([]);
}

test('a leaked database contains no key, and no part from which the rest can be guessed', async () => {
  await using folder = await TemporaryFolder.make();
  const store = await folder.openStore();
  const secret = await useKey(store);
  const rows = await Promise.all(
    (await store.database.introspection.getTables()).map(({ name }) =>
      // The names of existing tables.
      store.database
        .selectFrom(name as 'keys')
        .selectAll()
        .execute(),
    ),
  );
  const text = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  expectSecret(secret, JSON.stringify(rows, text));
});

test('the files of an embedded database contain no key either, including the write-ahead log', async () => {
  await using folder = await TemporaryFolder.make();
  const secret = await useKey(await folder.openEmbedded());
  const names = await readdir(folder.path);
  const files = await Promise.all(names.map((name) => readFile(join(folder.path, name), 'latin1')));
  expectSecret(secret, files.join(''));
});
