import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jsonOf, send } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { exampleFields, exampleRequest } from '../../scripts/test-bed/requests.ts';
import { INVALID_BODIES } from './invalid-bodies.ts';

let world: TestGateway;
beforeAll(async () => {
  world = await startTestGateway();
});
afterAll(() => world.close());

test.each(INVALID_BODIES)('%s with %j names %j', async (operationId, changes, param, reason) => {
  const request = exampleRequest(operationId, { key: world.keys.full });
  const body = JSON.stringify({ ...exampleFields(operationId), ...changes });
  const headers = { ...request.headers, 'content-length': String(Buffer.byteLength(body)) };
  const response = await send(world.address, { ...request, headers, body });
  expect(response.status).toBe(400);
  expect(jsonOf(response)).toMatchObject({
    error: { type: 'invalid_request_error', param, message: expect.stringContaining(reason) },
  });
  expect(world.upstream.requests).toHaveLength(0);
  world.settle();
});

test('the table has at least a hundred bodies', () => {
  expect(INVALID_BODIES.length).toBeGreaterThanOrEqual(100);
});
