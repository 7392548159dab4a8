import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import type { RequestChanges } from '../support/management/requests.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';
import type { OperationId } from '../../generated/admin/contract.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(() => management.close());

/** Times of the format of the contract that no clock of the gateway has. */
const TIMES = ['2016-12-31T23:59:60Z', '9999-12-31T23:59:59-01:00'];

test('a time that no clock has is 422 in each operation', async () => {
  const { keyId: key_id } = management;
  const { data } = jsonOf(await management.call('listBudgets')) as { data: { id: string }[] };
  const budget = String(data[0]?.id);
  await management.call('updateBudget', { body: { limit_eur_cents: 500 } });
  for (const time of TIMES) {
    const inQuery = (name: string): RequestChanges => ({ query: `?${name}=${encodeURIComponent(time)}` });
    const requests: readonly (readonly [OperationId, RequestChanges])[] = [
      ...(['listCalls', 'reportUsage', 'listAuditEntries'] as const).flatMap((id) => [
        [id, inQuery('from')] as const,
        [id, inQuery('until')] as const,
      ]),
      ['createKey', { body: { name: 'late', expires_at: time } }],
      ['updateKey', { path: { key_id }, body: { expires_at: time } }],
      ['createToken', { body: { name: 'late', role: 'viewer', expires_at: time } }],
      ['changeBudget', { path: { budget }, body: { top_up: { eur_cents: 5, until: time, reason: 'late' } } }],
    ];
    for (const [id, changes] of requests)
      expect([id, time, (await management.call(id, changes)).status]).toEqual([id, time, 422]);
  }
});
