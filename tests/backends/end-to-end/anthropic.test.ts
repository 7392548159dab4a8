import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  anthropicEvents,
  anthropicMessage,
  anthropicTokenCount,
} from '../../../scripts/test-bed/replies/anthropic.ts';
import { chatCompletion } from '../../../scripts/test-bed/replies/chat.ts';
import { jsonOf, send } from '../../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { isStream, json, named, type Respond } from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

const anthropic: Respond = ({ path, model, fields }) => {
  switch (path) {
    case '/messages':
      return isStream(fields) ? named(anthropicEvents(model)) : json(anthropicMessage(model));
    case '/messages/count_tokens':
      return json(anthropicTokenCount);
    case '/chat/completions':
      return json(chatCompletion({ model, tools: false, reasoning: false, includeUsage: true }));
    default:
      return null;
  }
};

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, anthropic);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  theirs: { kind: anthropic, base_url: '${upstream.baseUrl.replace(/\/v1$/, '')}' }`,
      `  some: { kind: anthropic, base_url: '${upstream.baseUrl.replace(/\/v1$/, '')}', messages_headers: [a, c] }`,
      `  none: { kind: anthropic, base_url: '${upstream.baseUrl.replace(/\/v1$/, '')}', messages_headers: none }`,
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}' }`,
      'models:',
      '  acme/some: { mode: chat, free: true, deployments: [{ backend: some, model: up-claude }] }',
      '  acme/none: { mode: chat, free: true, deployments: [{ backend: none, model: up-claude }] }',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: chat, model: up-chat }] }',
      '  acme/claude: { mode: chat, free: true, deployments: [{ backend: theirs, model: up-claude }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Hi' }];
const CALLERS: [path: string, body: object, expected: object, ending: RegExp][] = [
  [
    '/v1/chat/completions',
    { messages },
    { choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }], usage: { prompt_tokens: 100 } },
    /data: \[DONE\]\n\n$/,
  ],
  [
    '/v1/messages',
    { messages, max_tokens: 9 },
    { content: [{ type: 'text', text: 'Hello' }], stop_reason: 'end_turn' },
    /event: message_stop\ndata: \{"type":"message_stop"\}\n\n$/,
  ],
  [
    '/v1/responses',
    { input: 'Hi' },
    { status: 'completed', output: [{ type: 'message', content: [{ text: 'Hello' }] }] },
    /event: response\.completed\ndata: .*"text":"Hello".*\n\n$/,
  ],
];

describe('a server of the messages format serves', () => {
  test.each(CALLERS)('clients of %s without streaming', async (path, body, expected) => {
    const answer = await gateway.call(path, { model: 'acme/claude', ...body });
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toMatchObject({ model: 'acme/claude', ...expected });
    expect(upstream.last.path).toBe('/v1/messages');
    expect(upstream.last.fields['max_tokens']).toEqual(expect.any(Number));
  });

  test.each(CALLERS)('clients of %s with a stream', async (path, body, _expected, ending) => {
    const answer = await gateway.call(path, { model: 'acme/claude', stream: true, ...body });
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/"Hel"[^]*"lo"/);
    expect(answer.text).toMatch(ending);
    expect(answer.text).not.toContain('up-claude');
  });

  test.each([false, true])('without the nulls that break clients (stream: %j)', async (stream) => {
    const answer = await gateway.call('/v1/messages', {
      model: 'acme/claude',
      messages,
      max_tokens: 9,
      stream,
    });
    expect(answer.text).toContain('"type":"text"');
    expect(answer.text).not.toContain('citations');
  });

  test('the token count of a message', async () => {
    const answer = await gateway.call('/v1/messages/count_tokens', { model: 'acme/claude', messages });
    expect(jsonOf(answer)).toEqual({ input_tokens: 21 });
  });
});

describe("the format's own headers", () => {
  const ask = async (path: string, headers: Record<string, string>, model = 'acme/claude') => {
    const body = JSON.stringify({ model, max_tokens: 64, messages });
    const sent = { 'content-type': 'application/json', ...gateway.headers, ...headers };
    expect((await send(gateway.address, { method: 'POST', path, headers: sent, body })).status).toBe(200);
    const { 'anthropic-version': version, 'anthropic-beta': beta } = upstream.last.headers;
    return { version, beta };
  };

  test.each(['/v1/messages', '/v1/messages/count_tokens'])('reach the backend from %s', async (path) => {
    const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'a-2026-01-01,b-2026-02-02' };
    expect(await ask(path, headers)).toEqual({ version: '2026-10-21', beta: 'a-2026-01-01,b-2026-02-02' });
  });

  test('reach a backend with a list only as far as they are listed', async () => {
    const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'a, b,c' };
    expect(await ask('/v1/messages', headers, 'acme/some')).toEqual({ version: '2023-06-01', beta: 'a,c' });
    const others = { 'anthropic-beta': 'b' };
    expect(await ask('/v1/messages', others, 'acme/some')).toEqual({
      version: '2023-06-01',
      beta: undefined,
    });
    expect(await ask('/v1/messages', headers, 'acme/none')).toEqual({
      version: '2023-06-01',
      beta: undefined,
    });
  });

  test('do not reach a backend of another format', async () => {
    const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'a' };
    expect(await ask('/v1/messages', headers, 'acme/chat')).toEqual({ version: undefined, beta: undefined });
  });

  test('are those of the gateway where the client sends none', async () => {
    expect(await ask('/v1/messages', {})).toEqual({ version: '2023-06-01', beta: undefined });
  });

  test('do not reach it from clients of other formats', async () => {
    const headers = { 'anthropic-version': '2026-10-21', 'anthropic-beta': 'a' };
    expect(await ask('/v1/chat/completions', headers)).toEqual({ version: '2023-06-01', beta: undefined });
  });
});
