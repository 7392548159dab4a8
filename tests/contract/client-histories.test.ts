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

const call = (id: string, name: string, given: object) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id, type: 'function', function: { name, arguments: JSON.stringify(given) } }],
});
const result = (id: string, content: string) => ({ role: 'tool', tool_call_id: id, content });

const LIST = { type: 'exec', command: ['ls'], env: {} };
const localShell = {
  type: 'local_shell_call',
  id: 'lsh_1',
  call_id: 'call_1',
  status: 'completed',
  action: LIST,
};
const shell = { type: 'shell_call', call_id: 'call_2', action: { commands: ['ls'] } };
const PATCH = { type: 'update_file', path: 'rivers.txt', diff: '@@' };
const patch = { type: 'apply_patch_call', call_id: 'call_3', status: 'completed', operation: PATCH };
const STDOUT = [{ stdout: 'rivers.txt', stderr: '', outcome: { type: 'exit', exit_code: 0 } }];
const IMAGE_URL = 'data:image/png;base64,AAAA';

const agent = { type: 'agent_message', id: 'amsg_0', author: '/root', recipient: '/root/child' };
const TASK = 'Message Type: NEW_TASK\nTask name: /root/child\nSender: /root\nPayload:\n';

const TYPES = 'openai, resources/responses/responses.d.ts ResponseInputItem';

test.each<[string, object[], object[]]>([
  [
    'envoyproxy/ai-gateway#2442',
    [
      { type: 'agent_message', role: 'agent', content: [{ type: 'text', text: 'prior context' }] },
      user('Hi'),
    ],
    [user('prior context'), user('Hi')],
  ],
  // Codex marks what a model of another vendor wrote as encrypted too, and sends the text.
  [
    'ollama/ollama#18286, MetaFARS/codex-relay#60',
    [
      {
        ...agent,
        content: [
          { type: 'input_text', text: TASK },
          { type: 'encrypted_content', encrypted_content: 'Name the river.' },
        ],
      },
    ],
    [
      {
        role: 'user',
        content: [
          { type: 'text', text: TASK },
          { type: 'text', text: 'Name the river.' },
        ],
      },
    ],
  ],
  [
    'ai-dynamo/frontend-crates#165',
    [
      { ...agent, content: 'prior context' },
      { ...agent, content: null },
      { ...agent, content: [] },
      user('Hi'),
    ],
    [user('prior context'), user('Hi')],
  ],
  [
    'an image of another agent',
    [{ ...agent, content: [{ type: 'input_image', image_url: IMAGE_URL }] }],
    [{ role: 'user', content: [{ type: 'image_url', image_url: { url: IMAGE_URL } }] }],
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
    `${TYPES}.LocalShellCall`,
    [localShell, { type: 'local_shell_call_output', id: 'call_1', output: 'rivers.txt' }],
    [call('call_1', 'local_shell', LIST), result('call_1', 'rivers.txt')],
  ],
  [
    `${TYPES}.LocalShellCall, whose result has the id of its item`,
    [localShell, { type: 'local_shell_call_output', id: 'lsh_1', output: 'rivers.txt' }],
    [call('call_1', 'local_shell', LIST), result('call_1', 'rivers.txt')],
  ],
  [
    `${TYPES}.LocalShellCallOutput, which did not end`,
    [localShell, { type: 'local_shell_call_output', id: 'call_1', output: 'riv', status: 'incomplete' }],
    [call('call_1', 'local_shell', LIST), result('call_1', '{"status":"incomplete","output":"riv"}')],
  ],
  [
    `${TYPES}.ShellCall`,
    [shell, { type: 'shell_call_output', call_id: 'call_2', output: STDOUT, status: 'completed' }],
    [call('call_2', 'shell', { commands: ['ls'] }), result('call_2', JSON.stringify(STDOUT))],
  ],
  [
    'the result of a shell as parts',
    [
      shell,
      {
        type: 'shell_call_output',
        call_id: 'call_2',
        output: [
          { type: 'input_text', text: 'rivers.txt' },
          { type: 'input_image', image_url: IMAGE_URL },
        ],
      },
    ],
    [
      call('call_2', 'shell', { commands: ['ls'] }),
      result('call_2', 'rivers.txt'),
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Result of the call call_2:' },
          { type: 'image_url', image_url: { url: IMAGE_URL } },
        ],
      },
    ],
  ],
  [
    `${TYPES}.ApplyPatchCall`,
    [patch, { type: 'apply_patch_call_output', call_id: 'call_3', status: 'failed', output: null }],
    [call('call_3', 'apply_patch', PATCH), result('call_3', '{"status":"failed"}')],
  ],
  [
    `${TYPES}.ApplyPatchCallOutput, with a log`,
    [patch, { type: 'apply_patch_call_output', call_id: 'call_3', status: 'failed', output: 'No such file' }],
    [call('call_3', 'apply_patch', PATCH), result('call_3', '{"status":"failed","output":"No such file"}')],
  ],
  [
    `${TYPES}.ApplyPatchCallOutput, which succeeded`,
    [patch, { type: 'apply_patch_call_output', call_id: 'call_3', status: 'completed' }],
    [call('call_3', 'apply_patch', PATCH), result('call_3', '{"status":"completed"}')],
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

test.each<[string, object]>([
  ['input[0].call_id', { ...shell, call_id: 5 }],
  ['input[0].call_id', { type: 'shell_call', action: {} }],
  ['input[0].call_id', { ...shell, call_id: '' }],
  ['input[0].id', { type: 'local_shell_call_output', id: 5, output: '' }],
  ['input[0].call_id', { type: 'shell_call_output', call_id: {}, output: [] }],
  ['input[0].content', { ...agent, content: 5 }],
  ['input[0].content[0].type', { ...agent, content: ['text'] }],
  ['input[0].content[0].text', { ...agent, content: [{ type: 'input_text', text: 5 }] }],
  ['input[0].content[0].input_audio', { ...agent, content: [{ type: 'input_audio' }] }],
  ['input[0].content[0].type', { ...agent, content: [{ type: 'tether_quote', text: 'a' }] }],
  // https://github.com/MetaFARS/codex-relay/issues/60: what OpenAI's models wrote is a ciphertext.
  [
    'input[0].content[0].type',
    { ...agent, content: [{ type: 'encrypted_content', encrypted_content: 'gAAAAABqgNk0' }] },
  ],
])("an item that cannot be read is the client's error at %s", async (param, item) => {
  const { status, text } = await gateway.call('/v1/responses', {
    model: 'acme/chat',
    input: [item, user('Hi')],
  });
  expect(status).toBe(400);
  expect(text).toContain(`"param":"${param}"`);
});

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
