import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FileRecords } from '../../projects/files.ts';
import type { Schema } from '../../storage/schema.ts';
import { newId } from '../../storage/identifiers.ts';
import { createOrganisation } from '../../projects/organisations.ts';
import { sweepOrphans } from '../../projects/orphan-sweep.ts';
import { createProject } from '../../projects/projects.ts';
import { openBlobDirectory } from '../../storage/blob-directory.ts';
import { kindsOfBlobStores, type BlobStores } from '../storage/blob-stores.ts';
import { finishedFile } from '../storage/finished-file.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';

async function sceneIn(folder: TemporaryFolder) {
  const { database } = await folder.openStore();
  return sceneOf(database);
}

async function sceneOf(database: Kysely<Schema>) {
  const { id: organisationId } = await createOrganisation(database, 'acme');
  const project = async (name: string) => {
    const { id } = await createProject(database, { organisation: 'acme', name, models: 'all' });
    return { organisationId, projectId: id };
  };
  return { records: new FileRecords(database), mine: await project('mine'), theirs: await project('theirs') };
}

function file(overrides: { id?: string; purpose?: string; sizeBytes?: number } = {}) {
  return {
    id: newId(),
    filename: 'a.txt',
    purpose: 'ocr',
    sizeBytes: 3,
    sha256Hex: 'ab'.repeat(32),
    ...overrides,
  };
}

describe('file records', () => {
  test('have the fields of the contract', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const created = await records.create(mine, file({ sizeBytes: 5_000_000_000 }));
    expect(created).toEqual({
      id: expect.any(String),
      filename: 'a.txt',
      org_id: mine.organisationId,
      project_id: mine.projectId,
      purpose: 'ocr',
      object: 'file',
      bytes: 5_000_000_000,
      file_size: 5_000_000_000,
      checksum: `sha256:${'ab'.repeat(32)}`,
      status: 'processed',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await records.find(mine.projectId, created.id.toUpperCase())).toEqual(created);
  });

  test("another project's file is not found, listed or deleted", async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine, theirs } = await sceneIn(folder);
    const { id } = await records.create(theirs, file());
    const notFound = { code: 'resource_not_found' };
    await expect(records.find(mine.projectId, id)).rejects.toMatchObject(notFound);
    await expect(records.delete(mine.projectId, id)).rejects.toMatchObject(notFound);
    expect(await records.list(mine.projectId, { limit: 10 })).toEqual({ data: [], hasMore: false });
    expect(await records.find(theirs.projectId, id)).toMatchObject({ id });
  });

  test('with a NUL in their purpose are refused and not listed', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const created = records.create(mine, file({ purpose: 'o\0cr' }));
    await expect(created).rejects.toMatchObject({ code: 'invalid_parameter', param: 'purpose' });
    expect(await records.list(mine.projectId, { limit: 1, purpose: 'o\0cr' })).toEqual({
      data: [],
      hasMore: false,
    });
  });

  test.each(['no uuid', 'a\0b', ''])('are not found by an id such as %j', async (id) => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const notFound = { code: 'resource_not_found' };
    await expect(records.find(mine.projectId, id)).rejects.toMatchObject(notFound);
    await expect(records.delete(mine.projectId, id)).rejects.toMatchObject(notFound);
  });

  test('are deleted only once', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const { id } = await records.create(mine, file());
    await records.delete(mine.projectId, id);
    await expect(records.delete(mine.projectId, id)).rejects.toMatchObject({ code: 'resource_not_found' });
  });
});

describe('the list of files', () => {
  test('is read in parts, so that other statements run in between, and one at a time of a project', async () => {
    await using folder = await TemporaryFolder.make();
    const { database } = await folder.openStore();
    const { mine, theirs } = await sceneOf(database);
    let running = 0;
    let most = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        running += 1;
        most = Math.max(most, running);
        return node;
      },
      transformResult({ result }) {
        running -= 1;
        return Promise.resolve(result);
      },
    };
    const records = new FileRecords(database.withPlugin(counting));
    const ids = Array.from({ length: 1_201 }, () => newId());
    for (const id of ids) await records.create(mine, file({ id }));
    // On PostgreSQL a second connection is opened before its speed counts.
    await Promise.all([
      records.list(mine.projectId, { limit: 1 }),
      records.list(theirs.projectId, { limit: 1 }),
    ]);
    most = 0;
    const ended: string[] = [];
    const listed = (name: string, projectId: string, limit: number) =>
      records.list(projectId, { limit }).then((page) => {
        ended.push(name);
        return page;
      });
    const long = listed('long', mine.projectId, 1_200);
    await Promise.all([long, listed('long', mine.projectId, 1_200), listed('other', theirs.projectId, 1)]);
    expect(ended).toEqual(['other', 'long', 'long']);
    expect(most).toBe(2);
    const { data, hasMore } = await long;
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 1_200));
    expect(hasMore).toBe(true);
    expect((await records.list(mine.projectId, { limit: 2_000 })).data).toHaveLength(1_201);
  });

  test('is not read for a client that has disconnected', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const gone = records.list(mine.projectId, { limit: 1 }, AbortSignal.abort(new Error('gone')));
    await expect(gone).rejects.toThrow('gone');
  });

  test('contains each file once, newest first, while files are added and deleted', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.unshift((await records.create(mine, file())).id);
    const seen: string[] = [];
    let after: string | undefined;
    for (let hasMore = true; hasMore;) {
      const page = await records.list(mine.projectId, { limit: 3, after });
      seen.push(...page.data.map(({ id }) => id));
      ({ hasMore } = page);
      after = seen.at(-1);
      await records.create(mine, file());
      if (after !== undefined) await records.delete(mine.projectId, after);
    }
    expect(seen).toEqual(ids);
  });

  test('can be limited to one purpose', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    await records.create(mine, file({ purpose: 'batch' }));
    const { id } = await records.create(mine, file({ purpose: 'ocr' }));
    const { data } = await records.list(mine.projectId, { limit: 10, purpose: 'ocr' });
    expect(data.map((record) => record.id)).toEqual([id]);
  });

  test('refuses a cursor that is no UUID', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const listed = records.list(mine.projectId, { limit: 1, after: "x' or 1=1" });
    await expect(listed).rejects.toMatchObject({ code: 'validation_error' });
  });
});

describe.each(kindsOfBlobStores)('contents without a record in %s', (_name, start) => {
  let stores: BlobStores;
  beforeAll(async () => {
    stores = await start();
  });
  afterAll(() => stores.close());

  test('are deleted by the sweep, those with a record stay', async () => {
    await using folder = await TemporaryFolder.make();
    const { records, mine } = await sceneIn(folder);
    const blobs = await stores.open(folder.path);
    const [recorded, orphan] = [newId(), newId()];
    for (const id of [recorded, orphan]) await blobs.adopt(id, await finishedFile(folder.path, 'text'));
    await records.create(mine, file({ id: recorded }));
    expect(await sweepOrphans(records, blobs, 0)).toBe(1);
    await expect(blobs.read(orphan)).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await blobs.read(recorded)).toMatchObject({ sizeBytes: 4 });
    blobs.close();
  });

  test('stay as long as another replica may still record them', async () => {
    await using folder = await TemporaryFolder.make();
    const { records } = await sceneIn(folder);
    const blobs = await stores.open(folder.path);
    const uploading = newId();
    await blobs.adopt(uploading, await finishedFile(folder.path, 'text'));
    expect(await sweepOrphans(records, blobs)).toBe(0);
    expect(await blobs.read(uploading)).toMatchObject({ sizeBytes: 4 });
    blobs.close();
  });
});

test('old contents without a record are deleted from a folder', async () => {
  await using folder = await TemporaryFolder.make();
  const { records } = await sceneIn(folder);
  const blobs = await openBlobDirectory(join(folder.path, 'files'));
  const [orphan, fresh] = [newId(), newId()];
  for (const id of [orphan, fresh]) await blobs.adopt(id, await finishedFile(folder.path, ''));
  const longAgo = new Date(Date.now() - 7_200_000);
  await utimes(join(folder.path, 'files', orphan), longAgo, longAgo);
  expect(await sweepOrphans(records, blobs)).toBe(1);
  await expect(blobs.read(orphan)).rejects.toMatchObject({ code: 'resource_not_found' });
  expect(await blobs.read(fresh)).toMatchObject({ sizeBytes: 0 });
});
