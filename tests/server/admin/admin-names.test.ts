import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send } from '../../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

let gateway: RecordedGateway;

beforeAll(async () => {
  gateway = await RecordedGateway.start({
    configuration: ['discovery: true'],
    environment: { GATEWAY_ADMIN_NAMES: 'Gateway.Example.com, other.example.com' },
  });
});
afterAll(() => gateway.close());

async function statusOf(method: string, path: string, host: string): Promise<number> {
  const { status } = await send(gateway.gateway.adminAddress, { method, path, headers: { host } });
  return status;
}

const PAGES = [
  ['GET', '/metrics'],
  ['GET', '/nothing'],
] as const;

test('a page of another origin cannot read the admin port', async () => {
  const { adminAddress } = gateway.gateway;
  const headers = { origin: 'https://evil.example' };
  expect((await send(adminAddress, { method: 'GET', path: '/metrics', headers })).status).toBe(403);
});

test('the admin port changes nothing, and shows neither deployments nor routes', async () => {
  for (const path of ['/reload', '/restore', '/deployments', '/route'])
    expect(await statusOf('POST', path, '127.0.0.1')).toBe(404);
});

describe('a web page that points its domain to the admin port', () => {
  test.each(PAGES)('cannot use %s %s', async (method, path) => {
    for (const host of [
      'evil.example',
      'evil.example:8791',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ])
      expect([host, await statusOf(method, path, host)]).toEqual([host, 421]);
  });

  test('learns no more than that a gateway is there', async () => {
    expect(await statusOf('GET', '/healthz', 'evil.example')).toBe(200);
    expect(await statusOf('GET', '/readyz', 'evil.example')).toBe(200);
  });
});

test.each([
  '127.0.0.1',
  '10.0.0.7:8791',
  '[::1]:8791',
  '[fe80::1]',
  'localhost:8791',
  'gateway-1:8791',
  'gateway.apps.svc:8791',
  'node-7.internal',
  'GATEWAY.example.com:8791',
  'other.example.com.',
  hostname(),
])('the admin port can be called as %s', async (host) => {
  expect(await statusOf('GET', '/metrics', host)).toBe(200);
});
