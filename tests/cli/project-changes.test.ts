import { describe, expect, test } from '@jest/globals';
import { FileRecords } from '../../projects/files.ts';
import { newId } from '../../storage/identifiers.ts';
import { KeyAuthenticator } from '../../projects/key-authenticator.ts';
import { ResponseStore } from '../../projects/response-store.ts';
import type { Store } from '../../storage/open-database.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { createdKeyIn, runElsewhere, runHere } from './run-cli.ts';

async function withProject(folder: TemporaryFolder): Promise<{ key: string; id: string }> {
  await runHere(folder.path, ['org', 'create', 'acme']);
  await runHere(folder.path, ['project', 'create', 'web', '--org', 'acme', '--models', 'all']);
  const create = ['key', 'create', '--project', 'web', '--name', 'laptop', '--json'];
  return createdKeyIn(await runHere(folder.path, create));
}

/** A file, a stored response and a call of the project. */
async function fill(store: Store, owner: { projectId: string; organisationId: string }, keyId: string) {
  const files = new FileRecords(store.database);
  const file = { id: newId(), filename: 'a', purpose: 'ocr', sizeBytes: 3, sha256Hex: 'ab' };
  await files.create(owner, file);
  const responses = new ResponseStore(store.database, { retentionMs: 3_600_000 });
  const stored = { id: 'resp_1', previousResponseId: null, inputItems: [], response: { output: [] } };
  await responses.save(owner.projectId, stored);
  const tokens = { input_tokens: 0n, cached_input_tokens: 0n, cache_write_tokens: 0n, output_tokens: 0n };
  const others = {
    audio_input_tokens: 0n,
    audio_output_tokens: 0n,
    searches: 0n,
    cache_write_1h_tokens: 0n,
    reasoning_tokens: 0n,
    images: 0n,
    pages: 0n,
    sound_ms: 0n,
  };
  const row = {
    ...{ ...tokens, ...others, characters: 0n },
    ...{ request_id: 'r1', project_id: owner.projectId, key_id: keyId, model_id: 'a/b' },
    ...{ operation_id: 'createEmbedding', period: '2026-11', process_id: 'p', state: 'settled' as const },
    ...{ outcome: 'completed' as const, estimated: 0, prices: '{}', price_terms: '', deployment: '' },
    ...{ attempts: '', reserved_nano_eur: 0n, cost_nano_eur: 5n, started_at: '2026-11-01T00:00:00.000Z' },
    ...{ settled_at: '2026-11-01T00:00:01.000Z', budgets: '', tags: '' },
  };
  await store.database.insertInto('ledger').values(row).execute();
  return { files, fileId: file.id };
}

describe('project delete', () => {
  test('without --yes prints what would be deleted and deletes nothing', async () => {
    await using folder = await TemporaryFolder.make();
    const { key } = await withProject(folder);
    expect(await runHere(folder.path, ['project', 'delete', 'web'])).toMatchObject({
      exitCode: 1,
      out: '',
      error: expect.stringContaining('1 active key(s)'),
    });
    const authenticator = new KeyAuthenticator(await folder.openStore());
    expect(await authenticator.authenticate(key)).not.toBeNull();
  });

  test('ends its keys within 5 s, removes files and responses, and keeps the ledger', async () => {
    await using folder = await TemporaryFolder.make();
    const { key, id } = await withProject(folder);
    const store = await folder.openStore();
    const clock = { nowMs: 0 };
    const authenticator = new KeyAuthenticator(store, { clockMs: () => clock.nowMs });
    const owner = await authenticator.authenticate(key);
    if (owner === null) throw new Error('the key does not work');
    const { files, fileId } = await fill(store, owner, id);
    await runHere(folder.path, ['budget', 'update', 'web', '--limit', '100']);
    const deleted = await runElsewhere(folder.path, ['project', 'delete', 'web', '--yes']);
    expect(deleted).toMatchObject({ exitCode: 0, out: expect.stringContaining('2 file(s)') });
    clock.nowMs += 5_000;
    expect(await authenticator.authenticate(key)).toBeNull();
    expect(await files.withoutRecord([fileId])).toEqual([fileId]);
    for (const table of ['files', 'responses', 'project_models'] as const)
      expect(await store.database.selectFrom(table).selectAll().execute()).toEqual([]);
    const usage = await runHere(folder.path, ['usage', '--by', 'project,key', '--json']);
    expect(JSON.parse(usage.out)).toMatchObject([
      { project: expect.stringMatching(/^acme\/web \(deleted, /), key: 'laptop', calls: 1 },
    ]);
    // Calls in flight keep their limit.
    expect(await store.database.selectFrom('budgets').selectAll().execute()).toHaveLength(1);
  });

  test('frees its name, and removes it and its keys from lists', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    await runHere(folder.path, ['project', 'delete', 'web', '--yes']);
    for (const noun of ['project', 'key', 'budget'])
      expect(JSON.parse((await runHere(folder.path, [noun, 'list', '--json'])).out)).toEqual([]);
    expect((await runHere(folder.path, ['project', 'show', 'web'])).exitCode).toBe(1);
    const again = ['project', 'create', 'web', '--org', 'acme', '--models', 'all'];
    expect(await runHere(folder.path, again)).toMatchObject({ exitCode: 0 });
  });

  test('leaves the contents of a late upload to the sweep', async () => {
    await using folder = await TemporaryFolder.make();
    const { key } = await withProject(folder);
    const store = await folder.openStore();
    const owner = await new KeyAuthenticator(store).authenticate(key);
    if (owner === null) throw new Error('the key does not work');
    await runHere(folder.path, ['project', 'delete', 'web', '--yes']);
    const files = new FileRecords(store.database);
    const file = { id: newId(), filename: 'a', purpose: 'ocr', sizeBytes: 3, sha256Hex: 'ab' };
    await files.create(owner, file);
    expect(await files.withoutRecord([file.id])).toEqual([file.id]);
  });
});

describe('project update', () => {
  test('renames a project and replaces its models', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    const update = ['project', 'update', 'web', '--name', 'lab', '--models', 'a/b,c/d'];
    expect(await runElsewhere(folder.path, update)).toMatchObject({ exitCode: 0 });
    const shown = await runHere(folder.path, ['project', 'show', 'acme/lab', '--json']);
    expect(JSON.parse(shown.out)).toMatchObject({
      models: ['a/b', 'c/d'],
    });
    await runHere(folder.path, ['project', 'update', 'lab', '--models', 'all']);
    const all = await runHere(folder.path, ['project', 'show', 'lab', '--json']);
    expect(JSON.parse(all.out)).toMatchObject({ models: 'all', disabled_models: [] });
  });

  test('refuses the name of another project, and then changes nothing', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    await runHere(folder.path, ['project', 'create', 'lab', '--org', 'acme', '--models', 'all']);
    const update = ['project', 'update', 'web', '--name', 'lab', '--models', 'a/b'];
    expect(await runHere(folder.path, update)).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining("already has a project 'lab'"),
    });
    const shown = await runHere(folder.path, ['project', 'show', 'web', '--json']);
    expect(JSON.parse(shown.out)).toMatchObject({ name: 'web', models: 'all' });
  });
});

describe('an organisation', () => {
  test('can be renamed, and deleted when it has no projects', async () => {
    await using folder = await TemporaryFolder.make();
    await withProject(folder);
    await runHere(folder.path, ['org', 'update', 'acme', '--name', 'labs']);
    expect(await runHere(folder.path, ['org', 'delete', 'labs'])).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('has the projects web'),
    });
    await runHere(folder.path, ['project', 'delete', 'labs/web', '--yes']);
    expect(await runElsewhere(folder.path, ['org', 'delete', 'labs'])).toMatchObject({
      exitCode: 0,
      out: 'deleted labs\n',
    });
    expect(JSON.parse((await runHere(folder.path, ['org', 'list', '--json'])).out)).toEqual([]);
    expect(await runHere(folder.path, ['org', 'create', 'labs'])).toMatchObject({ exitCode: 0 });
  });
});
