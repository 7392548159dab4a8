import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createKey, updateKey } from '../../projects/keys.ts';
import { listKeys } from '../../scripts/test-bed/list-keys.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { exchangeBytes } from '../support/raw-socket.ts';
import { exampleRequest, type RequestChanges } from '../../scripts/test-bed/requests.ts';
import { limitedModelFor } from '../../scripts/test-bed/test-catalogue.ts';

let gateway: TestGateway;
let projectId = '';

beforeAll(async () => {
  gateway = await startTestGateway();
  const keys = await listKeys(gateway.gateway.services.store.database);
  projectId = keys.find(({ name }) => name === 'full')?.project_id ?? '';
});
afterEach(() => gateway.settle());
afterAll(() => gateway.close());

/** A key with a limit of requests per minute. */
async function newKey(requestsPerMinute: number | null): Promise<{ key: string; id: string }> {
  const wanted = { projectId, name: 'k', models: null, expiresAt: null, requestsPerMinute };
  const { plainKey, record } = await createKey(gateway.gateway.services.store.database, wanted);
  return { key: plainKey, id: record.id };
}

function embed(key: string, changes: RequestChanges = {}): Promise<TestAnswer> {
  return send(gateway.address, exampleRequest('createEmbedding', { key, ...changes }));
}

function chat(key: string, changes: RequestChanges = {}): Promise<TestAnswer> {
  return send(gateway.address, exampleRequest('createChatCompletion', { key, ...changes }));
}

function sendBody(key: string, body: string): Promise<TestAnswer> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  return send(gateway.address, { method: 'POST', path: '/v1/embeddings', headers, body });
}

async function statuses(count: number, call: () => Promise<TestAnswer>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await call()).status);
  return found;
}

describe('a limited key', () => {
  test('is served as often as its limit allows, over all operations, and other keys are not affected', async () => {
    const { key } = await newKey(3);
    const other = await newKey(3);
    expect(await statuses(2, () => embed(key))).toEqual([200, 200]);
    expect(await statuses(2, () => chat(key))).toEqual([200, 429]);
    expect(await statuses(1, () => embed(other.key))).toEqual([200]);
  });

  test('gets the remaining requests in the headers of each response, streams included', async () => {
    const { key } = await newKey(3);
    const first = await chat(key, { fields: { stream: true } });
    expect(first.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'ratelimit-policy': '"key";q=3;w=60',
      ratelimit: expect.stringMatching(/^"key";r=2;t=(60|59)$/),
    });
    const second = await chat(key, { model: limitedModelFor('chat') });
    expect(second.headers['ratelimit']).toMatch(/^"key";r=1;t=\d+, "tier";r=0;t=\d+$/);
  });

  test('may use all operations that need no model', async () => {
    const { key } = await newKey(1);
    expect(await statuses(2, () => embed(key))).toEqual([200, 429]);
    const lists = () => send(gateway.address, exampleRequest('listModels', { key }));
    const files = () => send(gateway.address, exampleRequest('listFiles', { key }));
    expect(await statuses(3, lists)).toEqual([200, 200, 200]);
    expect(await statuses(3, files)).toEqual([200, 200, 200]);
  });

  test('counts every request to a model, whatever it is refused for', async () => {
    const { key } = await newKey(5);
    expect(await statuses(1, () => embed(key, { model: 'acme/nothing' }))).toEqual([404]);
    expect(await statuses(1, () => embed(key, { model: '' }))).toEqual([422]);
    expect(await statuses(1, () => embed(key, { fields: { input: 7 } }))).toEqual([400]);
    expect(await statuses(1, () => sendBody(key, '{'))).toEqual([400]);
    expect(await statuses(2, () => embed(key))).toEqual([200, 429]);
    expect(await statuses(1, () => embed(key, { model: 'acme/nothing' }))).toEqual([429]);
    expect(await statuses(1, () => sendBody(key, '{'))).toEqual([429]);
  });

  test.each([
    ['that is no JSON', 'x'.repeat(1_500_000), 400],
    ['for an unknown model', JSON.stringify({ model: 'acme/nothing', input: 'x'.repeat(1_500_000) }), 404],
  ])('counts a large body %s', async (_what, body, status) => {
    const { key } = await newKey(2);
    expect(await statuses(3, () => sendBody(key, body))).toEqual([status, status, 429]);
  });

  test('that is exhausted is told so before it sends a large body', async () => {
    const { key } = await newKey(1);
    await embed(key);
    const head =
      'POST /v1/embeddings HTTP/1.1\r\nHost: gateway\r\nContent-Type: application/json\r\n' +
      `X-API-Key: ${key}\r\nContent-Length: 7000000\r\nExpect: 100-continue\r\n\r\n`;
    const received = await exchangeBytes(gateway.address, [head], (text) => text.includes('exceeded'));
    expect(received).toMatch(/^HTTP\/1\.1 429 /);
  });

  test('counts a large body once, for itself and for the tier of its model', async () => {
    const { key } = await newKey(5);
    const large = { input: 'x'.repeat(1_500_000) };
    const model = limitedModelFor('embedding');
    const first = await embed(key, { model, fields: large });
    expect(first.status).toBe(200);
    expect(first.headers['ratelimit']).toMatch(/^"key";r=4;t=\d+, "tier";r=0;t=\d+$/);
    const second = await embed(key, { fields: large });
    expect(second.headers['ratelimit']).toMatch(/^"key";r=3;t=\d+$/);
    const refused = await embed(key, { model, fields: large });
    expect(refused.status).toBe(429);
    expect(refused.headers['ratelimit']).toMatch(/^"key";r=2;t=\d+, "tier";r=0;t=\d+$/);
  });

  test('follows a change of its limit', async () => {
    const { key, id } = await newKey(1);
    expect(await statuses(2, () => embed(key))).toEqual([200, 429]);
    await updateKey(gateway.gateway.services.store, id, { requestsPerMinute: 3 });
    expect(await statuses(3, () => embed(key))).toEqual([200, 200, 429]);
    await updateKey(gateway.gateway.services.store, id, { requestsPerMinute: null });
    expect(await statuses(3, () => embed(key))).toEqual([200, 200, 200]);
  });

  test('that is exhausted reaches no upstream, and is counted in the metrics', async () => {
    const { key } = await newKey(1);
    await embed(key);
    gateway.upstream.reset();
    expect(await statuses(2, () => embed(key))).toEqual([429, 429]);
    expect(gateway.upstream.requests).toEqual([]);
    const { text } = await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
    expect(text).toMatch(
      /gateway_requests_total\{operation="createEmbedding",status="429",error="rate_limited"\} \d+/,
    );
    expect(text).toContain('gateway_rate_limit_degraded 0');
  });
});

test('without limits no response has limit headers', async () => {
  const { key } = await newKey(null);
  const { status, headers } = await embed(key);
  expect({ status, policy: headers['ratelimit-policy'] }).toEqual({ status: 200, policy: undefined });
});
