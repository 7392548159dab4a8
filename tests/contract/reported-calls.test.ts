import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { message } from '../../scripts/test-bed/replies/messages.ts';
import { json, unnamed, type UpstreamResponse } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { looseList } from '../../dialects/values/json-values.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

let reply: UpstreamResponse = json({});
let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, () => reply);
  const model = (id: string, backend: string, name: string): string =>
    `  acme/${id}: { mode: chat, free: true, deployments: [{ backend: ${backend}, model: ${name} }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      `  messages: { kind: anthropic, base_url: '${upstream.baseUrl.replace(/\/v1$/, '')}', api_key: k }`,
      'models:',
      model('chat', 'chat', 'up'),
      model('gemini', 'chat', 'models/gemini-3.1-pro-preview'),
      model('claude', 'messages', 'claude-sonnet-4-6'),
      model('kimi', 'messages', 'kimi-k2.6'),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const USAGE = { prompt_tokens: 4, completion_tokens: 3, total_tokens: 7 };
const user = { role: 'user', content: 'Which river is the longest?' };
const input_schema = { type: 'object', properties: { name: { type: 'string' } } };
const parameters = input_schema;

describe('the id of a call that another model made', () => {
  const history = (id: string) => ({
    messages: [
      user,
      { role: 'assistant', content: [{ type: 'tool_use', id, name: 'find_river', input: {} }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'The Nile.' }] },
    ],
    tools: [{ name: 'find_river', input_schema }],
    max_tokens: 9,
  });
  const sentIds = async (model: string, id: string): Promise<unknown[]> => {
    reply = json(message('up'));
    const { status } = await gateway.call('/v1/messages', { model, ...history(id) });
    expect(status).toBe(200);
    const sent = JSON.stringify(upstream.last.fields['messages']);
    return [...sent.matchAll(/"(?:id|tool_use_id)":"([^"]*)"/g)].map(([, one]) => one);
  };

  test('is one that Claude accepts also where its tokens are counted', async () => {
    reply = json({ input_tokens: 7 });
    const { max_tokens: _, ...fields } = history('functions.find_river:0');
    const { status } = await gateway.call('/v1/messages/count_tokens', { model: 'acme/claude', ...fields });
    expect(status).toBe(200);
    expect(JSON.stringify(upstream.last.fields)).not.toContain('functions.find_river:0');
  });

  test.each(['functions.find_river:0', `call_${'x'.repeat(100)}`, 'fc_1|call_1'])(
    'is one that Claude accepts: %s (maximhq/bifrost#5097)',
    async (id) => {
      const [call, result] = await sentIds('acme/claude', id);
      expect(call).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      expect(result).toBe(call);
    },
  );

  test('stays where it is valid, and for the model that made it (BerriAI/litellm#34523)', async () => {
    const kimi = 'functions.find_river:0';
    expect(await sentIds('acme/claude', 'toolu_1')).toEqual(['toolu_1', 'toolu_1']);
    expect(await sentIds('acme/kimi', kimi)).toEqual([kimi, kimi]);
  });
});

describe('a response of Copilot whose calls are choices of their own (karthink/gptel#1284)', () => {
  const call = (id: string): object => ({
    ...{ id, type: 'function', function: { name: 'find_river', arguments: '{"name":"Nile"}' } },
  });
  const choice = (one: object): object => ({
    finish_reason: 'tool_calls',
    message: { role: 'assistant', ...one },
  });
  const split = [
    choice({ content: 'Let me look.' }),
    choice({ tool_calls: [call('a')] }),
    choice({ tool_calls: [call('b')] }),
  ];
  const tools = [{ type: 'function', function: { name: 'find_river', parameters } }];

  test('is one choice with all of it, if one was requested', async () => {
    reply = json({ id: 'c1', choices: split, usage: USAGE });
    const chat = await gateway.call('/v1/chat/completions', { model: 'acme/chat', messages: [user], tools });
    expect(jsonOf(chat)).toMatchObject({
      choices: [
        {
          index: 0,
          message: { content: 'Let me look.', tool_calls: [call('a'), call('b')] },
          finish_reason: 'tool_calls',
        },
      ],
    });
    const messages = await gateway.call('/v1/messages', {
      ...{ model: 'acme/chat', messages: [user], max_tokens: 9 },
      tools: [{ name: 'find_river', input_schema }],
    });
    expect(jsonOf(messages)).toMatchObject({
      content: [{ type: 'text' }, { type: 'tool_use', id: 'a' }, { type: 'tool_use', id: 'b' }],
      stop_reason: 'tool_use',
    });
  });

  test('stays as it is where several choices were requested', async () => {
    reply = json({ id: 'c1', choices: split, usage: USAGE });
    const fields = { model: 'acme/chat', messages: [user], tools, n: 3 };
    expect(jsonOf(await gateway.call('/v1/chat/completions', fields))).toMatchObject({
      choices: [{ index: 0 }, { index: 1 }, { index: 2 }],
    });
  });
});

test.each([
  ['no text', [{ arguments: '' }]],
  ['nothing', [{}]],
  ['empty pieces', [{ arguments: '' }, { arguments: '' }]],
])('a streamed call with %s for arguments has empty ones (labring/FastGPT#4754)', async (_what, pieces) => {
  const calls = pieces.map((one, index) => ({
    index: 0,
    ...(index === 0 ? { id: 'a', type: 'function' } : {}),
    function: { ...(index === 0 ? { name: 'list_rivers' } : {}), ...one },
  }));
  reply = unnamed([
    ...calls.map((one) => ({ id: 'c1', choices: [{ index: 0, delta: { tool_calls: [one] } }] })),
    { id: 'c1', choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }], usage: USAGE },
    '[DONE]',
  ]);
  const { text } = await gateway.call('/v1/chat/completions', {
    ...{ model: 'acme/chat', messages: [user], stream: true },
    tools: [{ type: 'function', function: { name: 'list_rivers' } }],
  });
  const written = [...text.matchAll(/"arguments":("(?:[^"\\]|\\.)*")/g)].map(([, one = '']) =>
    String(JSON.parse(one)),
  );
  expect(written.join('')).toBe('{}');
});

test('the schema of a tool for Claude is one of an object, also where it may be null', async () => {
  reply = json(message('up'));
  const { status } = await gateway.call('/v1/chat/completions', {
    ...{ model: 'acme/claude', messages: [user] },
    tools: [
      { type: 'function', function: { name: 'f', parameters: { ...parameters, type: ['object', 'null'] } } },
    ],
  });
  expect(status).toBe(200);
  expect(upstream.last.fields['tools']).toMatchObject([{ input_schema: { type: 'object' } }]);
});

test.each([false, true])(
  'a call whose type is empty is one of a function (AstrBotDevs/AstrBot#6661)',
  async (stream) => {
    const call = { id: '', type: '', function: { name: 'find_river', arguments: '{"name":"Nile"}' } };
    reply = stream
      ? unnamed([
          { id: 'c1', choices: [{ delta: { tool_calls: [call] } }] },
          { id: 'c1', choices: [{ delta: {}, finish_reason: 'tool_calls' }], usage: USAGE },
          '[DONE]',
        ])
      : json({ id: 'c1', choices: [{ message: { tool_calls: [call] } }], usage: USAGE });
    const { text } = await gateway.call('/v1/chat/completions', {
      ...{ model: 'acme/chat', messages: [user], stream },
      tools: [{ type: 'function', function: { name: 'find_river', parameters } }],
    });
    expect(text).toMatch(/"tool_calls":\[\{[^}]*"type":"function"/);
  },
);

describe('an earlier call for Gemini at a server of the chat format', () => {
  const unsigned = { id: 'a', type: 'function', function: { name: 'find_river', arguments: '{}' } };
  const signed = { ...unsigned, extra_content: { google: { thought_signature: 'real' } } };
  const sentTurn = async (path: string, model: string, fields: object): Promise<unknown> => {
    const message = { role: 'assistant', content: 'The Nile.' };
    reply = json({ id: 'c1', choices: [{ index: 0, message, finish_reason: 'stop' }], usage: USAGE });
    expect((await gateway.call(path, { model, ...fields })).status).toBe(200);
    return looseList<object>(upstream.last.fields['messages'])[1];
  };
  const chat = (calls: readonly object[]): object => ({
    messages: [
      user,
      { role: 'assistant', content: null, tool_calls: calls },
      ...calls.map(() => ({ role: 'tool', tool_call_id: 'a', content: 'The Nile.' })),
    ],
  });
  const skipped = { google: { thought_signature: 'skip_thought_signature_validator' } };

  test('has a signature, if its client lost it (earendil-works/pi#8590, tinyhumansai/openhuman#3548)', async () => {
    const calls = [{ ...unsigned, extra_content: skipped }];
    expect(await sentTurn('/v1/chat/completions', 'acme/gemini', chat([unsigned]))).toMatchObject({
      tool_calls: calls,
    });
    const blocks = [{ type: 'tool_use', id: 'a', name: 'find_river', input: {} }];
    const results = [{ type: 'tool_result', tool_use_id: 'a', content: 'The Nile.' }];
    const messages = [user, { role: 'assistant', content: blocks }, { role: 'user', content: results }];
    expect(await sentTurn('/v1/messages', 'acme/gemini', { messages, max_tokens: 9 })).toMatchObject({
      tool_calls: calls,
    });
  });

  test('keeps its own', async () => {
    expect(await sentTurn('/v1/chat/completions', 'acme/gemini', chat([signed]))).toMatchObject({
      tool_calls: [signed],
    });
    expect(await sentTurn('/v1/chat/completions', 'acme/chat', chat([unsigned]))).toEqual({
      ...{ role: 'assistant', content: null, tool_calls: [unsigned] },
    });
  });
});
