import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send, type TestRequest } from '../../scripts/test-bed/client.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';

const PAGE = 'https://app.example';
const BACKEND = `
backends:
  none: { kind: openai, base_url: 'http://127.0.0.1:9' }
models:
  acme/chat: { mode: chat, deployments: [{ backend: none, model: m }], free: true }
discovery: false
`;

const folders: string[] = [];
const gateways: GatewayProcess[] = [];
let open: GatewayProcess;
let closed: GatewayProcess;
let wide: GatewayProcess;

async function started(cors: string): Promise<GatewayProcess> {
  const folder = await gatewayFolder(BACKEND + cors);
  folders.push(folder);
  const gateway = await GatewayProcess.start({ folder });
  gateways.push(gateway);
  return gateway;
}

beforeAll(async () => {
  open = await started(`cors: { origins: ['${PAGE}'] }\n`);
  wide = await started(`cors: { origins: ['*'] }\n`);
  closed = await started('');
}, 120_000);

afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.kill()));
  await Promise.all(folders.map(removeFolder));
});

function call(gateway: GatewayProcess, origin: string | null, more: Partial<TestRequest> = {}) {
  const headers = { 'x-api-key': gateway.key, ...(origin === null ? {} : { origin }), ...more.headers };
  return send(gateway.address, { method: 'GET', path: '/v1/models', ...more, headers });
}

function preflight(gateway: GatewayProcess, path: string, origin = PAGE) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-a',
  };
  return send(gateway.address, { method: 'OPTIONS', path, headers });
}

function corsHeaders(headers: Record<string, unknown>): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-') || name === 'vary');
}

describe('with cors in gateway.yaml', () => {
  test('scripts of the origin may read responses, their headers, and errors without a key', async () => {
    const { status, headers } = await call(open, PAGE);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(PAGE);
    expect(headers['vary']).toBe('Origin');
    for (const name of ['x-request-id', 'retry-after-ms', 'ratelimit', 'x-should-retry'])
      expect(headers['access-control-expose-headers']).toContain(name);
    const refused = await send(open.address, {
      method: 'GET',
      path: '/v1/models',
      headers: { origin: PAGE },
    });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, PAGE]);
  });

  test('other origins, and requests without an origin, get no CORS headers', async () => {
    for (const origin of [null, 'https://evil.example', 'https://app.example.evil.example', 'null'])
      expect(corsHeaders((await call(open, origin)).headers)).toEqual([]);
    expect((await preflight(open, '/v1/chat/completions', 'https://evil.example')).status).toBe(405);
  });

  test('a preflight lists the methods of its path, needs no key and reflects nothing', async () => {
    const { status, headers } = await preflight(open, '/v1/files/0199f3c2-7a51-7c3e-9d0b-5a1f2e3d4c5b');
    expect(status).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('GET, DELETE');
    expect(headers['access-control-allow-headers']).toBe('authorization, x-api-key, content-type, *');
    expect(Number(headers['access-control-max-age'])).toBeGreaterThan(0);
    expect((await preflight(open, '/v1/nothing')).status).toBe(404);
  });

  test('an asterisk allows every origin', async () => {
    const { headers } = await call(wide, 'https://anything.example');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['vary']).toBeUndefined();
  });

  test('public operations stay open to every origin', async () => {
    const { headers } = await call(open, 'https://evil.example', { path: '/v1/model/info' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

test('without it pages may call public operations only', async () => {
  expect(corsHeaders((await call(closed, PAGE)).headers)).toEqual([]);
  expect((await preflight(closed, '/v1/chat/completions')).status).toBe(405);
  expect((await call(closed, PAGE, { path: '/v1/model/info' })).headers['access-control-allow-origin']).toBe(
    '*',
  );
});

test('an invalid origin stops the start', async () => {
  for (const origin of ['https://app.example/', 'app.example', 'https://*.example/x'])
    await expect(started(`cors: { origins: ['${origin}'] }\n`)).rejects.toThrow();
}, 120_000);
