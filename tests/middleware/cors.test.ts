import { afterEach, describe, expect, test } from '@jest/globals';
import { allowBrowsers } from '../../middleware/cors.ts';
import { ExchangeServer, type PlainAnswer } from './exchange-server.ts';

const PAGE = 'https://app.example';
const CORS_HEADER = /^access-control-|^vary$/;

let server: ExchangeServer;
afterEach(() => server.close());

/** A server that knows `/models`, and `/open`, which every origin may call. */
async function start(origins: ReadonlySet<string> | undefined): Promise<void> {
  const allowBrowser = allowBrowsers({
    origins: () => origins,
    methodsOf: (path) => (path === '/models' || path === '/open' ? ['GET', 'POST'] : null),
    open: new Set(['/open']),
    exposed: ['x-request-id', 'retry-after'],
  });
  server = await ExchangeServer.start((app) => {
    app.use(allowBrowser);
    app.use((_request, response) => void response.status(200).end('passed'));
  });
}

const corsHeaders = ({ headers }: PlainAnswer): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => CORS_HEADER.test(name)));

const preflight = (path: string, origin: string): Promise<PlainAnswer> =>
  server.send(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

const readable = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'x-request-id, retry-after',
  ...(origin === '*' ? {} : { vary: 'Origin' }),
});
const permission = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, x-api-key, content-type, *',
  'access-control-max-age': '86400',
};

describe('a script', () => {
  test('of an allowed origin may read responses and send its headers', async () => {
    await start(new Set([PAGE]));
    expect(corsHeaders(await server.send('/models', { headers: { origin: PAGE } }))).toEqual(readable(PAGE));
    const response = await preflight('/models', PAGE);
    expect(response).toMatchObject({ status: 204, body: '' });
    expect(response.headers['x-request-id']).toBe(server.opened.at(-1)?.requestId);
    expect(corsHeaders(response)).toEqual({ ...readable(PAGE), ...permission });
  });

  test('of another origin, or of none, may not', async () => {
    await start(new Set([PAGE]));
    for (const response of [
      await server.send('/models', { headers: { origin: 'https://other.example' } }),
      await server.send('/models'),
      await preflight('/models', 'https://other.example'),
    ]) {
      expect(corsHeaders(response)).toEqual({});
      expect(response.body).toBe('passed');
    }
  });

  test('of any origin may where all are allowed', async () => {
    await start(new Set(['*']));
    expect(corsHeaders(await server.send('/models', { headers: { origin: PAGE } }))).toEqual(readable('*'));
    expect(corsHeaders(await server.send('/models'))).toEqual({});
  });

  test('may call what is open to all, whatever the operator allows', async () => {
    await start(undefined);
    expect(corsHeaders(await server.send('/open'))).toEqual(readable('*'));
    expect(corsHeaders(await preflight('/open', PAGE))).toEqual({ ...readable('*'), ...permission });
    expect(corsHeaders(await server.send('/models', { headers: { origin: PAGE } }))).toEqual({});
  });
});

test.each([
  ['OPTIONS without a method that is asked for', { method: 'OPTIONS', headers: { origin: PAGE } }, '/models'],
  ['another method', { headers: { origin: PAGE, 'access-control-request-method': 'POST' } }, '/models'],
  [
    'an unknown path',
    { method: 'OPTIONS', headers: { origin: PAGE, 'access-control-request-method': 'POST' } },
    '/nothing',
  ],
])('%s is not a preflight', async (_what, options, path) => {
  await start(new Set([PAGE]));
  const response = await server.send(path, options);
  expect(response).toMatchObject({ status: 200, body: 'passed' });
  expect(corsHeaders(response)).toEqual(readable(PAGE));
});
