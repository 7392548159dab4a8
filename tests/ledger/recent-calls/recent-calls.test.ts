import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { failure } from '../../../errors/gateway-error.ts';
import { listCalls } from '../../../ledger/recent-calls/list-calls.ts';
import { RecentCalls, type RecentCallsOptions } from '../../../ledger/recent-calls/recent-calls.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { callAt, NOON } from './recent-calls-scene.ts';

const DAY_MS = 86_400_000;

let folder: TemporaryFolder;
let store: Store;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
});
beforeEach(async () => {
  await store.database.deleteFrom('recent_calls').execute();
});
afterAll(() => folder[Symbol.asyncDispose]());

function recentCalls(options: Partial<RecentCallsOptions> = {}): RecentCalls {
  const kept = { retentionMs: 30 * DAY_MS, maxRows: 1_000, space: null, clockMs: () => NOON };
  return new RecentCalls({ store, ...kept, ...options });
}

async function ends(): Promise<number[]> {
  const { calls } = await listCalls(store, {}, { limit: 1_000 });
  return calls.map(({ ended_at }) => Date.parse(ended_at ?? '') - NOON);
}

test('calls that are too old are removed, and those beyond the largest number, the oldest first', async () => {
  const calls = recentCalls({ maxRows: 3 });
  for (const index of [-31 * DAY_MS, 1, 2, 3, 4, 5]) calls.add(callAt(index));
  await calls.write();
  expect(await ends()).toEqual([5, 4, 3]);
  const older = recentCalls({ clockMs: () => NOON + 30 * DAY_MS + 4 });
  await older.sweep();
  expect(await ends()).toEqual([5]);
});

test('calls wait while the database is away, and are dropped and counted when too many wait', async () => {
  let isAway = true;
  const insertMissing: Store['insertMissing'] = (...given) => {
    if (isAway) throw failure('service_unavailable');
    return store.insertMissing(...given);
  };
  const calls = recentCalls({ store: { database: store.database, insertMissing }, maxRows: 100_000 });
  for (let index = 0; index < 8_200; index += 1) calls.add(callAt(index));
  expect(calls.dropped).toBe(8);
  await expect(calls.write()).rejects.toThrow();
  isAway = false;
  await calls.write();
  expect((await listCalls(store, {}, { limit: 10_000 })).calls).toHaveLength(8_192);
});

test('calls that the database refuses as such are dropped and counted, and later ones are written', async () => {
  const calls = recentCalls();
  calls.add(callAt(1, { status: 1e30 }));
  calls.add(callAt(2, { project_id: null as unknown as string }));
  await expect(calls.write()).rejects.toThrow();
  expect(calls.dropped).toBe(2);
  calls.add(callAt(3));
  await calls.close();
  expect(await ends()).toEqual([3]);
});
