import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { failure } from '../../../errors/gateway-error.ts';
import type { CallRecord } from '../../../ledger/recent-calls/call-record.ts';
import { listCalls } from '../../../ledger/recent-calls/find-calls.ts';
import { RecentCalls, type RecentCallsOptions } from '../../../ledger/recent-calls/recent-calls.ts';
import { newId } from '../../../storage/identifiers.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';

const NOON = Date.parse('2026-11-26T12:00:00.000Z');
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

function call(index: number, more: Partial<CallRecord> = {}): CallRecord {
  return {
    request_id: newId(),
    ended_at: new Date(NOON + index).toISOString(),
    duration_ms: 250,
    project_id: 'p1',
    key_id: 'k1',
    operation_id: 'createChatCompletion',
    model_id: 'acme/chat',
    served_model_id: '',
    deployment: 'one/m',
    status: 200,
    error: '',
    cost_nano_eur: BigInt(index),
    detail: { replica: 'r', process_id: 1, attempts: [], guardrails: [] },
    ...more,
  };
}

async function ends(): Promise<number[]> {
  const { calls } = await listCalls(store, {}, { limit: 1_000 });
  return calls.map(({ ended_at }) => Date.parse(ended_at ?? '') - NOON);
}

test('calls that are too old are removed, and those beyond the largest number, the oldest first', async () => {
  const calls = recentCalls({ maxRows: 3 });
  for (const index of [-31 * DAY_MS, 1, 2, 3, 4, 5]) calls.add(call(index));
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
  for (let index = 0; index < 8_200; index += 1) calls.add(call(index));
  expect(calls.dropped).toBe(8);
  await expect(calls.write()).rejects.toThrow();
  isAway = false;
  await calls.write();
  expect((await listCalls(store, {}, { limit: 10_000 })).calls).toHaveLength(8_192);
});

test('calls that the database refuses as such are dropped and counted, and later ones are written', async () => {
  const calls = recentCalls();
  calls.add(call(1, { status: 1e30 }));
  calls.add(call(2, { project_id: null as unknown as string }));
  await expect(calls.write()).rejects.toThrow();
  expect(calls.dropped).toBe(2);
  calls.add(call(3));
  await calls.close();
  expect(await ends()).toEqual([3]);
});

test('calls are found by project, key, model, deployment, status, cost and time', async () => {
  const attempts = [{ deployment: 'two/50%_m' }, { deployment: 'one/m' }];
  const detail = { ...call(0).detail, attempts };
  const calls = recentCalls();
  for (const one of [
    call(1, { project_id: 'p2' }),
    call(2, { key_id: 'k2' }),
    call(3, { model_id: 'acme/other' }),
    call(4, { served_model_id: 'acme/other' }),
    call(5, { detail }),
    call(6, { status: 503, error: 'model_overloaded' }),
    call(7, { error: 'bad_gateway' }),
    call(8, { cost_nano_eur: null }),
  ])
    calls.add(one);
  await calls.write();
  const found = async (filter: Parameters<typeof listCalls>[1]): Promise<number[]> =>
    (await listCalls(store, filter, { limit: 10 })).calls.map((one) => Date.parse(one.ended_at ?? '') - NOON);
  expect(await found({ projectId: 'p2' })).toEqual([1]);
  expect(await found({ keyId: 'k2' })).toEqual([2]);
  expect(await found({ model: 'acme/other' })).toEqual([4, 3]);
  expect(await found({ deployment: 'two/50%_m' })).toEqual([5]);
  expect(await found({ deployment: 'two/50__m' })).toEqual([]);
  expect(await found({ status: [500, 599] })).toEqual([6]);
  expect(await found({ isFailed: true })).toEqual([7, 6]);
  expect(await found({ minCostNanoEur: 7n })).toEqual([7]);
  const at = (index: number): string => new Date(NOON + index).toISOString();
  expect(await found({ from: at(2), until: at(4) })).toEqual([3, 2]);
});

test('pages follow each other without gaps and repetitions, also where calls ended in one millisecond', async () => {
  const calls = recentCalls();
  for (let index = 0; index < 7; index += 1) calls.add(call(index < 5 ? 1 : 2));
  await calls.write();
  const pages: string[][] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await listCalls(store, {}, { limit: 3, ...(after === undefined ? {} : { after }) });
    pages.push(page.calls.map((one) => one.request_id));
    after = page.next;
  }
  expect(pages.map((ids) => ids.length)).toEqual([3, 3, 1]);
  expect(new Set(pages.flat()).size).toBe(7);
});
