import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send } from '../../scripts/test-bed/client.ts';
import { json, isStream, unnamed, type Respond } from '../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';

const USAGE = { prompt_tokens: 4, completion_tokens: 3, total_tokens: 7 };
const message = { role: 'assistant', content: 'The Nile.' };
const DONE = { type: 'transcript.text.done', text: 'Hi.' };
const server: Respond = ({ fields }) =>
  isStream(fields) || fields['stream'] === 'true'
    ? unnamed([{ type: 'transcript.text.delta', delta: 'Hi.' }, DONE])
    : json({ id: 'c1', text: 'Hi.', choices: [{ index: 0, message, finish_reason: 'stop' }], usage: USAGE });

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, server);
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat] }`,
      `  responses: { kind: openai, base_url: '${upstream.baseUrl}', formats: [responses] }`,
      'models:',
      '  acme/respond: { mode: chat, free: true, deployments: [{ backend: responses, model: up }] }',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: up, model: up }] }',
      '  acme/hear: { mode: transcription, free: true, deployments: [{ backend: up, model: up }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

test('an image as its URL alone is an image (docs.mistral.ai/capabilities/vision)', async () => {
  const content = [
    { type: 'text', text: 'What is it?' },
    { type: 'image_url', image_url: PNG },
  ];
  const { status } = await gateway.call('/v1/chat/completions', {
    model: 'acme/chat',
    messages: [{ role: 'user', content }],
  });
  expect(status).toBe(200);
  expect(upstream.last.fields['messages']).toEqual([
    { role: 'user', content: [content[0], { type: 'image_url', image_url: { url: PNG } }] },
  ]);
});

test('tools and calls of functions without their type have it (Mistral, recorded by pydantic-ai 0.8.1)', async () => {
  const definition = { name: 'get_image', parameters: { type: 'object', properties: {} } };
  const call = { id: 'utZJMAZN4', function: { name: 'get_image', arguments: '{}' } };
  const result = { role: 'tool', tool_call_id: 'utZJMAZN4', content: 'a kiwi' };
  const { status } = await gateway.call('/v1/chat/completions', {
    model: 'acme/chat',
    messages: [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: '', tool_calls: [call] },
      result,
    ],
    tools: [{ function: definition }],
  });
  expect(status).toBe(200);
  expect(upstream.last.fields['tools']).toEqual([{ type: 'function', function: definition }]);
  expect(upstream.last.fields['messages']).toMatchObject([
    { role: 'user' },
    { role: 'assistant', tool_calls: [{ ...call, type: 'function' }] },
    { role: 'tool' },
  ]);
});

test('the choice `any` of a tool is `required` (langchain-mistralai 1.1.6)', async () => {
  const { status } = await gateway.call('/v1/chat/completions', {
    model: 'acme/chat',
    messages: [{ role: 'user', content: 'Hi' }],
    tools: [{ type: 'function', function: { name: 'look_up' } }],
    tool_choice: 'any',
  });
  expect(status).toBe(200);
  expect(upstream.last.fields['tool_choice']).toBe('required');
});

test('a schema of the output without a name gets one (@ai-sdk/perplexity 4.0.49)', async () => {
  const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const format = { type: 'json_schema', json_schema: { schema } };
  for (const model of ['acme/chat', 'acme/respond']) {
    const messages = [{ role: 'user', content: 'A dog.' }];
    await gateway.call('/v1/chat/completions', { model, messages, response_format: format });
    const { response_format: sent, text } = upstream.last.fields;
    expect([sent, text]).toContainEqual(
      model === 'acme/chat'
        ? { type: 'json_schema', json_schema: { schema, name: 'output' } }
        : { format: { type: 'json_schema', name: 'output', schema: expect.objectContaining(schema) } },
    );
  }
});

describe('a body that begins with a byte order mark (RFC 8259, section 8.1)', () => {
  test.each([20, 3_000, 1_500_000, 9_000_000])('and %i bytes is read', async (length) => {
    const text = 'a'.repeat(length);
    const body = `\ufeff${JSON.stringify({ model: 'acme/chat', messages: [{ role: 'user', content: text }] })}`;
    const headers = { 'content-type': 'application/json', ...gateway.headers };
    const path = '/v1/chat/completions';
    const { status } = await send(gateway.address, { method: 'POST', path, headers, body });
    expect(status).toBe(200);
    expect(upstream.last.fields['messages']).toEqual([{ role: 'user', content: text }]);
  });
});

const wav = Buffer.from('UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=', 'base64');
test.each([
  ['True', 'text/event-stream', 'str(True) of Python'],
  ['TRUE', 'text/event-stream', 'forms of spreadsheets'],
  ['False', 'application/json', 'str(False) of Python'],
])('stream=%s of a form is a boolean', async (written, type) => {
  const { status, headers } = await gateway.upload('/v1/audio/transcriptions', [
    ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: wav }],
    ['model', 'acme/hear'],
    ['prompt', written],
    ['stream', written],
  ]);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
  expect(upstream.last.fields['prompt']).toBe(written);
});

test('other words for booleans are refused', async () => {
  const { status, text } = await gateway.upload('/v1/audio/transcriptions', [
    ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: wav }],
    ['model', 'acme/hear'],
    ['stream', 'perhaps'],
  ]);
  expect(status).toBe(400);
  expect(text).toContain("'stream'");
});

test.each([
  [10_000, 200],
  [10_001, 422],
])(
  'a list of files with limit=%i is %i (platform.openai.com/docs/api-reference/files/list)',
  async (limit, status) => {
    const path = `/v1/files?limit=${limit}`;
    const { headers } = gateway;
    expect((await send(gateway.address, { method: 'GET', path, headers })).status).toBe(status);
  },
);
