import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readFrames } from '../../../ledger/journal/journal-reader.ts';
import { Journal } from '../../../ledger/journal/journal.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { closedCall, openCall } from '../journal-calls.ts';
import { openedIn } from '../opened-in.ts';

async function readAll(directory: string) {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.journal')).sort();
  const parts = await Promise.all(names.map((name) => readFile(join(directory, name))));
  return parts.flatMap((bytes) => [...readFrames(bytes)]);
}

test.each(['process', 'disk'] as const)(
  'a call is in the file before it begins and before its response ends (%s)',
  async (durability) => {
    await using folder = await TemporaryFolder.make();
    const directory = join(folder.path, 'journal');
    const journal = new Journal(directory, durability);
    const entries = await Promise.all(['one', 'two', 'three'].map((id) => openedIn(journal, openCall(id))));
    expect((await readAll(directory)).map(({ kind }) => kind)).toEqual(['open', 'open', 'open']);
    const [first] = entries;
    if (first === undefined) throw new Error('nothing was opened');
    await journal.close(first, closedCall('one'));
    expect((await readAll(directory)).at(-1)).toEqual({ kind: 'close', closed: closedCall('one') });
    await journal.end();
  },
);

test('a file is deleted once the database has its calls, even while a long call is in flight', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process', 2_000);
  await openedIn(journal, openCall('long'));
  for (let index = 0; index < 100; index += 1) {
    const entry = await openedIn(journal, openCall(`call-${index}`));
    await journal.close(entry, closedCall(`call-${index}`));
    journal.forget(entry);
  }
  const records = await readAll(directory);
  expect(records.some((record) => record.kind === 'open' && record.open.call.requestId === 'long')).toBe(
    true,
  );
  expect((await readdir(directory)).filter((name) => name.endsWith('.journal')).length).toBeLessThan(3);
  await journal.end();
});

test('a call that cannot be written to disk is refused and not recorded, and the next one is tried', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process');
  await writeFile(join(directory, '000000001.journal'), '');
  await expect(openedIn(journal, openCall('refused'))).rejects.toMatchObject({ code: 'EEXIST' });
  expect(journal.canWrite).toBe(true);
  await openedIn(journal, openCall('taken'));
  expect(await readAll(directory)).toEqual([{ kind: 'open', open: openCall('taken') }]);
  expect(journal.underWay.size).toBe(1);
  await journal.end();
});

test('when the disk refuses a write, all calls that share it are refused, and the next one is tried', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process');
  const first = await openedIn(journal, openCall('first'));
  makeReadOnly(join(directory, '000000001.journal'));
  const results = await Promise.allSettled([
    openedIn(journal, openCall('two')),
    openedIn(journal, openCall('three')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([...journal.underWay]).toEqual([first]);
  await openedIn(journal, openCall('four'));
  expect(await readAll(directory)).toMatchObject([{ open: openCall('first') }, { open: openCall('four') }]);
  await journal.end();
});

/** Replaces this process's open file by one that it can only read: a new file gets the lowest free number. */
function makeReadOnly(path: string): void {
  const file = Array.from({ length: 1_000 }, (_, number) => number).find((number) =>
    isOpenFile(number, path),
  );
  if (file === undefined) throw new Error(`${path} is not open`);
  closeSync(file);
  expect(openSync(path, 'r')).toBe(file);
}

function isOpenFile(file: number, path: string): boolean {
  try {
    return fstatSync(file).ino === statSync(path).ino;
  } catch {
    return false;
  }
}

test('a journal whose disk has failed says so until the disk can be written, without another call', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process');
  expect(journal.canWrite).toBe(true);
  await rename(directory, `${directory}.gone`);
  await expect(openedIn(journal, openCall('refused'))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(journal.canWrite).toBe(false);
  await rename(`${directory}.gone`, directory);
  expect(journal.canWrite).toBe(true);
  expect(await readdir(directory)).not.toContain('trial');
  await journal.end();
});

test('only the owner can read a journal', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process');
  await openedIn(journal, openCall('one'));
  const [name = ''] = (await readdir(directory)).filter((file) => file.endsWith('.journal'));
  for (const path of [directory, join(directory, name)]) expect((await stat(path)).mode & 0o077).toBe(0);
  await journal.end();
});

test('a call that reserves more for a further attempt is read with the full reservation', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process');
  const entry = await openedIn(journal, openCall('one'));
  const grant = { ...entry.grant, reservedNanoEur: entry.grant.reservedNanoEur + 5n };
  await journal.extend(entry, grant);
  const records = await readAll(directory);
  expect(records.at(-1)).toMatchObject({ kind: 'open', open: { grant } });
  const attempts = '[{"deployment":"a/b","cost_nano_eur":"5"}]';
  await journal.close(entry, { ...closedCall('one'), grant, attempts });
  expect((await readAll(directory)).at(-1)).toMatchObject({ kind: 'close', closed: { grant, attempts } });
  await journal.end();
});

test.each(['2026-01', '2026-11', '2026-12', '1999-12'])(
  'a call of %s is read with that month, also when it waited for its budget until after its end',
  async (period) => {
    await using folder = await TemporaryFolder.make();
    const directory = join(folder.path, 'journal');
    const journal = new Journal(directory, 'process');
    const other = openCall('other');
    const { call, grant } = openCall('one');
    const waited = { call, grant: { ...grant, period } };
    await openedIn(journal, other);
    const entry = await openedIn(journal, waited);
    await journal.close(entry, { ...closedCall('one'), grant: waited.grant });
    expect(await readAll(directory)).toMatchObject([
      { open: { grant: { period: other.grant.period } } },
      { open: { grant: { period } } },
      { closed: { grant: { period } } },
    ]);
    await journal.end();
  },
);

test('a call whose context is too long for the journal is refused, and so is the next one with it', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process');
  const keyId = 'k'.repeat(400_000);
  for (const id of ['one', 'two'])
    await expect(openedIn(journal, openCall(id, keyId))).rejects.toBeInstanceOf(RangeError);
  await openedIn(journal, openCall('three'));
  expect(journal.underWay.size).toBe(1);
  expect(await readAll(directory)).toEqual([{ kind: 'open', open: openCall('three') }]);
  await journal.end();
});

test('calls of many projects in one turn are read with their own contexts', async () => {
  await using folder = await TemporaryFolder.make();
  const directory = join(folder.path, 'journal');
  const journal = new Journal(directory, 'process', 2_000);
  const opened = Array.from({ length: 60 }, (_, index) => {
    const { call, grant } = openCall(`call-${index}`, `key-${index % 5}`);
    return { call: { ...call, projectId: `project-${index % 3}` }, grant };
  });
  for (const turn of [opened.slice(0, 30), opened.slice(30)])
    await Promise.all(turn.map((open) => openedIn(journal, open)));
  const read = new Map(
    (await readAll(directory)).map((one) => {
      const open = one.kind === 'open' ? one.open : one.closed;
      return [open.call.requestId, open];
    }),
  );
  expect([...read.values()]).toEqual(opened);
  await journal.end();
});
