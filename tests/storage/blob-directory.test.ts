import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openBlobDirectory } from '../../storage/blob-directory.ts';
import { newId } from '../../storage/identifiers.ts';
import { finishedFile } from './finished-file.ts';
import { TemporaryFolder } from './temporary-store.ts';

describe('the blob directory', () => {
  test('holds one file for each blob', async () => {
    await using folder = await TemporaryFolder.make();
    const blobs = await openBlobDirectory(join(folder.path, 'files'));
    const id = newId();
    await blobs.adopt(id, await finishedFile(folder.path, 'content'));
    expect(await readdir(folder.path)).toEqual(['files']);
    expect(await readdir(join(folder.path, 'files'))).toEqual([id]);
  });

  test('takes new blobs after its folder was removed, unless the disk is missing', async () => {
    await using folder = await TemporaryFolder.make();
    const files = join(folder.path, 'disk', 'files');
    const blobs = await openBlobDirectory(files);
    const id = newId();
    await rm(files, { recursive: true });
    await blobs.adopt(id, await finishedFile(folder.path, 'content'));
    expect(await readdir(files)).toEqual([id]);
    await rm(join(folder.path, 'disk'), { recursive: true });
    const adopting = blobs.adopt(newId(), await finishedFile(folder.path, 'content'));
    await expect(adopting).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('deletes what a crash left when it is opened, except what is still being written', async () => {
    await using folder = await TemporaryFolder.make();
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await writeFile(join(folder.path, 'old.part'), '');
    await utimes(join(folder.path, 'old.part'), anHourAgo, anHourAgo);
    await writeFile(join(folder.path, 'new.part'), '');
    await openBlobDirectory(folder.path);
    expect(await readdir(folder.path)).toEqual(['new.part']);
  });

  test('a folder that cannot be created is an unavailable store', async () => {
    await using folder = await TemporaryFolder.make();
    await writeFile(join(folder.path, 'file'), '');
    await expect(openBlobDirectory(join(folder.path, 'file', 'files'))).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});
