import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { startTestManagement, type TestManagement } from '../support/management/test-management.ts';

let management: TestManagement;
beforeAll(async () => {
  management = await startTestManagement();
});
afterEach(() => management.settle());
afterAll(() => management.close());

test('the overview has the calls of the last hour by model, the processes and the deployments', async () => {
  expect(jsonOf(await management.call('getOverview'))).toMatchObject({
    calls: {
      models: [{ model: 'acme/chat', calls: 1, errors: 0, first_token_ms: { median: 240, p95: 240 } }],
    },
    processes: [{ state: 'ready' }],
    deployments: { total: 1, ejected: [] },
  });
});
