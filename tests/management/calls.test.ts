import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { CallList, FoundCall } from '../../generated/admin/contract.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { requireProject } from '../../projects/projects.ts';
import { keepCall } from '../support/management/kept-calls.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(() => management.close());

async function listed(query: string, token = management.tokens.viewer): Promise<CallList> {
  // The recorder has checked it against the contract.
  return jsonOf(await management.call('listCalls', { query, token })) as CallList;
}

test('a call shows each attempt with the error of the backend', async () => {
  const found = jsonOf(
    await management.call('getCall', { path: { request_id: management.callId } }),
  ) as FoundCall;
  expect(found).toMatchObject({
    call: { project: 'acme/research', key: 'laptop', cost_nano_eur: '1234000', error: null },
    detail: { replica: 'gateway-0', route: { strategy: 'failover', fallbacks: [] } },
    attempts: [
      { status: 500, upstream_text: 'It has stopped.' },
      { first_token_ms: 240, error: null },
    ],
    ledger: null,
  });
});

test('calls are found by project, key, error, cost, duration and time', async () => {
  const { id: projectId } = await requireProject(management.store.database, 'acme/research');
  const owner = { projectId, keyId: management.keyId };
  const dear = await keepCall(management.store, owner, {
    cost_nano_eur: 9_000_000_000n,
    duration_ms: 60_000,
  });
  const failed = await keepCall(management.store, owner, { status: 200, error: 'bad_gateway' });
  const idsOf = async (query: string): Promise<string[]> =>
    (await listed(query)).data.map(({ request_id: id }) => id);
  expect(await idsOf('?status=failed')).toEqual([failed]);
  expect(await idsOf('?min_cost_nano_eur=9000000000')).toEqual([dear]);
  expect(await idsOf(`?min_duration_ms=2000&key=${management.keyId}`)).toEqual([dear]);
  expect((await idsOf('?sort=-cost&limit=1')).concat(await idsOf('?sort=-duration&limit=1'))).toEqual([
    dear,
    dear,
  ]);
  expect(await idsOf('?project=acme%2Fresearch&error=bad_gateway')).toHaveLength(3);
  expect(await idsOf('?until=2026-01-01T00:00:00Z')).toEqual([]);
  expect(await idsOf('?from=2026-01-01T00:00:00%2B02:00')).toHaveLength(3);
});

test('a token of one organisation gets no calls of another', async () => {
  expect((await listed('', management.otherToken)).data).toEqual([]);
  const path = { request_id: management.callId };
  expect((await management.call('getCall', { path, token: management.otherToken })).status).toBe(403);
});

test('a client that requests the next page again and again gets each call once', async () => {
  const seen: string[] = [];
  const hasMore: boolean[] = [];
  let cursor: string | null = null;
  const poll = async (): Promise<void> => {
    const page: CallList = await listed(
      `?sort=ended_at&limit=1${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.data.map(({ request_id: id }) => id));
    cursor = page.next_cursor;
    expect(cursor).not.toBeNull();
    hasMore.push(page.has_more);
  };
  for (let count = 0; count < 5; count += 1) await poll();
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toContain(management.callId);
  expect(hasMore.at(-1)).toBe(false);
});

test('an invalid filter, order or cursor is 422', async () => {
  for (const query of [
    '?status=600',
    '?sort=cost',
    '?cursor=abc',
    '?cursor=12_a',
    '?from=yesterday',
    '?key=laptop',
  ])
    expect([query, (await management.call('listCalls', { query })).status]).toEqual([query, 422]);
});
