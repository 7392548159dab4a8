import { postWithToken } from '../support/management/post.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { call } from '../../packages/sdk/runtime/call.ts';
import { Transport } from '../../packages/sdk/runtime/transport.ts';
import { operationsOf } from '../../packages/contract-tools/reading/contract.ts';
import type { ContractDocument } from '../../packages/contract-tools/reading/document.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { chat } from '../packages/sdk/runtime/scripted-server.ts';

// The lint holds the contract's form.
const contract = parse(
  readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'),
) as ContractDocument;

const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];
const SESSION_HEADERS = ['x-claude-code-session-id', 'session-id', 'x-session-id', 'thread-id'];
const CONVERSATIONS = new Set(['createChatCompletion', 'createMessage', 'createResponse']);

describe('the contract', () => {
  const operations = operationsOf(contract).filter(
    ({ operation }) => operation['x-gateway']?.model === 'body.model',
  );

  test.each(operations.map((one) => [one.operationId, one] as const))(
    'names the headers of %s',
    (id, one) => {
      const names = one.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
      const session = CONVERSATIONS.has(id) ? SESSION_HEADERS : [];
      expect(names).toEqual(expect.arrayContaining([...TRACE_HEADERS, ...session]));
      expect(names.includes('session-id')).toBe(CONVERSATIONS.has(id));
    },
  );
});

describe('the SDK', () => {
  let upstream: Upstream;
  let gateway: RecordedGateway;
  let transport: Transport;
  beforeAll(async () => {
    upstream = await Upstream.start();
    const backend = `{ kind: openai, base_url: '${upstream.baseUrl}', trace_context: all }`;
    const deployments = '[{ backend: up, model: one }, { backend: up, model: two }]';
    const configuration = [
      `backends: { up: ${backend} }`,
      'models:',
      `  acme/chat: { mode: chat, free: true, strategy: weighted, deployments: ${deployments} }`,
      'discovery: false',
    ];
    gateway = await RecordedGateway.start({ configuration });
    transport = new Transport({ baseUrl: gateway.address, apiKey: gateway.headers['x-api-key'] });
  });
  afterEach(() => upstream.reset());
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const ask = (headers: Record<string, string>, content = 'Hello') =>
    call<object>(
      transport,
      chat,
      { body: { model: 'acme/chat', messages: [{ role: 'user', content }] } },
      { headers },
    );

  test('sends the trace of the client to the backend', async () => {
    const trace = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'vendor=1',
      baggage: 'tenant=7',
    };
    await ask(trace);
    expect(upstream.last.headers).toMatchObject(trace);
  });

  test.each(SESSION_HEADERS)('keeps a session that %s names at one deployment', async (header) => {
    // Without the session all of them would be drawn alike with a chance of 1 to 2,000.
    for (let turn = 0; turn < 12; turn += 1) await ask({ [header]: `of ${header}` }, `turn ${turn}`);
    expect(new Set(upstream.requests.map(({ model }) => model)).size).toBe(1);
  });

  test('is served with a name that is too long, which names no session', async () => {
    const headers = { 'session-id': 'x'.repeat(5_000) };
    await expect(ask(headers)).resolves.toHaveProperty('choices');
    const body = JSON.stringify({ model: 'acme/chat', headers });
    const { managementAddress, services } = gateway.gateway;
    const explained = await postWithToken(
      managementAddress,
      services.store,
      '/admin/routes/explain',
      { 'content-type': 'application/json' },
      body,
    );
    expect(jsonOf(explained)).toMatchObject({ processes: [{ session: { source: 'conversation' } }] });
  });
});
