import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { CallRecord } from '../../../ledger/recent-calls/call-record.ts';
import { listCalls, type CallOrder } from '../../../ledger/recent-calls/list-calls.ts';
import { RecentCalls } from '../../../ledger/recent-calls/recent-calls.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { callAt, NOON } from './recent-calls-scene.ts';

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

async function keep(...calls: CallRecord[]): Promise<void> {
  const room = new RecentCalls({ store, retentionMs: 1e12, maxRows: 1_000, space: null });
  for (const one of calls) room.add(one);
  await room.write();
}

/** The milliseconds after noon of all calls, page by page. */
async function pagesOf(
  query: Omit<Parameters<typeof listCalls>[2], 'after'>,
  filter = {},
): Promise<number[][]> {
  const pages: number[][] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await listCalls(store, filter, { ...query, ...(after === undefined ? {} : { after }) });
    pages.push(page.calls.map(({ ended_at: end }) => Date.parse(end ?? '') - NOON));
    after = page.next;
  }
  return pages;
}

test('calls are found by project, key, model, deployment, status, cost, tag and time', async () => {
  const attempts = [{ deployment: 'two/50%_m', error: 'bad_gateway' }, { deployment: 'one/m' }];
  const detail = { ...callAt(0).detail, attempts };
  await keep(
    callAt(1, { project_id: 'p2' }),
    callAt(2, { key_id: 'k2' }),
    callAt(3, { model_id: 'acme/other' }),
    callAt(4, { served_model_id: 'acme/other' }),
    callAt(5, { detail }),
    callAt(6, { status: 503, error: 'model_overloaded' }),
    callAt(7, { error: 'bad_gateway' }),
    callAt(8, { cost_nano_eur: null, duration_ms: 900 }),
    callAt(9, { tags: '{"team":"a \\"b\\" %","tool":"codex"}' }),
  );
  const found = async (filter: Parameters<typeof listCalls>[1]): Promise<number[]> =>
    (await listCalls(store, filter, { limit: 10 })).calls.map((one) => Date.parse(one.ended_at ?? '') - NOON);
  expect(await found({ projectId: 'p2' })).toEqual([1]);
  expect(await found({ keyId: 'k2' })).toEqual([2]);
  expect(await found({ model: 'acme/other' })).toEqual([4, 3]);
  expect(await found({ deployment: 'two/50%_m', error: 'bad_gateway' })).toEqual([5]);
  expect(await found({ deployment: 'two/50__m' })).toEqual([]);
  expect(await found({ status: [500, 599] })).toEqual([6]);
  expect(await found({ isFailed: true })).toEqual([7, 6]);
  expect(await found({ minCostNanoEur: 7n })).toEqual([9, 7]);
  expect(await found({ minDurationMs: 900 })).toEqual([8]);
  expect(await found({ error: 'bad_gateway' })).toEqual([7, 5]);
  expect(await found({ tag: ['tool', 'codex'] })).toEqual([9]);
  expect(await found({ tag: ['team', 'a "b" %'] })).toEqual([9]);
  expect(await found({ tag: ['tool', 'Codex'] })).toEqual([]);
  expect(await found({ tag: ['tool', 'code'] })).toEqual([]);
  const at = (index: number): string => new Date(NOON + index).toISOString();
  expect(await found({ from: at(2), until: at(4) })).toEqual([3, 2]);
});

test('pages follow each other without gaps and repetitions, also where calls ended in one millisecond', async () => {
  const ids = Array.from({ length: 7 }, (_none, index) => callAt(index < 5 ? 1 : 2));
  await keep(...ids);
  const until = new Date(NOON + 10).toISOString();
  expect(await pagesOf({ limit: 3 })).toEqual([[2, 2, 1], [1, 1, 1], [1]]);
  expect(await pagesOf({ limit: 3, order: 'ended_at' }, { until })).toEqual([[1, 1, 1], [1, 1, 2], [2]]);
});

test('calls are listed by cost and duration', async () => {
  await keep(
    callAt(1, { cost_nano_eur: 5n }),
    callAt(2, { cost_nano_eur: null, duration_ms: 900 }),
    callAt(3, { cost_nano_eur: 5n, duration_ms: 10 }),
    callAt(4, { cost_nano_eur: 9n, duration_ms: 20 }),
  );
  expect((await pagesOf({ limit: 1, order: '-cost' })).flat().toString()).toMatch(/^4,(1,3|3,1),2$/);
  expect(await pagesOf({ limit: 3, order: '-duration' })).toEqual([[2, 1, 4], [3]]);
});

test('a page looks through a bounded number of calls, and the next one continues', async () => {
  const kept = Array.from({ length: 10 }, (_none, index) =>
    callAt(index, { key_id: index % 5 === 0 ? 'k2' : 'k1' }),
  );
  await keep(...kept);
  const pages = await pagesOf({ limit: 5, searched: 3 }, { keyId: 'k2' });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flat()).toEqual([5, 0]);
  await expect(listCalls(store, {}, { limit: 5, order: '-cost', searched: 3 })).rejects.toThrow(
    'at most 3 calls',
  );
});

test('who follows the calls by the cursor gets those that end later, and each once', async () => {
  const at = (agoMs: number): Partial<CallRecord> => ({
    ended_at: new Date(Date.now() - agoMs).toISOString(),
  });
  await keep(callAt(1, at(60_000)), callAt(2, at(50_000)));
  const query = { limit: 10, order: 'ended_at' as CallOrder };
  const first = await listCalls(store, {}, { ...query, limit: 1 });
  const second = await listCalls(store, {}, { ...query, after: first.next });
  const none = await listCalls(store, {}, { ...query, after: second.next });
  expect([first, second, none].map(({ calls }) => calls.length)).toEqual([1, 1, 0]);
  // A call of the last moment is held back: an earlier one of another process may not be written yet.
  await keep(callAt(3, at(0)));
  const held = await listCalls(store, {}, { ...query, after: none.next });
  expect(held.calls).toEqual([]);
  expect(held.next).not.toBeNull();
});

test('the cursor of another order is refused', async () => {
  for (const [order, after] of [
    ['-cost', '2026-11-26T12:00:00.000Z_a'],
    ['-ended_at', '12_a'],
    ['-cost', ''],
  ] as const)
    await expect(listCalls(store, {}, { limit: 1, order, after })).rejects.toThrow('another order');
});
