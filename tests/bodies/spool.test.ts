import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readFile, rm, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ByteBound } from '../../bodies/byte-bound.ts';
import { Spool } from '../../bodies/spool.ts';
import { failure } from '../../errors/gateway-error.ts';
import { filesBelow } from '../support/files-below.ts';

let folder = '';
let bound: ByteBound;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
  bound = new ByteBound('spool', 1_000);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

type Write = (
  this: FileHandle,
  bytes: Uint8Array,
  from: number,
  lengthBytes?: number,
) => Promise<{ bytesWritten: number }>;

/** Has all file handles write by this until the test ends; it is given the real way to write. */
async function writeBy(make: (write: Write) => Write): Promise<void> {
  const handle = await open(join(folder, 'any'), 'w');
  await handle.close();
  await rm(join(folder, 'any'));
  // What all handles inherit their methods from.
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  const write = Object.getOwnPropertyDescriptor(handles, 'write')?.value as Write;
  // `write` has overloads; the spool uses this one.
  jest.spyOn(handles, 'write').mockImplementation(make(write) as FileHandle['write']);
}

function fullDisk(): Promise<never> {
  return Promise.reject(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  );
}

describe('the spool', () => {
  test('keeps a file with its size and checksum until it is removed', async () => {
    const spool = await Spool.open(folder, bound);
    const entry = await spool.write(chunks('some ', 'bytes'), bound.lease());
    expect(await readFile(entry.path, 'utf8')).toBe('some bytes');
    expect(entry).toMatchObject({
      sizeBytes: 10,
      sha256Hex: createHash('sha256').update('some bytes').digest('hex'),
    });
    await spool.remove(entry.path);
    expect(await filesBelow(folder)).toEqual([]);
  });

  test('throws service_unavailable for a full disk and leaves nothing behind', async () => {
    const spool = await Spool.open(folder, bound);
    let writes = 0;
    await writeBy(
      (write) =>
        function writeOnce(...rest) {
          writes += 1;
          return writes === 1 ? write.apply(this, rest) : fullDisk();
        },
    );
    const writing = spool.write(chunks('first', 'second', 'third'), bound.lease());
    await expect(writing).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await filesBelow(folder)).toEqual([]);
  });

  test('writes on after a cleaner of old files removed its folder', async () => {
    const spool = await Spool.open(join(folder, 'spool'), bound);
    await rm(join(folder, 'spool'), { recursive: true });
    const entry = await spool.write(chunks('some', 'bytes'), bound.lease());
    expect(await readFile(entry.path, 'utf8')).toBe('somebytes');
  });

  test('throws service_unavailable while the disk of its folder is missing, and writes to no other disk', async () => {
    const spool = await Spool.open(join(folder, 'disk', 'spool'), bound);
    await rm(join(folder, 'disk'), { recursive: true });
    const writing = spool.write(chunks('some'), bound.lease());
    await expect(writing).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await filesBelow(folder)).toEqual([]);
  });

  test('continues after a partial write', async () => {
    const spool = await Spool.open(folder, bound);
    await writeBy(
      (write) =>
        function writeHalf(bytes, from) {
          return write.call(this, bytes, from, Math.ceil((bytes.length - from) / 2));
        },
    );
    const entry = await spool.write(chunks('0123456789'), bound.lease());
    expect(await readFile(entry.path, 'utf8')).toBe('0123456789');
  });

  test('throws service_unavailable beyond its bound, leaves nothing behind and releases the bytes', async () => {
    const spool = await Spool.open(folder, bound);
    const lease = bound.lease();
    const another = bound.lease();
    another.growTo(300);
    const writing = spool.write(chunks('x'.repeat(400), 'y'.repeat(400)), lease);
    await expect(writing).rejects.toMatchObject({
      code: 'service_unavailable',
      headers: { 'retry-after': '5' },
    });
    expect(await filesBelow(folder)).toEqual([]);
    lease.release();
    another.release();
    expect(bound.heldBytes).toBe(0);
  });

  test('refuses with body_too_large what alone exceeds its bound', async () => {
    const spool = await Spool.open(folder, bound);
    const writing = spool.write(chunks('x'.repeat(600), 'y'.repeat(600)), bound.lease());
    await expect(writing).rejects.toMatchObject({ code: 'body_too_large' });
    expect(await filesBelow(folder)).toEqual([]);
  });

  test('throws the error of its source, and leaves nothing behind', async () => {
    const spool = await Spool.open(folder, bound);
    async function* cutOff(): AsyncGenerator<Uint8Array> {
      yield* chunks('some');
      throw failure('request_timeout');
    }
    await expect(spool.write(cutOff(), bound.lease())).rejects.toMatchObject({ code: 'request_timeout' });
    expect(await filesBelow(folder)).toEqual([]);
  });

  test('accepts nothing for a request that is over', async () => {
    const spool = await Spool.open(folder, bound);
    const lease = bound.lease();
    async function* leaving(): AsyncGenerator<Uint8Array> {
      yield* chunks('some');
      lease.release();
      yield* chunks('more');
    }
    await expect(spool.write(leaving(), lease)).rejects.toMatchObject({ code: 'client_closed' });
    expect([bound.heldBytes, await filesBelow(folder)]).toEqual([0, []]);
  });
});

describe('opening the spool', () => {
  const leave = async (name: string): Promise<string> => {
    await mkdir(join(folder, name), { recursive: true });
    const path = join(folder, name, 'a-body');
    await writeFile(path, 'left');
    return path;
  };
  /** The number of a process that has ended. */
  const ended = (): number => spawnSync(process.execPath, ['--version']).pid;

  test('removes files of ended processes, and what else is there', async () => {
    await leave(`${ended()}.${hostname()}`);
    await leave(`${process.pid}.${hostname()}`);
    await writeFile(join(folder, '6f1d'), 'left');
    await Spool.open(folder, bound);
    expect(await filesBelow(folder)).toEqual([]);
  });

  test('keeps the bodies of another running process', async () => {
    const path = await leave(`${process.ppid}.${hostname()}`);
    await Spool.open(folder, bound);
    expect(await filesBelow(folder)).toEqual([path]);
  });

  test("keeps another machine's bodies for a day", async () => {
    const young = await leave('1.another-machine');
    await leave('2.another-machine');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(join(folder, '2.another-machine'), longAgo, longAgo);
    await Spool.open(folder, bound);
    expect(await filesBelow(folder)).toEqual([young]);
  });
});
