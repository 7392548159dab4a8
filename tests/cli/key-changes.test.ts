import { describe, expect, test } from '@jest/globals';
import { rotateKey } from '../../projects/key-rotation.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { createdKeyIn, runElsewhere, runHere } from './run-cli.ts';

async function withKey(folder: TemporaryFolder, ...options: string[]): Promise<{ key: string; id: string }> {
  await runHere(folder.path, ['org', 'create', 'acme']);
  await runHere(folder.path, ['project', 'create', 'web', '--org', 'acme', '--models', 'all']);
  const create = ['key', 'create', '--project', 'web', '--name', 'laptop', '--json', ...options];
  return createdKeyIn(await runHere(folder.path, create));
}

async function authenticatorIn(folder: TemporaryFolder) {
  const clock = { nowMs: 0 };
  const store = await folder.openStore();
  return { store, clock, authenticator: new KeyAuthenticator(store, { clockMs: () => clock.nowMs }) };
}

describe('key rotate', () => {
  test('prints a new key with the rights of the old one, which still works for the grace period', async () => {
    await using folder = await TemporaryFolder.make();
    const old = await withKey(folder, '--models', 'a/b', '--requests-per-minute', '7');
    const { authenticator } = await authenticatorIn(folder);
    const rotated = await runElsewhere(folder.path, ['key', 'rotate', old.id, '--grace', '1h', '--json']);
    const created = createdKeyIn(rotated);
    expect(created.key).not.toBe(old.key);
    expect(JSON.parse(rotated.out)).toMatchObject({
      name: 'laptop',
      models: ['a/b'],
      requests_per_minute: 7,
      replaces: old.id,
      previous: { id: old.id, revoked_at: null },
    });
    expect(await authenticator.authenticate(created.key)).toMatchObject({ keyId: created.id });
    expect(await authenticator.authenticate(old.key)).toMatchObject({ keyId: old.id });
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const shown: unknown = JSON.parse((await runHere(folder.path, ['key', 'show', old.id, '--json'])).out);
    const [{ expires_at: end }] = shown as [{ expires_at: string }];
    expect(end <= soon).toBe(true);
  });

  test('without a grace period ends the old key within 5 s', async () => {
    await using folder = await TemporaryFolder.make();
    const old = await withKey(folder);
    const { authenticator, clock } = await authenticatorIn(folder);
    expect(await authenticator.authenticate(old.key)).not.toBeNull();
    const rotated = await runElsewhere(folder.path, ['key', 'rotate', old.id, '--grace', '0']);
    clock.nowMs += 5_000;
    expect(await authenticator.authenticate(old.key)).toBeNull();
    expect(await authenticator.authenticate(rotated.out.trim())).not.toBeNull();
    expect(rotated.error).toContain(`${old.id} is revoked`);
    expect(rotated.error).not.toContain(old.key.slice(8, 30));
  });

  test('never extends the expiry of a key', async () => {
    await using folder = await TemporaryFolder.make();
    const old = await withKey(folder, '--expires', '2999-01-31');
    const { store } = await authenticatorIn(folder);
    const end = new Date(Date.now() + 60_000).toISOString();
    await store.database.updateTable('keys').set({ expires_at: end }).execute();
    const { previous, record } = await rotateKey(store, old.id, 3_600_000);
    expect([previous.expires_at, record.expires_at]).toEqual([end, end]);
  });

  test('works for a key with models that its project may no longer use', async () => {
    await using folder = await TemporaryFolder.make();
    const old = await withKey(folder, '--models', 'a/b');
    await runHere(folder.path, ['project', 'update', 'web', '--models', 'c/d']);
    expect(await runHere(folder.path, ['key', 'rotate', old.id])).toMatchObject({ exitCode: 0 });
  });

  test('creates no key when the old one is revoked or expired', async () => {
    await using folder = await TemporaryFolder.make();
    const old = await withKey(folder);
    const { store } = await authenticatorIn(folder);
    await store.database.updateTable('keys').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    const expired = await runHere(folder.path, ['key', 'rotate', old.id]);
    await runHere(folder.path, ['key', 'revoke', old.id]);
    const revoked = await runHere(folder.path, ['key', 'rotate', old.id]);
    expect([expired, revoked]).toMatchObject([
      { exitCode: 1, out: '', error: expect.stringContaining('expired') },
      { exitCode: 1, out: '', error: expect.stringContaining('revoked') },
    ]);
    expect(JSON.parse((await runHere(folder.path, ['key', 'list', '--json'])).out)).toHaveLength(1);
  });
});

describe('key update', () => {
  test('changes only the given properties', async () => {
    await using folder = await TemporaryFolder.make();
    const { key, id } = await withKey(folder, '--requests-per-minute', '7');
    const update = ['key', 'update', id, '--name', 'desk', '--models', 'a/b', '--expires', '2999-01-31'];
    expect(await runElsewhere(folder.path, update)).toMatchObject({ exitCode: 0 });
    const back = await runHere(folder.path, ['key', 'update', id, '--models', 'all', '--json']);
    expect(JSON.parse(back.out)).toMatchObject([
      { name: 'desk', models: null, expires_at: '2999-01-31T00:00:00.000Z', requests_per_minute: 7 },
    ]);
    const never = await runHere(folder.path, ['key', 'update', id, '--expires', 'never', '--json']);
    expect(JSON.parse(never.out)).toMatchObject([{ expires_at: null }]);
    const { authenticator } = await authenticatorIn(folder);
    expect(await authenticator.authenticate(key)).toMatchObject({ keyName: 'desk', keyModels: 'all' });
  });

  test('of a revoked key, or without changes, is refused', async () => {
    await using folder = await TemporaryFolder.make();
    const { id } = await withKey(folder);
    expect(await runHere(folder.path, ['key', 'update', id])).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('--name'),
    });
    await runHere(folder.path, ['key', 'revoke', id]);
    expect(await runHere(folder.path, ['key', 'update', id, '--expires', 'never'])).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('revoked'),
    });
  });
});
