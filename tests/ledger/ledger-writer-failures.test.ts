import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failure } from '../../errors/gateway-error.ts';
import type { JournalEntry } from '../../ledger/journal/journal.ts';
import { chargeStoppedProcess } from '../../ledger/posting/processes.ts';
import type { Store } from '../../storage/store.ts';
import { TemporaryFolder } from '../storage/temporary-store.ts';
import { WriterScene } from './writer-scene.ts';

let folder: TemporaryFolder;
let store: Store;
let scene: WriterScene;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openEmbedded();
});
beforeEach(async () => {
  scene = await WriterScene.open(folder, store, 100n);
});
afterEach(() => scene.close());
afterAll(() => folder[Symbol.asyncDispose]());

const unavailable = () => failure('service_unavailable');
const idOf = ({ call }: JournalEntry): string => call.requestId;

/** Charges this process as another one does when its lease is over. */
async function chargeAsStopped(): Promise<void> {
  const over = { lease_until: '2020-01-01T00:00:00.000Z' };
  await store.database.updateTable('ledger_processes').set(over).where('id', '=', scene.processId).execute();
  await chargeStoppedProcess(store, scene.processId);
}

describe('a database that cannot serve', () => {
  test('is not used for a second, and then gets the calls that ended meanwhile', async () => {
    expect(scene.writer.canWrite).toBe(true);
    const entry = await scene.openAndEnd();
    scene.store.failures.push(unavailable());
    await scene.pass(100);
    expect(scene.writer.canWrite).toBe(false);
    expect(() => scene.writer.requireDatabase()).toThrow(
      expect.objectContaining({ code: 'service_unavailable' }),
    );
    await scene.pass(999);
    expect(() => scene.writer.requireDatabase()).toThrow();
    expect(scene.store.transactions).toBe(1);
    expect(entry.segments).not.toEqual([]);
    await scene.pass(1);
    expect(() => scene.writer.requireDatabase()).not.toThrow();
    expect(scene.writer.canWrite).toBe(true);
    expect(scene.store.transactions).toBe(2);
    expect(await scene.states()).toEqual({ [idOf(entry)]: 'settled' });
    expect(scene.logged).toMatchObject([{ level: 40 }]);
  });

  test('fails the calls that wait for their budgets', async () => {
    const call = scene.want(10);
    scene.store.failures.push(unavailable());
    scene.writer.postNow();
    await scene.pass(0);
    expect(call).toMatchObject({ cents: null, error: { code: 'service_unavailable' } });
    expect(scene.slices.hasWaiting).toBe(false);
  });

  test('fails those that wait until everything is posted', async () => {
    await scene.openAndEnd();
    scene.store.failures.push(unavailable());
    await expect(scene.writer.posted()).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  test('does not prevent another attempt to write the row of a long call', async () => {
    const long = await scene.open();
    await scene.pass(1_000);
    scene.store.failures.push(unavailable());
    scene.writer.postNow();
    await scene.pass(0);
    expect(await scene.states()).toEqual({});
    await scene.pass(1_000);
    expect(await scene.states()).toEqual({ [idOf(long)]: 'reserved' });
  });
});

describe('a transaction that fails for another reason', () => {
  test('is retried call by call, so that one invalid call does not block the others', async () => {
    const entries = [await scene.openAndEnd(1), await scene.openAndEnd(2), await scene.openAndEnd(3)];
    const [first, invalid, last] = entries.map(idOf);
    scene.store.invalidRequestId = String(invalid);
    await scene.pass(100);
    expect(await scene.states()).toEqual({ [String(first)]: 'settled', [String(last)]: 'settled' });
    expect(scene.writer.canWrite).toBe(true);
    expect(scene.logged).toMatchObject([{ level: 40 }, { level: 50, request_id: invalid }]);
    expect(() => scene.writer.requireDatabase()).not.toThrow();
    // The journal keeps the calls that the database does not have.
    expect(entries.map(({ segments }) => segments.length > 0)).toEqual([false, true, false]);
  });

  test('is followed by the next calls at once', async () => {
    const invalid = await scene.openAndEnd();
    scene.store.invalidRequestId = idOf(invalid);
    await scene.pass(100);
    expect(await scene.rows()).toEqual([]);
    const { transactions } = scene.store;
    // A timer that is set while the fake clock advances is due a millisecond later.
    await scene.pass(1);
    expect(scene.store.transactions).toBe(transactions + 1);
    const later = await scene.openAndEnd();
    await scene.writer.posted();
    expect(await scene.states()).toEqual({ [idOf(later)]: 'settled' });
  });

  test('stops the retries when the database cannot serve, and loses no call', async () => {
    for (let number = 0; number < 3; number += 1) await scene.openAndEnd();
    scene.store.failures.push(new Error('disk image is malformed'), null, unavailable());
    await scene.pass(100);
    expect(scene.store.transactions).toBe(3);
    expect(await scene.rows()).toHaveLength(1);
    expect(() => scene.writer.requireDatabase()).toThrow();
    await scene.pass(1_000);
    expect(await scene.rows()).toHaveLength(3);
  });

  test('without calls is treated like a database that cannot serve', async () => {
    const call = scene.want(10);
    scene.store.failures.push(new Error('disk image is malformed'));
    scene.writer.postNow();
    await scene.pass(0);
    expect(call.error).toMatchObject({ message: 'disk image is malformed' });
    expect(() => scene.writer.requireDatabase()).toThrow();
    expect(scene.store.transactions).toBe(1);
    await scene.pass(1_000);
    expect(scene.store.transactions).toBe(2);
  });
});

describe('a process whose lease ran out', () => {
  test('takes back what others have charged for it, and posts its calls', async () => {
    scene.want(40);
    scene.writer.postNow();
    await scene.pass(0);
    expect(await scene.held()).toBeGreaterThanOrEqual(40);
    await chargeAsStopped();
    const ended = await scene.openAndEnd(4);
    await scene.pass(100);
    expect(await scene.process()).toBeDefined();
    expect((await scene.rows()).filter(({ outcome }) => outcome === 'lost')).toEqual([]);
    await scene.pass(0);
    expect(await scene.states()).toEqual({ [idOf(ended)]: 'settled' });
    expect(scene.writer.canWrite).toBe(true);
  });

  test('is revived once the database serves again', async () => {
    await chargeAsStopped();
    const ended = await scene.openAndEnd();
    scene.store.failures.push(null, unavailable());
    await scene.pass(100);
    expect(scene.writer.canWrite).toBe(false);
    expect(await scene.process()).toBeUndefined();
    await scene.pass(1_000);
    expect(await scene.process()).toBeDefined();
    await scene.pass(0);
    expect(await scene.states()).toEqual({ [idOf(ended)]: 'settled' });
  });

  test('while calls are posted one by one keeps the remaining ones', async () => {
    const invalid = await scene.openAndEnd();
    const left = await scene.openAndEnd();
    await chargeAsStopped();
    scene.store.failures.push(new Error('disk image is malformed'));
    scene.store.invalidRequestId = idOf(invalid);
    await scene.pass(100);
    expect(await scene.process()).toBeDefined();
    await scene.pass(0);
    expect(await scene.states()).toEqual({ [idOf(left)]: 'settled' });
  });
});
