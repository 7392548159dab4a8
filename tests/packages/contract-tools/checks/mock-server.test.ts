import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSession } from '../../../../packages/contract-tools/checks/black-box/open-session.ts';
import { runProbes } from '../../../../packages/contract-tools/checks/black-box/run-probes.ts';
import { Target } from '../../../../packages/contract-tools/checks/black-box/target.ts';
import { gatewayContract, managementContract } from '../../../../packages/contract-tools/checks/contract.ts';
import { adminDocument, contractDocument } from '../../../../packages/contract-tools/checks/document.ts';
import { operations } from '../../../../generated/admin/operations.ts';
import { createMockServer } from '../../../../packages/contract-tools/checks/mock/mock-server.ts';
import { jsonOf, send } from '../../../../scripts/test-bed/client.ts';
import { managementRequest } from '../../../support/management/requests.ts';
import { LOCAL_MODELS } from './local-gateway.ts';

let server: Server;
let address: string;
beforeAll(async () => {
  server = createMockServer(gatewayContract(), contractDocument());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address of this form.
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('every example of the mock server, streaming and non-streaming, is valid', async () => {
  const session = openSession({
    target: new Target({ url: address, timeoutMs: 2_000 }),
    models: LOCAL_MODELS,
    keys: { full: 'any' },
    slow: false,
  });
  const options = { allowedHeaders: [], only: [], skip: ['over the limit'], strict: true, concurrency: 4 };
  const { results } = await runProbes(session, options);
  const examples = results.filter(({ name }) => /with its example|of what was created/.test(name));
  expect(examples.length).toBeGreaterThan(40);
  expect(examples.flatMap(({ name, findings }) => findings.map((one) => `${name}: ${one}`))).toEqual([]);
}, 300_000);

test('Prefer selects another declared status', async () => {
  const headers = { authorization: 'Bearer any', prefer: 'code=503' };
  const response = await send(address, { method: 'GET', path: '/v1/models', headers });
  expect(response.status).toBe(503);
  expect(response.headers['retry-after']).toBe('1');
  expect(jsonOf(response)).toMatchObject({ detail: { error_type: 'service_unavailable' } });
});

test('a request without a required key is refused', async () => {
  expect((await send(address, { method: 'GET', path: '/v1/models', headers: {} })).status).toBe(401);
  expect((await send(address, { method: 'GET', path: '/v1/model/info', headers: {} })).status).toBe(200);
});

test('the mock server has every operation of the management, with the status of its success', async () => {
  const management = createMockServer(managementContract(), adminDocument());
  management.listen(0, '127.0.0.1');
  await once(management, 'listening');
  // As above.
  const own = `http://127.0.0.1:${(management.address() as AddressInfo).port}`;
  try {
    for (const { operationId, responses } of operations) {
      const response = await send(own, managementRequest(operationId, { token: 'any' }));
      const [success] = Object.keys(responses);
      expect([operationId, `${response.status}`]).toEqual([operationId, success]);
    }
  } finally {
    management.close();
    management.closeAllConnections();
  }
});
