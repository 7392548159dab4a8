import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let reply: { status?: number; type: string; body: string } = { type: '', body: '' };

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(reply.status ?? 200, { 'content-type': reply.type });
    response.end(reply.body);
  });
});
let gateway: RecordedGateway;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server has no other address.
  const address = `http://127.0.0.1:${port}`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: '${address}/v1', formats: [chat] }`,
      `  responses: { kind: openai, base_url: '${address}/v1', formats: [responses] }`,
      `  messages: { kind: anthropic, base_url: '${address}', api_key: k }`,
      `  gemini: { kind: gemini, base_url: '${address}/v1beta', api_key: k }`,
      'models:',
      ...['chat', 'responses', 'messages', 'gemini'].map(
        (name) =>
          `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${name}, model: up }] }`,
      ),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  server.close();
});

type Format = 'chat' | 'messages' | 'responses';

const messages = [{ role: 'user', content: 'Which river is the longest?' }];
const tool = { name: 'find_river', description: 'Finds a river.' };
const parameters = { type: 'object', properties: { name: { type: 'string' } } };
const REQUESTS: Readonly<Record<Format, [path: string, fields: object, end: string]>> = {
  chat: [
    '/v1/chat/completions',
    { messages, tools: [{ type: 'function', function: { ...tool, parameters } }] },
    '[DONE]',
  ],
  messages: [
    '/v1/messages',
    { messages, max_tokens: 99, tools: [{ ...tool, input_schema: parameters }] },
    'message_stop',
  ],
  responses: [
    '/v1/responses',
    { input: 'Which river is the longest?', tools: [{ type: 'function', ...tool, parameters }] },
    'response.completed',
  ],
};
const FORMATS: readonly Format[] = ['chat', 'messages', 'responses'];
const ask = (client: Format, model: string, stream: boolean) => {
  const [path, fields] = REQUESTS[client];
  return gateway.call(path, { model: `acme/${model}`, ...fields, stream });
};
const DONE = '[DONE]';
const events = (list: readonly (object | string)[]): typeof reply => ({
  type: 'text/event-stream',
  body: list.map((event) => `data: ${event === DONE ? DONE : JSON.stringify(event)}\n\n`).join(''),
});
const json = (value: object, status = 200): typeof reply => {
  return { status, type: 'application/json', body: JSON.stringify(value) };
};

const USAGE = { prompt_tokens: 4, completion_tokens: 3, total_tokens: 7 };
const chunk = (delta: object, reason: string | null, more: object = {}): object => ({
  id: 'c1',
  choices: [{ index: 0, delta, finish_reason: reason }],
  ...more,
});
const CALL = {
  index: 0,
  id: 'call_1',
  type: 'function',
  function: { name: 'find_river', arguments: '{"name":"Nile"}' },
};
const START = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [],
    usage: { input_tokens: 4, output_tokens: 1 },
  },
};
const open = (index: number): object => ({
  type: 'content_block_start',
  index,
  content_block: { type: 'text', text: '' },
});
const text = (index: number, value: string): object => ({
  type: 'content_block_delta',
  index,
  delta: { type: 'text_delta', text: value },
});
const closed = (index: number): object => ({ type: 'content_block_stop', index });
const ending = (reason: string): object[] => [
  { type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: 3 } },
  { type: 'message_stop' },
];
const CREATED = { type: 'response.created', response: { id: 'resp_1', status: 'in_progress', output: [] } };
const TEXT_ITEM = {
  ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
  content: [{ type: 'output_text', text: 'The Nile.', annotations: [] }],
};
const CALL_ITEM = {
  type: 'function_call',
  id: 'fc_1',
  call_id: 'call_1',
  name: 'find_river',
  arguments: '{"name":"Nile"}',
};
const completed = (item: object): object => ({
  type: 'response.completed',
  response: { id: 'resp_1', status: 'completed', output: [item] },
});

describe.each(FORMATS)('a client of the %s format gets all of a stream', (client) => {
  test.each<[string, string, (object | string)[], string, string]>([
    [
      'of a server that says stop in each chunk',
      'chat',
      [
        chunk({ content: 'The ' }, 'stop', { usage: USAGE }),
        chunk({ content: 'Nile.' }, 'stop', { usage: USAGE }),
        DONE,
      ],
      'Nile\\.',
      'su-kaka/gcli2api#403',
    ],
    [
      'of a server that says neither why nor that it ends',
      'chat',
      [
        { choices: [{ delta: { content: 'The ' } }], usage: { ...USAGE, completion_tokens: 2 } },
        { choices: [{ delta: { content: 'Nile.' } }], usage: USAGE },
      ],
      'Nile\\.',
      'docs.snowflake.com/en/user-guide/snowflake-cortex/cortex-llm-rest-api',
    ],
    [
      'whose calls come after a reason',
      'chat',
      [chunk({ content: 'Hm.' }, 'stop'), chunk({ tool_calls: [CALL] }, 'tool_calls', { usage: USAGE })],
      'find_river[^]*(?:"finish_reason":"tool_calls"|tool_use|function_call)',
      'BerriAI/litellm#2195',
    ],
    [
      'whose reason is the text null until the end',
      'chat',
      [chunk({ content: 'The Nile.' }, 'null'), chunk({ content: '' }, 'stop')],
      'The Nile',
      'alibabacloud.com/help/en/model-studio/use-qwen-by-calling-api',
    ],
    [
      'that is one event with a message',
      'chat',
      [
        {
          id: 'c1',
          choices: [
            { index: 0, message: { role: 'assistant', content: 'The Nile.' }, finish_reason: 'stop' },
          ],
        },
      ],
      '"(?:content|text|delta)":"The Nile',
      'MiniMax: platform.minimax.io/docs/api-reference/text-post',
    ],
    [
      'of a server that never closes a block',
      'messages',
      [START, open(0), text(0, 'The '), open(1), text(1, 'Nile.'), ...ending('end_turn')],
      'Nile\\.',
      'BerriAI/litellm#13373',
    ],
    [
      'without usage',
      'gemini',
      [{ candidates: [{ content: { parts: [{ text: 'The Nile.' }] }, finishReason: 'STOP' }] }],
      'The Nile',
      'ai.google.dev/api/generate-content: usageMetadata is optional',
    ],
    [
      'that waits for its turn',
      'responses',
      [{ type: 'response.queued', response: { status: 'queued' } }, CREATED, completed(TEXT_ITEM)],
      'The Nile',
      'openai, resources/responses/responses.d.ts ResponseQueuedEvent',
    ],
    [
      'with items of which only the end is sent',
      'responses',
      [
        CREATED,
        { type: 'response.output_item.done', output_index: 0, item: CALL_ITEM },
        completed(CALL_ITEM),
      ],
      'find_river[^]*Nile',
      'BerriAI/litellm#25321',
    ],
  ])('%s', async (_what, model, list, expected) => {
    reply = events(list);
    const { status, text: written } = await ask(client, model, true);
    expect(status).toBe(200);
    expect(written).toMatch(new RegExp(expected));
    expect(written).toContain(REQUESTS[client][2]);
    expect(written).not.toMatch(/"error":\{/);
  });

  const DATA = [chunk({ content: 'The Nile.' }, null), chunk({}, 'stop')].map((value) =>
    JSON.stringify(value),
  );
  test.each([
    ['data: data: ', '\n\n', 'data: data: [DONE]\n\n', 'a proxy that writes the lines of another as data'],
    ['data: ', '\n', 'data: [DONE]\n', 'mpetazzoni/sseclient#18'],
    ['data: ', '\n\n', 'data:  [DONE] \n\n', 'spaces'],
    ['data: ', '\n\n', 'data: [done]\n\n', 'lower case'],
  ])('whose lines begin with %j and end with %j and %j', async (before, after, done) => {
    reply = { type: 'text/event-stream', body: DATA.map((data) => before + data + after).join('') + done };
    const { text: written } = await ask(client, 'chat', true);
    expect(written).toContain('The Nile.');
    expect(written).toContain(REQUESTS[client][2]);
  });
});

describe.each(FORMATS)('a client of the %s format gets a reply', (client) => {
  test.each<[string, string, object, string]>([
    [
      'without usage',
      'messages',
      { content: [{ type: 'text', text: 'The Nile.' }], stop_reason: 'end_turn' },
      'a proxy',
    ],
    ['with a text as content', 'messages', { content: 'The Nile.', stop_reason: 'end_turn' }, 'a proxy'],
    [
      'without usage',
      'gemini',
      { candidates: [{ content: { parts: [{ text: 'The Nile.' }] }, finishReason: 'STOP' }] },
      'ai.google.dev/api/generate-content: usageMetadata is optional',
    ],
    [
      'with a text as content',
      'responses',
      { status: 'completed', output: [{ ...TEXT_ITEM, content: 'The Nile.' }] },
      'openai, resources/responses/responses.d.ts EasyInputMessage',
    ],
  ])('%s of a server of %s, with usage', async (_what, model, value) => {
    reply = json(value);
    const { status, text: written } = await ask(client, model, false);
    expect(status).toBe(200);
    expect(written).toContain('The Nile.');
    expect(written).toMatch(/"(?:prompt|input)_tokens":[1-9]/);
  });
});

test.each([
  ['end_turn', [{ type: 'tool_use', id: 'toolu_1', name: 'find_river', input: {} }], 'tool_use'],
  ['stop', [{ type: 'text', text: 'The Nile.' }], 'end_turn'],
  ['length', [{ type: 'text', text: 'The Nile.' }], 'max_tokens'],
  ['pause_turn', [{ type: 'text', text: 'The Nile.' }], 'pause_turn'],
  ['of_tomorrow', [{ type: 'text', text: 'The Nile.' }], 'of_tomorrow'],
])('the stop reason %s of a messages server with %j is %s', async (reason, content, expected) => {
  reply = json({ content, stop_reason: reason, usage: { input_tokens: 4, output_tokens: 3 } });
  expect((await ask('messages', 'messages', false)).text).toContain(`"stop_reason":"${expected}"`);
  const [block] = content;
  reply = events([
    START,
    { type: 'content_block_start', index: 0, content_block: block },
    closed(0),
    ...ending(reason),
  ]);
  expect((await ask('messages', 'messages', true)).text).toContain(`"stop_reason":"${expected}"`);
});

test.each([
  [498, 503, 'console.groq.com/docs/errors: flex tier capacity exceeded'],
  [504, 504, 'RFC 9110, section 15.6.5'],
  [522, 504, 'developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors'],
  [524, 504, 'developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors'],
  [520, 502, 'developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors'],
])('the status %i of a server or its proxy is %i, and may be retried', async (status, expected) => {
  reply = json({ error: { message: 'busy' } }, status);
  const { status: seen, headers } = await ask('chat', 'chat', false);
  expect(seen).toBe(expected);
  expect(headers['retry-after']).toBeDefined();
});
