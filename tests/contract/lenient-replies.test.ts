import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventsOf } from '../../packages/contract-tools/checks/stream-check.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { isStream, json, unnamed, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

/** The next reply, or the chunks of a stream. */
let reply: object = {};
let chunks: (object | string)[] = [];

const server: Respond = ({ fields }) => (isStream(fields) ? unnamed(chunks) : json(reply));

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

const USAGE = { prompt_tokens: 40, completion_tokens: 9, total_tokens: 49 };
const messages = [{ role: 'user', content: 'Which river is the longest?' }];
const REQUESTS: Readonly<Record<string, [path: string, fields: object]>> = {
  chat: ['/v1/chat/completions', { messages, stream_options: { include_usage: true } }],
  messages: ['/v1/messages', { messages, max_tokens: 99 }],
  responses: ['/v1/responses', { input: 'Which river is the longest?' }],
};

const ask = (client: string, stream: boolean) => {
  const [path, { ...fields }] = REQUESTS[client] ?? ['', {}];
  if (!stream) Reflect.deleteProperty(fields, 'stream_options');
  return gateway.call(path, { ...fields, model: 'acme/chat', stream });
};

/** A completion of a server that leaves out what it can. */
const completion = (content: object, choice: object = {}): object => ({
  id: 42,
  created: 1_790_000_000.25,
  model: 'up',
  choices: [{ message: content, ...choice }],
  usage: USAGE,
});
const chunk = (delta: object, finish: string | null = null): object => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'up',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

const THOUGHT = [
  { type: 'thinking', thinking: [{ type: 'text', text: 'Rivers of Africa.' }] },
  { type: 'reference', reference_ids: [1] },
  { type: 'text', text: 'The Nile.' },
];
const NAME = 'find_river';

describe.each(['chat', 'messages', 'responses'])('a client of the %s format gets', (client) => {
  test.each([false, true])(
    'the text and the thoughts of content that is a list (stream: %s)',
    async (stream) => {
      reply = completion({ content: THOUGHT });
      chunks = [
        ...THOUGHT.map((part) => chunk({ content: [part] })),
        chunk({}, 'stop'),
        { usage: USAGE },
        '[DONE]',
      ];
      const { status, text } = await ask(client, stream);
      expect(status).toBe(200);
      expect(text).toContain('Rivers of Africa.');
      expect(text).toContain('The Nile.');
      expect(text).not.toContain('reference_ids');
    },
  );

  test.each<[string, object]>([
    ['no type', { id: 'a1', function: { name: NAME, arguments: '{}' } }],
    ['no id', { type: 'function', function: { name: NAME, arguments: '{}' } }],
    ['a numeric id', { id: 7, function: { name: NAME, arguments: '{}' } }],
    ['an object as arguments', { function: { name: NAME, arguments: {} } }],
    ['null as arguments', { function: { name: NAME, arguments: null } }],
    ['no arguments', { function: { name: NAME } }],
  ])('a call with %s, plain as in a stream', async (_name, call) => {
    reply = completion({ tool_calls: [call] }, { finish_reason: 'tool_calls' });
    const plain = await ask(client, false);
    expect(plain.status).toBe(200);
    expect(plain.text).toContain(`"name":"${NAME}"`);
    chunks = [
      chunk({ tool_calls: [call] }),
      chunk({}, 'tool_calls'),
      { ...chunk({}), choices: [], usage: USAGE },
      '[DONE]',
    ];
    const streamed = await ask(client, true);
    expect(streamed.text).toContain(`"name":"${NAME}"`);
    expect(streamed.text).not.toMatch(/"type":"error"|"error":\{/);
  });

  test('the usage of chunks without choices, or with null, after its text', async () => {
    const rest = { object: 'chat.completion.chunk' };
    chunks = [
      chunk({ content: 'The Nile.' }),
      {},
      { choices: null, timings: { predicted_ms: 7 } },
      { type: 'ping' },
      chunk({}, 'stop'),
      { ...rest, choices: null, usage: USAGE },
      '[DONE]',
    ];
    const { text } = await ask(client, true);
    expect(text).toContain('The Nile.');
    expect(text).toMatch(/"(?:completion|output)_tokens":9/);
    expect(text).not.toMatch(/"type":"error"|"error":\{/);
  });

  test('complete content that ends with its usage and [DONE] alone', async () => {
    chunks = [chunk({ content: 'The Nile.' }), { ...chunk({}), choices: [], usage: USAGE }, '[DONE]'];
    const { text } = await ask(client, true);
    expect(text).toMatch(/"finish_reason":"stop"|"stop_reason":"end_turn"|"type":"response.completed"/);
  });

  test('an error where [DONE] follows arguments that are cut off', async () => {
    const call = {
      index: 0,
      id: 'a',
      type: 'function',
      function: { name: NAME, arguments: '{"river": "Ni' },
    };
    chunks = [chunk({ tool_calls: [call] }), { ...chunk({}), choices: [], usage: USAGE }, '[DONE]'];
    const { text } = await ask(client, true);
    expect(text).toMatch(/"type":"error"|"error":\{/);
  });

  test('a choice without a message where a filter removed it', async () => {
    reply = { ...completion({}), choices: [{ index: 0, finish_reason: 'content_filter' }] };
    const { status, text } = await ask(client, false);
    expect(status).toBe(200);
    expect(text).toMatch(/content_filter|refusal/);
  });

  test('no call for an empty function_call', async () => {
    const content = { content: 'The Nile.', function_call: { name: '', arguments: '' } };
    reply = completion(content, { finish_reason: 'stop' });
    chunks = [chunk(content), chunk({}, 'stop'), { usage: USAGE }, '[DONE]'];
    for (const stream of [false, true]) {
      const { text } = await ask(client, stream);
      expect(text).toContain('The Nile.');
      expect(text).not.toContain('_call"');
    }
  });
});

test('several calls of a server that numbers none stay apart', async () => {
  const call = (river: string) => ({ index: 0, function: { name: NAME, arguments: { river } } });
  chunks = [
    chunk({ tool_calls: [call('Nile')] }),
    chunk({ tool_calls: [call('Danube')] }),
    chunk({}, 'tool_calls'),
    { usage: USAGE },
    '[DONE]',
  ];
  const pieces = eventsOf((await ask('chat', true)).text).flatMap(({ value }): object[] => {
    const { choices = [] } = (value ?? {}) as { choices?: { delta: { tool_calls?: object[] } }[] };
    return choices.flatMap(({ delta }) => delta.tool_calls ?? []);
  });
  expect(pieces).toMatchObject([
    { index: 0, function: { arguments: '{"river":"Nile"}' } },
    { index: 1, function: { arguments: '{"river":"Danube"}' } },
  ]);
  expect(new Set(pieces.map((piece): unknown => Reflect.get(piece, 'id'))).size).toBe(2);
});

test('a completion has a whole time and an id of its own', async () => {
  reply = completion({ content: 'The Nile.' }, { finish_reason: 'stop' });
  const given = jsonOf(await ask('chat', false));
  expect(given).toMatchObject({ created: 1_790_000_000, id: expect.stringMatching(/^chatcmpl-/) as unknown });
  reply = { ...completion({ content: 'The Nile.' }), created: 0 };
  const now = Math.floor(Date.now() / 1000) - 60;
  expect(Reflect.get(Object(jsonOf(await ask('chat', false))), 'created')).toBeGreaterThan(now);
});

test('a call of a kind that no one knows yet is passed on', async () => {
  const call = { id: 'c1', type: 'hologram', hologram: { light: 'blue' } };
  reply = completion({ tool_calls: [call] }, { finish_reason: 'tool_calls' });
  expect(jsonOf(await ask('chat', false))).toMatchObject({ choices: [{ message: { tool_calls: [call] } }] });
});
