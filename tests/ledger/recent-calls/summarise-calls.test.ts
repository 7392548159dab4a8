import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RecentCalls } from '../../../ledger/recent-calls/recent-calls.ts';
import { summariseCalls } from '../../../ledger/recent-calls/summarise-calls.ts';
import type { Store } from '../../../storage/store.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';
import { callAt, NOON } from './recent-calls-scene.ts';

let folder: TemporaryFolder;
let store: Store;

beforeAll(async () => {
  folder = await TemporaryFolder.make();
  store = await folder.openStore();
  const calls = new RecentCalls({ store, retentionMs: 1e12, maxRows: 1_000, space: null });
  for (let index = 1; index <= 100; index += 1) calls.add(callAt(index, { first_token_ms: 10 * index }));
  calls.add(callAt(101, { status: 503, error: 'model_overloaded', first_token_ms: null }));
  calls.add(callAt(102, { status: 400, error: 'validation_error', first_token_ms: null }));
  calls.add(callAt(103, { served_model_id: 'acme/other', first_token_ms: null }));
  await calls.write();
});
afterAll(() => folder[Symbol.asyncDispose]());

const at = (index: number): string => new Date(NOON + index).toISOString();

test('the calls of each model are summed up, by the model that served them', async () => {
  expect(await summariseCalls(store, at(0))).toEqual({
    since: at(0),
    models: [
      { model: 'acme/chat', calls: 102, errors: 2, serverErrors: 1, firstTokenMs: { median: 500, p95: 950 } },
      { model: 'acme/other', calls: 1, errors: 0, serverErrors: 0, firstTokenMs: null },
    ],
  });
  expect(await summariseCalls(store, at(200))).toEqual({ since: at(200), models: [] });
});

test('the summary has a bounded number of calls, and says since when', async () => {
  const { since, models } = await summariseCalls(store, at(0), 10);
  expect(since).toBe(at(93));
  expect(models.reduce((sum, { calls }) => sum + calls, 0)).toBe(11);
});
