import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { jsonOf, send } from '../../../scripts/test-bed/client.ts';
import { SUBJECT_TOKEN, TokenServer } from '../../support/google/token-server.ts';
import { VertexServer } from '../../support/google/vertex-server.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { TemporaryFolder } from '../../storage/temporary-store.ts';

let google: TokenServer;
let vertex: VertexServer;
let gateway: RecordedGateway;
let folder: TemporaryFolder;
const variable = process.env['GOOGLE_APPLICATION_CREDENTIALS'];

const MODELS = { gemini: 'gemini-2.5-flash', claude: 'claude-sonnet-4-5@20250929' };

beforeAll(async () => {
  google = await TokenServer.start();
  vertex = await VertexServer.start((authorization) => google.isValid(authorization));
  folder = await TemporaryFolder.make();
  const [subject, credentials] = ['subject', 'credentials.json'].map((name) => join(folder.path, name));
  await writeFile(subject ?? '', SUBJECT_TOKEN);
  await writeFile(credentials ?? '', google.workload(subject ?? ''));
  process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials;
});
afterAll(async () => {
  if (variable === undefined) delete process.env['GOOGLE_APPLICATION_CREDENTIALS'];
  else process.env['GOOGLE_APPLICATION_CREDENTIALS'] = variable;
  await vertex.close();
  await google.close();
  await folder[Symbol.asyncDispose]();
});

// Each test begins without a token.
beforeEach(async () => {
  google.reset();
  vertex.reset();
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  vertex: { kind: vertex, base_url: '${vertex.address}' }`,
      `  keyed: { kind: vertex, base_url: '${vertex.address}', api_key: vertex-key }`,
      'models:',
      ...Object.entries({ ...MODELS, keyed: MODELS.gemini }).map(
        ([id, model]) =>
          `  acme/${id}: { mode: chat, free: true, deployments: [{ backend: ${id === 'keyed' ? id : 'vertex'}, model: '${model}' }] }`,
      ),
    ],
  });
});
afterEach(() => gateway.close());

const messages = [{ role: 'user', content: 'Hi' }];
const MESSAGES = '/v1/messages';
const CALLERS: [path: string, body: object, ending: RegExp][] = [
  ['/v1/chat/completions', { messages }, /data: \[DONE\]\n\n$/],
  [MESSAGES, { messages, max_tokens: 9 }, /event: message_stop\ndata: \{"type":"message_stop"\}\n\n$/],
  ['/v1/responses', { input: 'Hi' }, /event: response\.completed\ndata: .*\n\n$/],
];

describe.each(['gemini', 'claude'] as const)('%s on Vertex AI serves', (id) => {
  test('clients of each format, streaming or not, with one sign-in', async () => {
    for (const [path, body, ending] of CALLERS) {
      const whole = await gateway.call(path, { model: `acme/${id}`, ...body });
      expect([whole.status, whole.text]).toEqual([200, expect.stringMatching(/Hello|Grüße/)]);
      expect(jsonOf(whole)).toMatchObject({ model: `acme/${id}` });
      const streamed = await gateway.call(path, { model: `acme/${id}`, stream: true, ...body });
      expect([streamed.status, streamed.text]).toEqual([200, expect.stringMatching(ending)]);
      expect(whole.text + streamed.text).not.toContain(MODELS[id]);
    }
    expect(google.signIns).toEqual(['/sts']);
  });

  test('the token count of a message', async () => {
    const tools = [{ name: 'look_up', input_schema: { type: 'object' } }];
    const body = { model: `acme/${id}`, messages, tools, tool_choice: { type: 'any' } };
    const headers = { 'content-type': 'application/json', 'anthropic-beta': 'web-search-2025-03-05' };
    const request = { method: 'POST', path: '/v1/messages/count_tokens', body: JSON.stringify(body) };
    const answer = await send(gateway.address, { ...request, headers: { ...headers, ...gateway.headers } });
    expect(jsonOf(answer)).toEqual({ input_tokens: id === 'gemini' ? 21 : 12 });
    // Google refuses features there that it takes for a message (BerriAI/litellm#39597, anthropics/claude-code#12429).
    expect(vertex.last.headers['anthropic-beta']).toBeUndefined();
  });

  test('a request whose token was revoked, with a new one', async () => {
    const body = { model: `acme/${id}`, messages, max_tokens: 9 };
    await gateway.call(MESSAGES, body);
    google.revokeAll();
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.call(MESSAGES, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(google.signIns).toHaveLength(2);
  });
});

test('many requests at the start sign in once', async () => {
  const body = { model: 'acme/gemini', messages, max_tokens: 9 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.call(MESSAGES, body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(google.signIns).toHaveLength(1);
});

test('a token that stays refused is the failure of the gateway, after one renewal', async () => {
  vertex.next({ kind: 'status', status: 401 }, { kind: 'status', status: 401 });
  const answer = await gateway.call(MESSAGES, { model: 'acme/claude', messages, max_tokens: 9 });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(answer.text).not.toMatch(/ya29|secret/i);
  expect(google.signIns).toHaveLength(2);
});

test('a sign-in that fails is 502, and the next request signs in again', async () => {
  google.next(...Array.from({ length: 8 }, () => ({ status: 503, body: { error: 'unavailable' } })));
  const body = { model: 'acme/gemini', messages, max_tokens: 9 };
  const failed = await gateway.call(MESSAGES, body);
  expect(failed.status).toBe(502);
  expect(failed.text).not.toMatch(/Google|sts|unavailable/);
  google.reset();
  expect((await gateway.call(MESSAGES, body)).status).toBe(200);
});

test('Claude gets the headers and tools of its format, and Gemini neither', async () => {
  const tools = [{ type: 'web_search_20250305', name: 'web_search' }];
  const sentFor = async (id: string) => {
    const headers = {
      ...gateway.headers,
      'anthropic-beta': 'x-2025-01-01',
      'anthropic-version': '2023-06-01',
    };
    const response = await fetch(gateway.address + MESSAGES, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ model: `acme/${id}`, messages, max_tokens: 9, tools, top_k: 5 }),
    });
    expect([response.status, await response.text()]).toEqual([200, expect.anything()]);
    return vertex.last;
  };
  const claude = await sentFor('claude');
  expect(claude.path).toMatch(/\/publishers\/anthropic\/models\/claude-sonnet-4-5@20250929:rawPredict$/);
  expect(claude.headers['anthropic-beta']).toBe('x-2025-01-01');
  expect(claude.fields).toEqual({
    anthropic_version: 'vertex-2023-10-16',
    messages,
    max_tokens: 9,
    tools,
    top_k: 5,
  });
  const gemini = await sentFor('gemini');
  expect(gemini.headers).not.toHaveProperty('anthropic-beta');
  expect(gemini.fields).not.toHaveProperty('tools');
});

test('audio and efforts of clients of chat reach Gemini', async () => {
  const audio = { type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } };
  const body = { messages: [{ role: 'user', content: [audio] }], reasoning_effort: 'low' };
  const path = '/v1/chat/completions';
  expect((await gateway.call(path, { model: 'acme/gemini', ...body })).status).toBe(200);
  expect(vertex.last.fields).toMatchObject({
    contents: [{ parts: [{ inlineData: { mimeType: 'audio/wav' } }] }],
    generationConfig: { thinkingConfig: { thinkingBudget: 1_024 } },
  });
  expect((await gateway.call(path, { model: 'acme/claude', ...body })).status).toBe(400);
});

test('an API key is sent without a sign-in', async () => {
  expect((await gateway.call(MESSAGES, { model: 'acme/keyed', messages, max_tokens: 9 })).status).toBe(200);
  expect(vertex.last.headers['x-goog-api-key']).toBe('vertex-key');
  expect(vertex.last.headers).not.toHaveProperty('authorization');
  expect(google.signIns).toEqual([]);
});

test('a stream of Claude or Gemini that is cut ends with an error', async () => {
  for (const id of ['gemini', 'claude']) {
    vertex.next({ kind: 'end_early' });
    const { text } = await gateway.call(MESSAGES, {
      model: `acme/${id}`,
      messages,
      max_tokens: 9,
      stream: true,
    });
    expect(text).toContain('event: error');
    expect(text).not.toContain('message_stop');
  }
});

test('a limit of Google is passed on with the time to wait', async () => {
  const error = { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'secret' };
  for (let attempt = 0; attempt < 4; attempt += 1)
    vertex.next({
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '9' },
      body: JSON.stringify({ error }),
    });
  const answer = await gateway.call(MESSAGES, { model: 'acme/gemini', messages, max_tokens: 9 });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('9');
  expect(answer.text).not.toContain('secret');
});
