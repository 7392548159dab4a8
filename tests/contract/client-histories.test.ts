import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { json, isStream, unnamed, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

let message: object = { content: 'The Nile.' };
let chunks: (object | string)[] = [];

const USAGE = { prompt_tokens: 4, completion_tokens: 3, total_tokens: 7 };
const server: Respond = ({ fields }) =>
  isStream(fields)
    ? unnamed(chunks)
    : json({ id: 'c1', created: 1, choices: [{ index: 0, message, finish_reason: 'stop' }], usage: USAGE });

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: chat, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const user = (content: string) => ({ role: 'user', content });
const SEARCH = { type: 'search', query: 'longest river' };

test.each<[string, object[], object[]]>([
  [
    'envoyproxy/ai-gateway#2442',
    [
      { type: 'agent_message', role: 'agent', content: [{ type: 'text', text: 'prior context' }] },
      user('Hi'),
    ],
    [user('prior context'), user('Hi')],
  ],
  ['envoyproxy/ai-gateway#2442', [{ type: 'agent_reasoning', text: 'Rivers.' }, user('Hi')], [user('Hi')]],
  [
    'openai, resources/responses/responses.d.ts ResponseFunctionWebSearch',
    [
      user('Which?'),
      { type: 'web_search_call', id: 'ws_1', status: 'completed', action: SEARCH },
      user('Hi'),
    ],
    [user('Which?'), user('Hi')],
  ],
  [
    'openai, resources/responses/responses.d.ts ResponseInputItem.LocalShellCall',
    [
      user('Which?'),
      {
        type: 'local_shell_call',
        id: 'ls_1',
        call_id: 'call_1',
        status: 'completed',
        action: { type: 'exec', command: ['ls'], env: {} },
      },
      { type: 'local_shell_call_output', id: 'call_1', output: 'rivers.txt' },
    ],
    [
      user('Which?'),
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          {
            id: 'call_1',
            type: 'function',
            function: { name: 'local_shell', arguments: '{"type":"exec","command":["ls"],"env":{}}' },
          },
        ],
      },
      { role: 'tool', tool_call_id: 'call_1', content: 'rivers.txt' },
    ],
  ],
  [
    'openai, resources/responses/responses.d.ts ResponseInputItem.ShellCall',
    [
      user('Which?'),
      { type: 'shell_call', call_id: 'call_2', action: { commands: ['ls'] } },
      { type: 'shell_call_output', call_id: 'call_2', output: [{ stdout: 'rivers.txt', stderr: '' }] },
    ],
    [
      user('Which?'),
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: 'call_2', type: 'function', function: { name: 'shell', arguments: '{"commands":["ls"]}' } },
        ],
      },
      { role: 'tool', tool_call_id: 'call_2', content: '[{"stdout":"rivers.txt","stderr":""}]' },
    ],
  ],
])(
  'a history with items of a client or a vendor reaches a chat server (%s)',
  async (_source, input, sent) => {
    message = { content: 'The Nile.' };
    const { status } = await gateway.call('/v1/responses', { model: 'acme/chat', input });
    expect(status).toBe(200);
    expect(upstream.last.fields['messages']).toEqual(sent);
  },
);

test('what only its vendor can read is refused', async () => {
  const input = [{ type: 'compaction', encrypted_content: 'gAAA' }, user('Hi')];
  const { status, text } = await gateway.call('/v1/responses', { model: 'acme/chat', input });
  expect(status).toBe(400);
  expect(text).toContain('input[0].type');
});

const CALL = { name: 'find_river', arguments: { continent: 'Africa' } };
const REQUESTS: readonly [string, string, object][] = [
  ['chat', '/v1/chat/completions', { messages: [user('Hi')] }],
  ['messages', '/v1/messages', { messages: [user('Hi')], max_tokens: 9 }],
  ['responses', '/v1/responses', { input: 'Hi' }],
];

test.each(REQUESTS)(
  'a function_call of a server reaches a client of the %s format (GigaChat)',
  async (_client, path, fields) => {
    // https://developers.sber.ru/docs/ru/gigachat/api/reference/rest/post-chat: arguments are an object.
    message = { content: '', function_call: CALL };
    const plain = await gateway.call(path, { model: 'acme/chat', ...fields });
    expect(plain.text).toContain('"name":"find_river"');
    const delta = { content: '', function_call: CALL };
    chunks = [
      { id: 'c1', choices: [{ index: 0, delta, finish_reason: 'function_call' }] },
      { id: 'c1', choices: [], usage: USAGE },
      '[DONE]',
    ];
    const streamed = await gateway.call(path, { model: 'acme/chat', ...fields, stream: true });
    expect(streamed.text).toContain('"name":"find_river"');
    expect(streamed.text).toContain('Africa');
  },
);

test('a choice ends once, though the server repeats its reason', async () => {
  const chunk = (delta: object, reason: string | null) => ({
    id: 'c1',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  chunks = [
    chunk({ content: 'The Nile.' }, null),
    chunk({}, 'stop'),
    { ...chunk({ content: '' }, 'stop'), usage: USAGE },
    '[DONE]',
  ];
  const request = { messages: [user('Hi')], stream: true, stream_options: { include_usage: true } };
  const { text } = await gateway.call('/v1/chat/completions', { model: 'acme/chat', ...request });
  expect(text.match(/"index":0/g)).toHaveLength(2);
  expect(text).toContain('"total_tokens":7');
});

test("the text of Cloudflare's errors reaches the client", async () => {
  // https://developers.cloudflare.com/workers-ai/platform/errors
  const errors = [{ message: 'AiError: the messages are empty', code: 5006 }];
  const body = JSON.stringify({ errors, success: false, result: {}, messages: [] });
  upstream.next({ kind: 'status', status: 400, body });
  const { status, text } = await gateway.call('/v1/chat/completions', {
    model: 'acme/chat',
    messages: [user('Hi')],
  });
  expect(status).toBe(400);
  expect(text).toContain('the messages are empty');
});
