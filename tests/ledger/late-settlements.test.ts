import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { failure } from '../../errors/gateway-error.ts';
import { LateSettlements } from '../../ledger/late-settlements.ts';
import { LedgerBook } from '../../ledger/ledger-book.ts';
import { Spill } from '../../ledger/spill.ts';
import { CENT, LedgerScene } from './ledger-scene.ts';

/** A book whose database is gone for as long as the test says. */
class LosableBook extends LedgerBook {
  isLost = false;

  override post(posting: Parameters<LedgerBook['post']>[0]): ReturnType<LedgerBook['post']> {
    if (this.isLost) return Promise.reject(failure('service_unavailable', { internal: 'lost' }));
    return super.post(posting);
  }
}

function lateIn(scene: LedgerScene) {
  const book = new LosableBook(scene.timedStore(), 'process-1');
  const directory = join(scene.folder.path, 'ledger');
  const counts = { spilled: 0 };
  const open = () => new LateSettlements(book, new Spill(directory), counts, pino({ level: 'silent' }));
  return { book, directory, counts, open };
}

test('what cannot be settled now is on the disk before anyone goes on, and is settled once the database is back', async () => {
  await using scene = await LedgerScene.open(100n);
  const { book, directory, counts, open } = lateIn(scene);
  const late = open();
  const call = scene.call();
  const grant = await scene.granted(9n * CENT, call);
  book.isLost = true;
  await late.settle(scene.settlement(call, grant, 4n * CENT));
  expect(counts.spilled).toBe(1);
  const [name] = await readdir(directory);
  expect(await readFile(join(directory, name ?? ''), 'utf8')).toContain(call.requestId);
  await expect(late.replay()).rejects.toMatchObject({ code: 'service_unavailable' });
  book.isLost = false;
  await late.replay();
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 4n * CENT, reserved_nano_eur: 0n });
  expect(await readdir(directory)).toEqual([]);
});

test('the next process settles what a killed one had spilled, a cut last line notwithstanding', async () => {
  await using scene = await LedgerScene.open(100n);
  const { book, directory, open } = lateIn(scene);
  const killed = open();
  const calls = [scene.call(), scene.call()];
  const grants = await Promise.all(calls.map((call) => scene.granted(9n * CENT, call)));
  book.isLost = true;
  for (const [index, call] of calls.entries()) {
    const grant = grants[index];
    if (grant === undefined) throw new Error('a call has no grant');
    await killed.settle(scene.settlement(call, grant, 4n * CENT));
  }
  const [name] = await readdir(directory);
  await appendFile(join(directory, name ?? ''), '{"kind":"settle","call":{"requ');
  book.isLost = false;
  await open().replay();
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 8n * CENT, reserved_nano_eur: 0n });
});

test('a file that was posted but not yet forgotten when the process died is not charged twice', async () => {
  await using scene = await LedgerScene.open(100n);
  const { book, directory, open } = lateIn(scene);
  const call = scene.call();
  const grant = await scene.granted(9n * CENT, call);
  book.isLost = true;
  await open().settle(scene.settlement(call, grant, 4n * CENT));
  const [name = ''] = await readdir(directory);
  const content = await readFile(join(directory, name), 'utf8');
  book.isLost = false;
  await open().replay();
  await writeFile(join(directory, name), content);
  await open().replay();
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 4n * CENT, reserved_nano_eur: 0n });
});

test('with neither database nor disk a settlement is kept in memory until one of them is back', async () => {
  await using scene = await LedgerScene.open(100n);
  const { book, directory, open } = lateIn(scene);
  const late = open();
  const call = scene.call();
  const grant = await scene.granted(9n * CENT, call);
  book.isLost = true;
  // A file where the folder should be: no disk takes it, whoever runs the test.
  await writeFile(directory, '');
  await late.settle(scene.settlement(call, grant, 4n * CENT));
  book.isLost = false;
  await late.replay();
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 4n * CENT, reserved_nano_eur: 0n });
});

test('a settlement that is held in memory survives a replay that fails', async () => {
  await using scene = await LedgerScene.open(100n);
  const { book, directory, open } = lateIn(scene);
  const late = open();
  const call = scene.call();
  const grant = await scene.granted(9n * CENT, call);
  book.isLost = true;
  await writeFile(directory, '');
  await late.settle(scene.settlement(call, grant, 4n * CENT));
  await expect(late.replay()).rejects.toMatchObject({ code: 'service_unavailable' });
  book.isLost = false;
  await late.replay();
  expect(await scene.budget()).toMatchObject({ settled_nano_eur: 4n * CENT, reserved_nano_eur: 0n });
});

test('spilled settlements are for nobody else to read', async () => {
  await using scene = await LedgerScene.open(100n);
  const { book, directory, open } = lateIn(scene);
  const call = scene.call();
  const grant = await scene.granted(CENT, call);
  book.isLost = true;
  await open().settle(scene.settlement(call, grant, CENT));
  const [name = ''] = await readdir(directory);
  for (const path of [directory, join(directory, name)]) {
    expect((await stat(path)).mode & 0o077).toBe(0);
  }
});
