import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failure } from '../../errors/gateway-error.ts';
import type { BlobStore } from '../../storage/blobs.ts';
import { newId } from '../../storage/identifiers.ts';
import { kindsOfBlobStores, type BlobStores } from './blob-stores.ts';
import { finishedFile } from './finished-file.ts';
import { TemporaryFolder } from './temporary-store.ts';

async function bytesOf(blobs: BlobStore, id: string): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync((await blobs.read(id)).chunks));
}

async function idsOf(blobs: BlobStore, minAgeMs = 0): Promise<string[]> {
  return (await Array.fromAsync(blobs.ids(minAgeMs))).flat().sort();
}

describe.each(kindsOfBlobStores)('blobs in %s', (_name, start) => {
  let stores: BlobStores;
  beforeAll(async () => {
    stores = await start();
  });
  afterAll(() => stores.close());

  async function withStore(
    work: (blobs: BlobStore, store: (contents: string | Uint8Array) => Promise<string>) => Promise<void>,
  ): Promise<void> {
    await using folder = await TemporaryFolder.make();
    const blobs = await stores.open(folder.path);
    try {
      await work(blobs, async (contents) => {
        const id = newId();
        await blobs.adopt(id, await finishedFile(folder.path, contents));
        return id;
      });
      const left = (await readdir(folder.path)).filter((name) => name !== 'files');
      expect(left).toEqual([]);
    } finally {
      blobs.close();
    }
  }

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('one two')],
    ['several megabytes', randomBytes(7_654_321)],
  ])('store a file of %s and return it unchanged', async (_contents, bytes) => {
    await withStore(async (blobs, store) => {
      const id = await store(bytes);
      expect(await blobs.read(id)).toMatchObject({ sizeBytes: bytes.length });
      expect((await bytesOf(blobs, id)).equals(bytes)).toBe(true);
      expect((await bytesOf(blobs, id.toUpperCase())).equals(bytes)).toBe(true);
    });
  });

  test('are not found unless they were stored', async () => {
    await withStore(async (blobs) => {
      await expect(blobs.read(newId())).rejects.toMatchObject({ code: 'resource_not_found' });
    });
  });

  test('store nothing of a file that cannot be read', async () => {
    await using folder = await TemporaryFolder.make();
    await withStore(async (blobs) => {
      const gone = await finishedFile(folder.path, 'gone before it was taken');
      await rm(gone.path);
      await expect(blobs.adopt(newId(), gone)).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(await idsOf(blobs)).toEqual([]);
    });
  });

  test('store nothing after the client has disconnected, and report the reason', async () => {
    await using folder = await TemporaryFolder.make();
    await withStore(async (blobs) => {
      const file = await finishedFile(folder.path, 'unwanted');
      const gone = failure('client_closed');
      await expect(blobs.adopt(newId(), file, AbortSignal.abort(gone))).rejects.toBe(gone);
      expect(await idsOf(blobs)).toEqual([]);
      expect(await readdir(folder.path)).toEqual([]);
    });
  });

  test('are deleted, even when they do not exist', async () => {
    await withStore(async (blobs, store) => {
      const id = await store('x');
      await blobs.delete(id);
      await blobs.delete(id);
      await expect(blobs.read(id)).rejects.toMatchObject({ code: 'resource_not_found' });
      expect(await idsOf(blobs)).toEqual([]);
    });
  });

  test('are listed in groups, each once, and recent ones are not listed as old', async () => {
    await withStore(async (blobs, store) => {
      const stored: string[] = [];
      for (let count = 0; count < 205; count += 1) stored.push(await store('x'));
      expect(await idsOf(blobs)).toEqual(stored.sort());
      expect((await Array.fromAsync(blobs.ids(0))).length).toBeGreaterThan(1);
      expect(await idsOf(blobs, 3_600_000)).toEqual([]);
    });
  });

  test('that are not read to their end release the store', async () => {
    await withStore(async (blobs, store) => {
      const id = await store(randomBytes(5_000_000));
      const { chunks } = await blobs.read(id);
      for await (const chunk of chunks) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
      await blobs.delete(id);
    });
  });

  test('refuse an id that could be a path', async () => {
    await using folder = await TemporaryFolder.make();
    await withStore(async (blobs) => {
      const file = await finishedFile(folder.path, 'x');
      await expect(blobs.adopt('../outside', file)).rejects.toThrow('must be a UUID');
      await expect(blobs.read('../gateway.sqlite')).rejects.toThrow('must be a UUID');
      await expect(blobs.delete('../gateway.sqlite')).rejects.toThrow('must be a UUID');
    });
  });
});
