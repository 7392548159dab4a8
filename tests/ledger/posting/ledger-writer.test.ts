import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failure } from '../../../errors/gateway-error.ts';
import type { JournalEntry } from '../../../ledger/journal/journal.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { CENT, LEASE_MS, WriterScene } from '../writer-scene.ts';

let folder: TemporaryFolder;
let store: Store;
let scene: WriterScene;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openEmbedded();
});
beforeEach(async () => {
  scene = await WriterScene.open(folder, store);
});
afterEach(() => scene.close());
afterAll(() => folder[Symbol.asyncDispose]());

const idOf = ({ call }: JournalEntry): string => call.requestId;

/** Ends many calls, which share one line of the journal. */
function endMany(entry: JournalEntry, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const call = { ...entry.call, requestId: `${entry.call.requestId}-${String(number)}` };
    const closed = scene.closed({ ...entry, call });
    scene.writer.ended({ ...entry, ...closed, segments: [] }, closed);
  }
}

describe('calls that end', () => {
  test('share one transaction a tenth of a second after the first', async () => {
    await scene.openAndEnd();
    await scene.pass(60);
    await scene.openAndEnd();
    await scene.pass(39);
    expect(scene.store.transactions).toBe(0);
    await scene.pass(1);
    expect(scene.store.transactions).toBe(1);
    expect(await scene.rows()).toMatchObject([{ state: 'settled' }, { state: 'settled' }]);
    await scene.pass(10_000);
    expect(scene.store.transactions).toBe(1);
  });

  test('are posted at once on request, and not a second time later', async () => {
    await scene.openAndEnd();
    scene.writer.postNow();
    scene.writer.postSoon(50);
    await scene.pass(0);
    expect(scene.store.transactions).toBe(1);
    expect(await scene.rows()).toHaveLength(1);
    await scene.pass(1_000);
    expect(scene.store.transactions).toBe(1);
  });

  test('during a transaction are posted in the next one', async () => {
    await scene.openAndEnd();
    const posted = scene.writer.posted();
    const later = await scene.openAndEnd();
    await posted;
    expect(await scene.states()).toMatchObject({ [idOf(later)]: 'settled' });
    expect(scene.store.transactions).toBe(2);
  });

  test('are removed from the journal only when the database has them', async () => {
    const entry = await scene.openAndEnd();
    expect(entry.segments).not.toEqual([]);
    await scene.writer.posted();
    expect(entry.segments).toEqual([]);
  });

  test('are posted in batches of 500 without pauses', async () => {
    endMany(await scene.open(), 501);
    await scene.pass(100);
    expect(await scene.rows()).toHaveLength(500);
    await scene.pass(99);
    expect(await scene.rows()).toHaveLength(500);
    await scene.pass(1);
    expect(await scene.rows()).toHaveLength(501);
    endMany(await scene.open(), 1_000);
    await scene.pass(100);
    expect(await scene.rows()).toHaveLength(1_001);
    await scene.pass(0);
    expect(await scene.rows()).toHaveLength(1_501);
  });

  test('are refused while 200,000 are not posted yet', async () => {
    const entry = await scene.open();
    const closed = scene.closed(entry);
    for (let number = 0; number < 199_999; number += 1) scene.writer.ended(entry, closed);
    expect(scene.writer.isFull).toBe(false);
    scene.writer.ended(entry, closed);
    expect(scene.writer.isFull).toBe(true);
    scene.store.failures.push(failure('service_unavailable'));
  });
});

describe('a call in flight', () => {
  test('gets its row after a second, unless it ends earlier', async () => {
    const long = await scene.open(7);
    await scene.pass(950);
    const short = await scene.openAndEnd();
    await scene.pass(49);
    const later = await scene.open();
    await scene.pass(51);
    expect(await scene.states()).toEqual({ [idOf(long)]: 'reserved', [idOf(short)]: 'settled' });
    expect(await scene.rows()).toMatchObject([{ reserved_nano_eur: 7n * CENT, cost_nano_eur: 0n }, {}]);
    await scene.pass(1_000);
    expect(await scene.states()).toMatchObject({ [idOf(later)]: 'reserved' });
    const { transactions } = scene.store;
    await scene.pass(10_000);
    expect(scene.store.transactions).toBe(transactions);
  });

  test('is posted again when it ends', async () => {
    const long = await scene.open(7);
    await scene.pass(1_000);
    await scene.openAndEnd();
    await scene.pass(100);
    expect(await scene.states()).toMatchObject({ [idOf(long)]: 'reserved' });
    scene.end(long, 3);
    await scene.pass(100);
    expect(await scene.states()).toMatchObject({ [idOf(long)]: 'settled' });
  });

  test('gets its row in a batch of 500 at most', async () => {
    const entry = await scene.open();
    for (let number = 1; number <= 500; number += 1) {
      const call = { ...entry.call, requestId: `${idOf(entry)}-${String(number)}` };
      scene.writer.opened({ ...entry, call });
    }
    await scene.pass(1_000);
    scene.writer.postNow();
    await scene.pass(0);
    expect(await scene.rows()).toHaveLength(500);
    await scene.pass(1_000);
    expect(await scene.rows()).toHaveLength(501);
  });
});

describe('a recall of the complete process', () => {
  const RECALLED_AT = '2026-11-22T10:00:00.000Z';
  const recallInDatabase = (recalledAt: string) =>
    store.database
      .updateTable('ledger_processes')
      .set({ recalled_at: recalledAt })
      .where('id', '=', scene.processId)
      .execute();

  test('is complete after the calls that ended and those in flight were posted at once', async () => {
    await recallInDatabase(RECALLED_AT);
    const [ended, inFlight] = [await scene.openAndEnd(), await scene.open()];
    scene.writer.recall(RECALLED_AT);
    await scene.pass(0);
    expect(await scene.states()).toEqual({ [idOf(ended)]: 'settled', [idOf(inFlight)]: 'reserved' });
    expect(await scene.process()).toMatchObject({ recalled_at: null });
    await scene.pass(5_000);
    expect(scene.store.transactions).toBe(1);
  });

  test('is complete only with the last batch', async () => {
    await recallInDatabase(RECALLED_AT);
    endMany(await scene.open(), 600);
    scene.writer.recall(RECALLED_AT);
    await scene.pass(0);
    expect(await scene.process()).toMatchObject({ recalled_at: RECALLED_AT });
    await scene.pass(0);
    expect(await scene.process()).toMatchObject({ recalled_at: null });
    expect(await scene.rows()).toHaveLength(601);
  });

  test('is not completed by another recall', async () => {
    await recallInDatabase('2026-11-22T10:00:01.000Z');
    scene.writer.recall(RECALLED_AT);
    await scene.pass(0);
    expect(await scene.process()).toMatchObject({ recalled_at: '2026-11-22T10:00:01.000Z' });
  });

  test('that is complete does not write rows for later short calls', async () => {
    scene.writer.recall(RECALLED_AT);
    await scene.pass(0);
    await scene.open();
    await scene.openAndEnd();
    await scene.pass(100);
    expect(Object.values(await scene.states())).toEqual(['settled']);
  });
});

describe('the lease', () => {
  test('begins with the first transaction, and is relied on for four fifths of its time', async () => {
    expect(scene.writer.hasLease()).toBe(false);
    await scene.pass(5);
    scene.writer.postNow();
    await scene.pass(0);
    expect(scene.writer.renewedAtMs).toBe(performance.now());
    await scene.pass(0.8 * LEASE_MS - 1);
    expect(scene.writer.hasLease()).toBe(true);
    await scene.pass(1);
    expect(scene.writer.hasLease()).toBe(false);
  });
});

describe('the end of the process', () => {
  test('posts the remaining calls, and nothing afterwards', async () => {
    await scene.openAndEnd();
    expect(await scene.writer.stop()).toBe(true);
    expect(await scene.rows()).toHaveLength(1);
    scene.writer.postNow();
    await scene.pass(5_000);
    expect(scene.store.transactions).toBe(1);
  });

  test('reports remaining calls when the database does not accept them', async () => {
    await scene.openAndEnd();
    scene.store.failures.push(failure('service_unavailable'));
    expect(await scene.writer.stop()).toBe(false);
    await scene.pass(5_000);
    expect(scene.store.transactions).toBe(1);
  });
});
