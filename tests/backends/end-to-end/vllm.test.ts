import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  VLLM_TEXT,
  vllmChunks,
  vllmCompletion,
  vllmEmbeddings,
  vllmTranscription,
  vllmTranscriptionChunks,
} from '../../../scripts/test-bed/replies/vllm.ts';
import { chatAnswer } from '../../handlers/decision-gateway.ts';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import { isStream, json, unnamed, type Respond } from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

const vllm: Respond = ({ path, model, fields }) => {
  switch (path) {
    case '/chat/completions':
      // A decision is read from the next token.
      if (fields['logprobs'] === true) return json(chatAnswer({ A: 0.75, B: 0.25 }));
      return isStream(fields) ? unnamed(vllmChunks(model)) : json(vllmCompletion(model));
    case '/embeddings':
      return json(vllmEmbeddings(model));
    case '/audio/transcriptions':
      return isStream(fields) ? unnamed(vllmTranscriptionChunks(model)) : json(vllmTranscription);
    case '/tokenize':
    case '/prefix/tokenize':
      return json({ count: 23, max_model_len: 4096, tokens: Array.from({ length: 23 }, () => 1) });
    default:
      return null;
  }
};

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start(0, vllm);
  const model = (mode: string): string =>
    `  acme/${mode}: { mode: ${mode}, capabilities: [${mode === 'chat' ? 'decision' : ''}], free: true, deployments: [{ backend: vllm, model: up-${mode} }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  vllm: { kind: openai, base_url: '${upstream.baseUrl}' }`,
      `  counting: { kind: openai, base_url: '${upstream.baseUrl}', tokenizer: vllm }`,
      `  prefixed: { kind: openai, base_url: '${new URL('/prefix/v1', upstream.baseUrl).href}', tokenizer: vllm }`,
      // The server gives the same probabilities to every question, which the test at the start would take for none.
      'decisions: { self_test: false }',
      'models:',
      '  prefixed/chat: { mode: chat, free: true, deployments: [{ backend: prefixed, model: up-chat }] }',
      '  counted/chat: { mode: chat, free: true, deployments: [{ backend: counting, model: up-chat }] }',
      ...['chat', 'embedding', 'transcription'].map(model),
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Hello' }];
const CALLERS: [path: string, body: object, textIn: object][] = [
  [
    '/v1/chat/completions',
    { messages },
    { choices: [{ message: { content: VLLM_TEXT }, finish_reason: 'stop' }] },
  ],
  ['/v1/messages', { messages, max_tokens: 9 }, { content: [{ type: 'text', text: VLLM_TEXT }] }],
  [
    '/v1/responses',
    { input: 'Hello' },
    { status: 'completed', output: [{ content: [{ text: VLLM_TEXT }] }] },
  ],
];

describe('a vLLM server serves', () => {
  test.each(CALLERS)('clients of %s without streaming', async (path, body, expected) => {
    const answer = await gateway.call(path, { model: 'acme/chat', ...body });
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toMatchObject({ model: 'acme/chat', ...expected });
  });

  test.each(CALLERS)('clients of %s with a stream', async (path, body) => {
    const answer = await gateway.call(path, { model: 'acme/chat', stream: true, ...body });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Guten ');
    expect(answer.text).toContain('Tag!');
    expect(answer.text).not.toContain('up-chat');
  });

  test('the token count of a message, which the gateway counts itself', async () => {
    const answer = await gateway.call('/v1/messages/count_tokens', { model: 'acme/chat', messages });
    expect(jsonOf(answer)).toEqual({ input_tokens: expect.any(Number) });
  });

  test('how many tokens a conversation with tools has, by its own tokenizer, when the operator enables it', async () => {
    const tools = [{ name: 'look_up', input_schema: { type: 'object', properties: {} } }];
    const body = { model: 'counted/chat', system: 'Be brief.', messages, tools };
    const answer = await gateway.call('/v1/messages/count_tokens', body);
    expect(jsonOf(answer)).toEqual({ input_tokens: 23 });
    expect(upstream.last).toMatchObject({
      path: '/tokenize',
      fields: {
        model: 'up-chat',
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'Hello' },
        ],
        tools: [{ type: 'function', function: { name: 'look_up' } }],
        add_generation_prompt: true,
      },
    });
  });

  test('how many tokens a message has, beside the API at an address with a prefix', async () => {
    const answer = await gateway.call('/v1/messages/count_tokens', { model: 'prefixed/chat', messages });
    expect(jsonOf(answer)).toEqual({ input_tokens: 23 });
    expect(upstream.last.path).toBe('/prefix/tokenize');
  });

  test.each([
    ['no count', '{"tokens":[]}'],
    ['a count that is none', '{"count":"23"}'],
    ['a page', '<html></html>'],
  ])('502 to a token count when its response is %s', async (_name, body) => {
    upstream.next({ kind: 'body', contentType: 'application/json', body });
    const answer = await gateway.call('/v1/messages/count_tokens', { model: 'counted/chat', messages });
    expect(answer.status).toBe(502);
  });

  test('decisions', async () => {
    const questions = [{ type: 'predicate', instructions: 'The text is a greeting.' }];
    const answer = await gateway.call('/v1/decisions', { model: 'acme/chat', input: 'Hello', questions });
    expect(jsonOf(answer)).toMatchObject({ answers: [{ type: 'predicate' }] });
  });

  test('embeddings', async () => {
    const answer = await gateway.call('/v1/embeddings', { model: 'acme/embedding', input: 'Hello' });
    expect(jsonOf(answer)).toMatchObject({ data: [{ embedding: [0.25, -0.5, 0.75] }] });
  });

  test.each([
    '/v1/audio/transcriptions',
    '/v1/audio/transcriptions/stream',
    '/v1/audio/transcriptions/stream_input',
  ])('%s with events', async (path) => {
    const answer = await gateway.upload(path, [
      ['model', 'acme/transcription'],
      ['stream', 'true'],
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.from('RIFF') }],
    ]);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`{"type":"transcript.text.done","text":"${VLLM_TEXT}"}`);
  });

  test('transcriptions without streaming', async () => {
    const answer = await gateway.upload('/v1/audio/transcriptions', [
      ['model', 'acme/transcription'],
      ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.from('RIFF') }],
    ]);
    expect(jsonOf(answer)).toMatchObject({ text: VLLM_TEXT });
  });
});
