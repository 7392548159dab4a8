import { afterEach, describe, expect, test } from '@jest/globals';
import { GatewayManagement } from '../../../../packages/sdk/admin.ts';
import { call, stream } from '../../../../packages/sdk/runtime/call.ts';
import {
  BudgetExceededError,
  ConnectionError,
  ResponseError,
  TimeoutError,
} from '../../../../packages/sdk/runtime/errors.ts';
import type { OperationDescription } from '../../../../packages/sdk/runtime/operation.ts';
import { retryDelayMs } from '../../../../packages/sdk/runtime/retries.ts';
import { Transport, type RetryOptions } from '../../../../packages/sdk/runtime/transport.ts';
import * as scripted from './scripted-server.ts';
import { chat, cut, json, silence, startScriptedServer, text, type Reply } from './scripted-server.ts';

const { events } = scripted;
const soon = { 'retry-after-ms': '1' };
let server: scripted.ScriptedServer;

// One of the tests needs no server, and may be the first.
afterEach(() => server?.close());

async function attempt(replies: Reply[], options: RetryOptions & { signal?: AbortSignal } = {}) {
  server = await startScriptedServer(...replies);
  const transport = new Transport({ baseUrl: server.baseUrl, apiKey: 'key' });
  return call<unknown>(transport, chat, { body: { model: 'a/b' } }, options).catch(
    (thrown: unknown) => thrown,
  );
}

describe('the SDK retries a request by the retry table', () => {
  test.each([408, 429, 500, 502, 503, 504])('%s is tried again', async (status) => {
    expect(await attempt([text('no', status, soon), json({ ok: true })])).toEqual({ ok: true });
    expect(server.requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 405, 413, 415, 422])('%s is not', async (status) => {
    expect(await attempt([text('no', status), json({})])).toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  test('a failed connection is retried with the same body', async () => {
    expect(await attempt([cut, json({ ok: true })])).toEqual({ ok: true });
    expect(server.requests.map(({ body }) => body)).toEqual(['{"model":"a/b"}', '{"model":"a/b"}']);
  });

  test('x-should-retry overrides the table in both directions', async () => {
    const budget = json({ exceeded: true, limit_eur_cents: 1 }, 429, { 'x-should-retry': 'false' });
    expect(await attempt([budget, json({})])).toBeInstanceOf(BudgetExceededError);
    expect(server.requests).toHaveLength(1);
    await server.close();
    const advised = text('no', 400, { 'x-should-retry': 'true', ...soon });
    expect(await attempt([advised, json({ ok: true })])).toEqual({ ok: true });
  });

  test('a request whose new keys no second response has is sent once, and its preview again', async () => {
    const lost = [cut, json({ changes: [], keys: [], warnings: [], failure: null })];
    const file = { organisations: { acme: null } };
    const managementOf = ({ baseUrl }: scripted.ScriptedServer) =>
      new GatewayManagement({ baseUrl, token: 'gwa_1', maxRetries: 2 });
    for (const reply of [cut, text('no', 503, soon), text('no', 408, soon)]) {
      server = await startScriptedServer(reply);
      await expect(managementOf(server).applyOrganisations({}, file)).rejects.toThrow();
      expect(server.requests).toHaveLength(1);
      await server.close();
    }
    server = await startScriptedServer(...lost);
    expect(await managementOf(server).applyOrganisations({ dry_run: true }, file)).toMatchObject({
      keys: [],
    });
    await server.close();
    // A caller that wants it says so for the call.
    server = await startScriptedServer(...lost);
    await managementOf(server).applyOrganisations({}, file, { maxRetries: 1 });
    expect(server.requests).toHaveLength(2);
  });

  test('maxRetries limits the attempts, and 0 means one attempt', async () => {
    const refusing = [text('no', 503, soon)];
    expect(await attempt(refusing, { maxRetries: 3 })).toBeInstanceOf(ResponseError);
    expect(server.requests).toHaveLength(4);
    await server.close();
    await attempt(refusing, { maxRetries: 0 });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['retry-after-ms before Retry-After', { 'retry-after-ms': '300', 'retry-after': '50' }, 300],
    ['seconds', { 'retry-after': '1' }, 1000],
    ['a date', { 'retry-after': new Date(Date.now() + 600_000).toUTCString() }, null],
    ['more than a minute', { 'retry-after': '61' }, null],
  ])('the gateway sets the delay: %s', async (_, headers, leastMs) => {
    await attempt([text('later', 503, headers), json({ ok: true })]);
    const [first, second] = server.requests;
    if (leastMs === null) expect(second).toBeUndefined();
    else expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(leastMs - 2);
  });

  test('the default delay doubles up to eight seconds, with jitter', () => {
    const delays = (attempt: number) =>
      Array.from({ length: 50 }, () => retryDelayMs(new ConnectionError('listModels', 'gone'), attempt) ?? 0);
    for (const [attempt, mostMs] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
      const found = delays(attempt);
      expect(Math.max(...found)).toBeLessThanOrEqual(mostMs);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(mostMs * 0.75);
      expect(new Set(found).size).toBeGreaterThan(1);
    }
  });

  test('a date in the past means no delay', async () => {
    const past = { 'retry-after': new Date(0).toUTCString() };
    expect(await attempt([text('later', 503, past), json({ ok: true })])).toEqual({ ok: true });
  });

  test('a stream is retried only until it begins', async () => {
    server = await startScriptedServer(text('no', 503, soon), events('{"n":1}'), events('{"n":2}', '[DONE]'));
    const transport = new Transport({ baseUrl: server.baseUrl });
    const seen: unknown[] = [];
    const read = async () => {
      for await (const event of stream(transport, chat, { body: {} })) seen.push(event);
    };
    await expect(read()).rejects.toMatchObject({ name: 'IncompleteStreamError' });
    expect(seen).toEqual([{ n: 1 }]);
    expect(server.requests).toHaveLength(2);
  });

  test('each attempt requests the key again', async () => {
    server = await startScriptedServer(text('no', 503, soon), json({}));
    let count = 0;
    const transport = new Transport({ baseUrl: server.baseUrl, apiKey: () => `key-${++count}` });
    await call(transport, chat, { body: {} });
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer key-1',
      'Bearer key-2',
    ]);
  });
});

/** The result of a call: a download or events. */
type Reading = AsyncIterable<unknown> & { text(): Promise<string> };

describe('timeouts', () => {
  test('timeout ends an attempt, and the next one may succeed', async () => {
    expect(await attempt([silence, json({ ok: true })], { timeout: 3000 })).toEqual({ ok: true });
    await server.close();
    expect(await attempt([silence], { timeout: 100, maxRetries: 0 })).toBeInstanceOf(TimeoutError);
  });

  test('totalTimeout ends all attempts together, including delays', async () => {
    expect(await attempt([silence], { totalTimeout: 200, maxRetries: 50 })).toBeInstanceOf(TimeoutError);
    await server.close();
    const later = text('later', 503, { 'retry-after': '30' });
    expect(await attempt([later], { totalTimeout: 20_000 })).toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(1);
  });

  test('a stalled body and a stalled stream time out', async () => {
    const stalling: Reply = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '10' });
      response.write('{');
    };
    expect(await attempt([stalling], { timeout: 200 })).toBeInstanceOf(TimeoutError);
    await server.close();
    server = await startScriptedServer((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"n":1}\n\n');
    });
    const transport = new Transport({ baseUrl: server.baseUrl, timeout: 200, maxRetries: 0 });
    const seen: unknown[] = [];
    const read = async () => {
      for await (const event of stream(transport, chat, { body: {} })) seen.push(event);
    };
    await expect(read()).rejects.toBeInstanceOf(TimeoutError);
  });

  test('a late read of a stream or a download does not time out', async () => {
    const late = async (type: string, operation: OperationDescription): Promise<Reading> => {
      server = await startScriptedServer((response) => {
        response.writeHead(200, { 'content-type': type }).end('data: {"n":1}\n\ndata: [DONE]\n\n');
      });
      const transport = new Transport({ baseUrl: server.baseUrl, timeout: 300, maxRetries: 0 });
      const opened = await call<Reading>(transport, operation, { body: { stream: true } });
      await new Promise((resolve) => setTimeout(resolve, 600));
      return opened;
    };
    const download = await late('audio/mpeg', { ...chat, accept: ['audio/mpeg'], stream: null });
    expect(await download.text()).toContain('[DONE]');
    await server.close();
    const seen: unknown[] = [];
    for await (const event of await late('text/event-stream', chat)) seen.push(event);
    expect(seen).toEqual([{ n: 1 }]);
  });

  test('an abort ends the attempt or the delay with its own reason', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const hanging: Reply = () => controller.abort(reason);
    expect(await attempt([hanging], { signal: controller.signal })).toBe(reason);
    await server.close();
    const second = new AbortController();
    const refusing: Reply = (response) => {
      response.writeHead(503, { 'retry-after': '50' }).end();
      response.on('finish', () => setTimeout(() => second.abort(reason), 50));
    };
    expect(await attempt([refusing], { signal: second.signal })).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  test('an unreachable gateway is a ConnectionError', async () => {
    server = await startScriptedServer(silence);
    const transport = new Transport({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
    await expect(call(transport, chat, { body: {} })).rejects.toBeInstanceOf(ConnectionError);
  });
});
