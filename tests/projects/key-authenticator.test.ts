import { describe, expect, test } from '@jest/globals';
import { ensureFirstProject } from '../../projects/bootstrap.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { createKey, revokeKey } from '../../projects/keys.ts';
import { listKeys } from '../../scripts/test-bed/list-keys.ts';
import { createProject, findProject, setProjectModel } from '../../projects/projects.ts';
import { modelAccess } from '../../projects/principal.ts';
import type { Store } from '../../storage/open-database.ts';
import { runElsewhere } from '../cli/run-cli.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

interface Scene {
  store: Store;
  plainKey: string;
  keyId: string;
  projectId: string;
  authenticator: KeyAuthenticator;
  /** The authenticator's clock, in milliseconds. */
  clock: { nowMs: number };
}

async function sceneIn(folder: TemporaryFolder): Promise<Scene> {
  const store = await folder.openStore();
  const { plainKey = '' } = (await ensureFirstProject(store)) ?? {};
  const clock = { nowMs: 0 };
  const authenticator = new KeyAuthenticator(store, { clockMs: () => clock.nowMs });
  const principal = await authenticator.authenticate(plainKey);
  if (principal === null) throw new Error('the first key does not work');
  return { store, plainKey, keyId: principal.keyId, projectId: principal.projectId, authenticator, clock };
}

describe('authentication', () => {
  test.each([
    ['empty', ''],
    ['unknown', `gw_${'a'.repeat(43)}`],
    ['too short', `gw_${'a'.repeat(42)}`],
    ['too long', `gw_${'a'.repeat(44)}`],
    ['with a line feed after it', `gw_${'a'.repeat(42)}\n`],
    ['with NUL', `gw_${'a'.repeat(42)}\0`],
    ['with quotes', `"gw_${'a'.repeat(41)}"`],
    ['with other alphabets', `gw_${'ä'.repeat(43)}`],
    ['with half a surrogate pair', `gw_${'\ud800'.repeat(43)}`],
    ['of 10 MB', 'a'.repeat(10_000_000)],
    ['like SQL', "gw_' or 1=1 --"],
    ['like a prototype', '__proto__'],
  ])('a key that is %s is invalid', async (_what, key) => {
    await using folder = await TemporaryFolder.make();
    const { authenticator } = await sceneIn(folder);
    expect(await authenticator.authenticate(key)).toBeNull();
    expect(await authenticator.authenticate(key)).toBeNull();
  });

  test('an expired key is invalid, even if it was cached', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, projectId, authenticator } = await sceneIn(folder);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { plainKey, record } = await createKey(store.database, {
      projectId,
      name: 'k',
      models: null,
      expiresAt,
    });
    expect(await authenticator.authenticate(plainKey)).toMatchObject({ keyId: record.id });
    await store.database.updateTable('keys').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    store.announceChange();
    expect(await authenticator.authenticate(plainKey)).toBeNull();
  });

  test('many new keys at once each authenticate their own project', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, projectId, authenticator } = await sceneIn(folder);
    const keys = await Promise.all(
      Array.from({ length: 20 }, (_unused, index) =>
        createKey(store.database, { projectId, name: `key ${index}`, models: null, expiresAt: null }),
      ),
    );
    const principals = await Promise.all(
      keys.map(async ({ plainKey }) => authenticator.authenticate(plainKey)),
    );
    expect(principals.map((principal) => principal?.keyId)).toEqual(keys.map(({ record }) => record.id));
  });

  test('a cache that is too small evicts keys and looks them up again', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, plainKey, keyId, projectId } = await sceneIn(folder);
    const other = await createKey(store.database, {
      projectId,
      name: 'other',
      models: null,
      expiresAt: null,
    });
    const authenticator = new KeyAuthenticator(store, { cachedKeys: 1 });
    for (let round = 0; round < 3; round += 1) {
      expect((await authenticator.authenticate(plainKey))?.keyId).toBe(keyId);
      expect((await authenticator.authenticate(other.plainKey))?.keyId).toBe(other.record.id);
    }
  });

  test('the last use of a key is stored', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, authenticator } = await sceneIn(folder);
    await authenticator.close();
    expect((await listKeys(store.database))[0]?.last_used_at).toMatch(/^\d{4}-.*Z$/);
  });
});

describe('a revoked key', () => {
  test('stops working at once in this process', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, plainKey, keyId, authenticator } = await sceneIn(folder);
    await revokeKey(store, keyId);
    expect(await authenticator.authenticate(plainKey)).toBeNull();
  });

  test('stops working within 5 s when the command line revoked it', async () => {
    await using folder = await TemporaryFolder.make();
    const { plainKey, keyId, authenticator, clock } = await sceneIn(folder);
    expect(await runElsewhere(folder.path, ['key', 'revoke', keyId])).toMatchObject({ exitCode: 0 });
    clock.nowMs += 5_000;
    expect(await authenticator.authenticate(plainKey)).toBeNull();
  });

  test('stops working a second after the next check of the database, under continuous requests', async () => {
    await using folder = await TemporaryFolder.make();
    const { plainKey, keyId, authenticator, clock } = await sceneIn(folder);
    const other = await folder.openStore();
    await revokeKey(other, keyId);
    clock.nowMs += 1_000;
    await authenticator.authenticate(plainKey);
    await other.changeVersion();
    clock.nowMs += 3_000;
    expect(await authenticator.authenticate(plainKey)).toBeNull();
  });

  test('keeps its first time of revocation', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, keyId } = await sceneIn(folder);
    const { revoked_at: first } = await revokeKey(store, keyId);
    expect((await revokeKey(store, keyId)).revoked_at).toBe(first);
  });
});

describe('a key created by another process', () => {
  test('works within 5 s, even if it was refused before', async () => {
    await using folder = await TemporaryFolder.make();
    const { plainKey, keyId, authenticator, clock, store } = await sceneIn(folder);
    await revokeKey(store, keyId);
    expect(await authenticator.authenticate(plainKey)).toBeNull();
    const other = await folder.openStore();
    await other.database.updateTable('keys').set({ revoked_at: null }).execute();
    clock.nowMs += 5_000;
    expect(await authenticator.authenticate(plainKey)).toMatchObject({ keyId });
  });
});

describe('when the database is unreachable', () => {
  test('known keys work for less than 5 s and are then refused as service_unavailable', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, plainKey, keyId, authenticator, clock } = await sceneIn(folder);
    await store.close();
    clock.nowMs += 2_000;
    expect(await authenticator.authenticate(plainKey)).toMatchObject({ keyId });
    clock.nowMs += 3_000;
    await expect(authenticator.authenticate(plainKey)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  test('an unknown key is not reported as invalid', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, authenticator } = await sceneIn(folder);
    await store.close();
    const unknown = authenticator.authenticate(`gw_${'b'.repeat(43)}`);
    await expect(unknown).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

describe('the models of a principal', () => {
  test('change with the project at once: a disabled model is not usable', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, plainKey, projectId, authenticator } = await sceneIn(folder);
    await setProjectModel(store, { projectId, modelId: 'acme/chat', enabled: false });
    const principal = await authenticator.authenticate(plainKey);
    expect(principal && modelAccess(principal, 'acme/chat')).toBe('not_enabled');
    expect(principal && modelAccess(principal, 'acme/other')).toBe('allowed');
    await setProjectModel(store, { projectId, modelId: 'acme/chat', enabled: true });
    const later = await authenticator.authenticate(plainKey);
    expect(later && modelAccess(later, 'acme/chat')).toBe('allowed');
  });

  test('of a narrowed key are those that the project also has', async () => {
    await using folder = await TemporaryFolder.make();
    const { store, authenticator } = await sceneIn(folder);
    const models = ['acme/chat', 'acme/embed'];
    const { id } = await createProject(store.database, { organisation: 'default', name: 'listed', models });
    const wanted = { projectId: id, name: 'narrow', models: ['acme/chat'], expiresAt: null };
    const { plainKey } = await createKey(store.database, wanted);
    const principal = await authenticator.authenticate(plainKey);
    const access = (modelId: string) => principal && modelAccess(principal, modelId);
    expect(access('acme/chat')).toBe('allowed');
    expect(access('acme/embed')).toBe('forbidden');
    expect(access('acme/other')).toBe('not_enabled');
  });

  test('a key cannot be narrowed to what its project may not use', async () => {
    await using folder = await TemporaryFolder.make();
    const { store } = await sceneIn(folder);
    await createProject(store.database, { organisation: 'default', name: 'listed', models: ['acme/chat'] });
    const projectId = (await findProject(store.database, 'default/listed'))?.id ?? '';
    const wanted = { projectId, name: 'wide', models: ['acme/other'], expiresAt: null };
    await expect(createKey(store.database, wanted)).rejects.toThrow("'acme/other'");
  });
});
