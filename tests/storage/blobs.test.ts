import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { openBlobDirectory } from '../../storage/blobs.ts';
import { newId } from '../../storage/identifiers.ts';
import { TemporaryFolder } from './temporary-store.ts';

function pieces(...texts: string[]): AsyncIterable<Uint8Array> {
  return Readable.from(texts.map((text) => Buffer.from(text)));
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(chunks)).toString();
}

describe('the blob directory', () => {
  test('gives back what was written', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBlobDirectory(join(folder.path, 'files'));
    const id = newId();
    expect(await blobs.write(id, pieces('one ', 'two'))).toEqual({ sizeBytes: 7 });
    const { sizeBytes, chunks } = await blobs.read(id);
    expect(sizeBytes).toBe(7);
    expect(await textOf(chunks)).toBe('one two');
  });

  test('takes over a finished file, whose old path is gone', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBlobDirectory(join(folder.path, 'files'));
    const id = newId();
    await writeFile(join(folder.path, 'upload'), 'content');
    await blobs.adopt(id, join(folder.path, 'upload'));
    expect(await textOf((await blobs.read(id)).chunks)).toBe('content');
    expect(await readdir(folder.path)).toEqual(['files']);
    expect(await readdir(join(folder.path, 'files'))).toEqual([id]);
  });

  test('leaves nothing of a source that breaks off', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBlobDirectory(folder.path);
    const broken = (async function* () {
      yield Buffer.from('half');
      await Promise.reject(new Error('the caller is gone'));
    })();
    const id = newId();
    await expect(blobs.write(id, broken)).rejects.toThrow('the caller is gone');
    await expect(blobs.read(id)).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('leaves nothing of a file that cannot be taken over', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBlobDirectory(folder.path);
    const failed = blobs.adopt(newId(), join(folder.path, 'missing'));
    await expect(failed).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('deletes, also what is not there', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBlobDirectory(folder.path);
    const id = newId();
    await blobs.write(id, pieces('x'));
    await blobs.delete(id);
    await blobs.delete(id);
    await expect(blobs.read(id)).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  test('sweeps out at its opening what a crash left, and spares what is still written', async () => {
    await using folder = await TemporaryFolder.make();
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await writeFile(join(folder.path, 'old.part'), '');
    await utimes(join(folder.path, 'old.part'), anHourAgo, anHourAgo);
    await writeFile(join(folder.path, 'new.part'), '');
    await openBlobDirectory(folder.path);
    expect(await readdir(folder.path)).toEqual(['new.part']);
  });

  test('refuses an id that could be a path', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBlobDirectory(folder.path);
    await expect(blobs.write('../outside', pieces('x'))).rejects.toThrow('uuid');
    await expect(blobs.read('../gateway.sqlite')).rejects.toThrow('uuid');
  });

  test('a folder that cannot be made is an unavailable store', async () => {
    await using folder = await TemporaryFolder.make();
    await writeFile(join(folder.path, 'file'), '');
    await expect(openBlobDirectory(join(folder.path, 'file', 'files'))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});
