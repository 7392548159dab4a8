import { expect, test } from '@jest/globals';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { ConnectionKeys } from '../../projects/connection-keys.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { createKey, revokeKey } from '../../projects/keys.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

async function sceneIn(folder: TemporaryFolder) {
  const store = await folder.openStore();
  const { plainKey: first = '' } = (await ensureFirstProject(store)) ?? {};
  const authenticator = new KeyAuthenticator(store);
  const { projectId = '', keyId = '' } = (await authenticator.authenticate(first)) ?? {};
  const second = await createKey(store.database, {
    projectId,
    name: 'second',
    models: null,
    expiresAt: null,
  });
  return { store, authenticator, first: { plainKey: first, keyId }, second };
}

test('a connection is hashed once for each key that it changes to', () => {
  const hashed: string[] = [];
  const keys = new ConnectionKeys((key) => {
    hashed.push(key);
    return `hash of ${key}`;
  });
  const [one, other] = [{}, {}];
  for (const [key, connection] of [
    ['a', one],
    ['a', one],
    ['b', other],
    ['a', one],
    ['b', one],
    ['b', one],
  ] as const)
    expect(keys.hashOf(key, connection)).toBe(`hash of ${key}`);
  expect(hashed).toEqual(['a', 'b', 'b']);
});

test('each key of a connection has its own principal, in any order', async () => {
  await using folder = await TemporaryFolder.make();
  const { authenticator, first, second } = await sceneIn(folder);
  const connection = {};
  for (const [plainKey, keyId] of [
    [first.plainKey, first.keyId],
    [first.plainKey, first.keyId],
    [second.plainKey, second.record.id],
    [first.plainKey, first.keyId],
  ] as const)
    expect((await authenticator.authenticate(plainKey, connection))?.keyId).toBe(keyId);
});

test('a key that differs in one character is not taken for the one before it', async () => {
  await using folder = await TemporaryFolder.make();
  const { authenticator, first } = await sceneIn(folder);
  const { plainKey } = first;
  for (let at = 3; at < plainKey.length; at += 1) {
    const connection = {};
    expect(await authenticator.authenticate(plainKey, connection)).not.toBeNull();
    const other = plainKey[at] === 'A' ? 'B' : 'A';
    const changed = plainKey.slice(0, at) + other + plainKey.slice(at + 1);
    expect(await authenticator.authenticate(changed, connection)).toBeNull();
  }
});

test('a revoked key stops working at once on a connection that stays open', async () => {
  await using folder = await TemporaryFolder.make();
  const { store, authenticator, second } = await sceneIn(folder);
  const connection = {};
  expect(await authenticator.authenticate(second.plainKey, connection)).not.toBeNull();
  await revokeKey(store, second.record.id);
  expect(await authenticator.authenticate(second.plainKey, connection)).toBeNull();
});
