import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { message } from '../../scripts/test-bed/replies/messages.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { json, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { responseOf } from './response-variants.ts';

/** The next reply. */
let reply: object = {};

const server: Respond = () => json(reply);

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  const messagesUrl = upstream.baseUrl.replace(/\/v1$/, '');
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  chat: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      `  responses: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
      `  messages: { kind: anthropic, base_url: '${messagesUrl}' }`,
      'models:',
      ...['chat', 'responses', 'messages'].map(
        (name) =>
          `  acme/${name}: { mode: chat, free: true, deployments: [{ backend: ${name}, model: up }] }`,
      ),
      '  acme/images: { mode: image_generation, free: true, deployments: [{ backend: chat, model: up }] }',
      '  acme/decisions: { mode: decision, free: true, deployments: [{ backend: chat, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Which river is the longest?' }];
const REQUESTS: Readonly<Record<string, [path: string, fields: object]>> = {
  messages: ['/v1/messages', { messages, max_tokens: 99 }],
  responses: ['/v1/responses', { input: 'Which river is the longest?' }],
};

const ask = (format: string) => {
  const [path, fields] = REQUESTS[format] ?? ['', {}];
  return gateway.call(path, { ...fields, model: `acme/${format}` });
};

const NAME = 'find_river';

describe('what vendors call optional may be absent or null in a native', () => {
  const item = {
    type: 'message',
    id: null,
    status: null,
    content: [{ type: 'output_text', text: 'The Nile.', logprobs: null, annotations: null }],
  };
  const call = { type: 'function_call', call_id: 'c1', name: NAME, arguments: null };
  const echoes = [
    'tools',
    'tool_choice',
    'parallel_tool_calls',
    'text',
    'reasoning',
    'metadata',
    'temperature',
    'top_p',
  ];
  const echoed = [
    ...echoes,
    'truncation',
    'user',
    'error',
    'incomplete_details',
    'created_at',
    'max_output_tokens',
  ];

  test.each([null, undefined])('response: %s', async (nothing) => {
    const reasoning = { type: 'reasoning', summary: nothing, content: nothing, status: nothing };
    reply = {
      ...responseOf({}),
      ...Object.fromEntries(echoed.map((name) => [name, nothing])),
      output: [reasoning, call, item],
    };
    const response = await ask('responses');
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({
      tools: [],
      parallel_tool_calls: true,
      output: [
        { type: 'reasoning', summary: [] },
        { call_id: 'c1', arguments: '{}', status: 'completed' },
        { status: 'completed', content: [{ text: 'The Nile.', logprobs: [], annotations: [] }] },
      ],
    });
  });

  test('response with a format that has no name', async () => {
    const format = { type: 'json_schema', name: 'river', schema: { type: 'object' } };
    reply = { ...responseOf({}), text: { format: { type: 'json_schema', schema: {} } }, output: [item] };
    const body = { model: 'acme/responses', input: 'Hi', text: { format } };
    expect(jsonOf(await gateway.call('/v1/responses', body))).toMatchObject({ text: { format } });
  });

  test.each([null, undefined])('message: %s', async (nothing) => {
    const content = [
      { type: 'thinking', thinking: 'Hm.', signature: nothing },
      { type: 'text', text: 'The Nile.', citations: nothing },
      { type: 'tool_use', id: nothing, name: NAME, input: nothing, caller: nothing },
    ];
    reply = { ...message('up'), id: nothing, stop_sequence: nothing, stop_reason: nothing, content };
    const response = await ask('messages');
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({
      stop_sequence: null,
      stop_reason: 'tool_use',
      content: [{ signature: '' }, { text: 'The Nile.' }, { name: NAME, input: {} }],
    });
  });

  test.each([null, undefined, 0])('images response: created %s', async (created) => {
    reply = {
      created,
      data: [{ url: 'https://images.example/a.png', revised_prompt: null }],
      background: null,
    };
    const body = { model: 'acme/images', prompt: 'A river', response_format: 'url' };
    const response = await gateway.call('/v1/images/generations', body);
    expect(response.status).toBe(200);
    expect(Reflect.get(Object(jsonOf(response)), 'created')).toBeGreaterThan(1_790_000_000);
  });

  test('decision: the probability of a choice and of a score is added', async () => {
    reply = {
      model: 'up',
      answers: [
        {
          type: 'choice',
          name: null,
          choice: 'yes',
          probabilities: [
            { value: 'no', probability: 0.2 },
            { value: 'yes', probability: 0.8 },
          ],
          confidence: 0.8,
        },
        {
          type: 'score',
          name: 'depth',
          score: 0.9,
          probabilities: [
            { value: 0, label: 'low', probability: 0.1 },
            { value: 1, label: 'high', probability: 0.9 },
          ],
          confidence: 0.9,
        },
      ],
      usage: { input_tokens: 9, output_tokens: 0 },
    };
    const questions = [
      { type: 'choice', instructions: 'Is it?', choices: [{ value: 'no' }, { value: 'yes' }] },
      { type: 'score', instructions: 'How?', name: 'depth', levels: [{ label: 'low' }, { label: 'high' }] },
    ];
    const response = await gateway.call('/v1/decisions', {
      model: 'acme/decisions',
      input: 'The Nile',
      questions,
    });
    expect(response.status).toBe(200);
    expect(jsonOf(response)).toMatchObject({ answers: [{ probability: 0.8 }, { probability: 0.9 }] });
  });
});
