import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  converseAnswer,
  converseEvents,
  converseRefusal,
  eventStreamMessage,
} from '../../../scripts/test-bed/replies/bedrock.ts';
import { geminiAnswer, geminiChunks } from '../../../scripts/test-bed/replies/gemini.ts';
import { chatAnswer } from '../../handlers/decision-gateway.ts';
import { pngOf } from '../../../scripts/tour/documents.ts';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import type { Part } from '../../../scripts/test-bed/multipart.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';
import {
  goodResponse,
  json,
  unnamed,
  type UpstreamResponse,
  type Respond,
} from '../../../scripts/test-bed/upstream/good-response.ts';
import { Upstream } from '../../../scripts/test-bed/upstream/upstream.ts';

const eventStream = (pieces: readonly Buffer[]): UpstreamResponse => ({
  contentType: 'application/vnd.amazon.eventstream',
  pieces,
});

const BROKEN = [
  ...converseEvents().slice(0, 2),
  eventStreamMessage('throttlingException', { message: 'secret' }, 'exception'),
];

/** Whether AWS accepts a request. The gateway always sends the fields that the check reads. */
const isAccepted = (fields: object): boolean =>
  converseRefusal(fields as Parameters<typeof converseRefusal>[0]) === null;

/** Answers at the paths of the vendors: the name of the model is in them. */
const vendors: Respond = ({ path, fields }) => {
  const azure = /^\/azure\/openai\/deployments\/up-azure(\/.+)$/.exec(path);
  // A decision is read from the next token.
  if (azure !== null && fields['logprobs'] === true) return json(chatAnswer({ A: 0.75, B: 0.25 }));
  if (azure !== null) return goodResponse({ path: azure[1] ?? '', model: 'up-azure', fields });
  switch (path) {
    case '/models/up-gemini:generateContent':
      return json(geminiAnswer());
    case '/models/up-gemini:streamGenerateContent':
      return unnamed(geminiChunks());
    case '/models/up-gemini:countTokens':
      return json({ totalTokens: 21 });
    case '/model/eu.up-bedrock%3A0/converse':
      return isAccepted(fields) ? json(converseAnswer()) : null;
    case '/model/eu.up-bedrock%3A0/converse-stream':
      return isAccepted(fields) ? eventStream(converseEvents()) : null;
    case '/model/broken/converse-stream':
      return eventStream(BROKEN);
    case '/model/cut/converse-stream':
      return eventStream([
        ...converseEvents().slice(0, 3),
        converseEvents()[4]?.subarray(0, 20) ?? Buffer.alloc(0),
      ]);
    default:
      return null;
  }
};

let upstream: Upstream;
let gateway: RecordedGateway;
const MODELS = {
  azure: 'up-azure',
  gemini: 'up-gemini',
  bedrock: 'eu.up-bedrock:0',
  broken: 'broken',
  cut: 'cut',
};

beforeAll(async () => {
  upstream = await Upstream.start(0, vendors);
  const model = (id: string, mode: string, backend: string, name: string): string =>
    `  acme/${id}: { mode: ${mode}, free: true, deployments: [{ backend: ${backend}, model: '${name}' }] }`;
  const backendOf = (id: string): string => (id in { azure: 0, gemini: 0 } ? id : 'bedrock');
  gateway = await RecordedGateway.start({
    configuration: [
      'backends:',
      `  azure: { kind: azure, base_url: '${upstream.baseUrl}/azure', api_version: '2024-10-21', api_key: azure-key }`,
      `  gemini: { kind: gemini, base_url: '${upstream.baseUrl}', api_key: google-key }`,
      `  bedrock:`,
      `    kind: bedrock`,
      `    base_url: '${upstream.baseUrl}'`,
      `    aws: { region: eu-central-1, access_key_id: AKIDEXAMPLE, secret_access_key: aws-secret }`,
      // The server gives the same probabilities to every question, which the test at the start would take for none.
      'decisions: { self_test: false }',
      'models:',
      ...Object.entries(MODELS).map(([id, name]) => model(id, 'chat', backendOf(id), name)),
      model('azure-embedding', 'embedding', 'azure', 'up-azure'),
      model('azure-speech', 'speech', 'azure', 'up-azure'),
      model('azure-image', 'image_generation', 'azure', 'up-azure'),
      model('azure-variation', 'image_variation', 'azure', 'up-azure'),
      model('azure-transcription', 'transcription', 'azure', 'up-azure'),
      '  acme/azure-decision: { mode: chat, capabilities: [decision], free: true, deployments: [{ backend: azure, model: up-azure }] }',
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const messages = [{ role: 'user', content: 'Hi' }];
const CALLERS: [path: string, body: object, ending: RegExp][] = [
  ['/v1/chat/completions', { messages }, /data: \[DONE\]\n\n$/],
  ['/v1/messages', { messages, max_tokens: 9 }, /event: message_stop\ndata: \{"type":"message_stop"\}\n\n$/],
  ['/v1/responses', { input: 'Hi' }, /event: response\.completed\ndata: .*\n\n$/],
];

describe.each(['azure', 'gemini', 'bedrock'] as const)('a server of kind %s serves', (kind) => {
  test.each(CALLERS)('clients of %s, streaming or not', async (path, body, ending) => {
    const whole = await gateway.call(path, { model: `acme/${kind}`, ...body });
    expect(whole.status).toBe(200);
    expect(jsonOf(whole)).toMatchObject({ model: `acme/${kind}` });
    const streamed = await gateway.call(path, { model: `acme/${kind}`, stream: true, ...body });
    expect(streamed.status).toBe(200);
    expect(streamed.text).toMatch(ending);
    expect(whole.text + streamed.text).not.toContain(MODELS[kind]);
  });

  test('the token count of a message', async () => {
    const answer = await gateway.call('/v1/messages/count_tokens', { model: `acme/${kind}`, messages });
    expect(answer.status).toBe(200);
    if (kind === 'gemini') expect(jsonOf(answer)).toEqual({ input_tokens: 21 });
  });
});

test('text, thoughts and usage of Gemini are in each format', async () => {
  const chat = jsonOf(await gateway.call('/v1/chat/completions', { model: 'acme/gemini', messages }));
  expect(chat).toMatchObject({
    choices: [{ message: { content: 'Hello', reasoning: 'Hm.' }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: 100,
      completion_tokens: 5,
      prompt_tokens_details: { cached_tokens: 60 },
      completion_tokens_details: { reasoning_tokens: 2 },
    },
  });
  expect(upstream.last.headers['x-goog-api-key']).toBe('google-key');
  expect(upstream.last.headers).not.toHaveProperty('authorization');
});

test('usage of Bedrock includes the cache, and its requests are signed with their body', async () => {
  const body = { model: 'acme/bedrock', messages, max_tokens: 9 };
  expect(jsonOf(await gateway.call('/v1/messages', body))).toMatchObject({
    content: [{ type: 'text', text: 'Hello' }],
    usage: {
      input_tokens: 10,
      output_tokens: 5,
      cache_read_input_tokens: 60,
      cache_creation_input_tokens: 30,
    },
  });
  const { authorization } = upstream.last.headers;
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/bedrock\/aws4_request, SignedHeaders=[^,]*host[^,]*x-amz-date[^,]*, Signature=[0-9a-f]{64}$/,
  );
  expect(upstream.last.headers['x-amz-content-sha256'] ?? '').toMatch(/^([0-9a-f]{64})?$/);
});

const called = { id: 'call_a', name: 'look_up' };
const HISTORIES: [path: string, body: object][] = [
  [
    '/v1/chat/completions',
    {
      messages: [
        ...messages,
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: called.id, type: 'function', function: { name: called.name, arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: called.id, content: 'Rain' },
      ],
    },
  ],
  [
    '/v1/messages',
    {
      max_tokens: 9,
      messages: [
        ...messages,
        { role: 'assistant', content: [{ type: 'tool_use', ...called, input: {} }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: called.id, content: 'Rain' }] },
      ],
    },
  ],
  [
    '/v1/responses',
    {
      input: [
        ...messages,
        { type: 'function_call', call_id: called.id, name: called.name, arguments: '{}' },
        { type: 'function_call_output', call_id: called.id, output: 'Rain' },
      ],
    },
  ],
];

test.each(HISTORIES)('an agent gets its summary from Bedrock without its tools: %s', async (path, body) => {
  for (const more of [
    {},
    { tools: [] },
    { tool_choice: path.includes('messages') ? { type: 'none' } : 'none' },
  ])
    for (const stream of [false, true]) {
      const answer = await gateway.call(path, { model: 'acme/bedrock', stream, ...body, ...more });
      expect([more, answer.status]).toEqual([more, 200]);
      expect(JSON.parse(upstream.last.body.toString())).toMatchObject({
        toolConfig: { tools: [{ toolSpec: { name: 'look_up' } }] },
      });
    }
});

test('a stream that Bedrock throttles or cuts ends with an error', async () => {
  for (const model of ['acme/broken', 'acme/cut']) {
    const { text } = await gateway.call('/v1/messages', { model, messages, max_tokens: 9, stream: true });
    expect(text).toContain('event: error');
    expect(text).not.toContain('message_stop');
    expect(text).not.toContain('secret');
  }
});

test('Azure serves embeddings, speech and images at its own paths', async () => {
  const ask = (path: string, body: object) => gateway.call(path, body);
  const input = 'Hi';
  expect((await ask('/v1/embeddings', { model: 'acme/azure-embedding', input })).status).toBe(200);
  expect((await ask('/v1/images/generations', { model: 'acme/azure-image', prompt: input })).status).toBe(
    200,
  );
  for (const path of ['/v1/audio/speech', '/v1/audio/generations'])
    for (const more of [{}, { stream_format: 'sse' }])
      expect((await ask(path, { model: 'acme/azure-speech', input, ...more })).status).toBe(200);
  const streamed = await ask('/v1/images/generations', {
    model: 'acme/azure-image',
    prompt: input,
    stream: true,
  });
  expect(streamed.text).toContain('event: image_generation.completed');
  expect(upstream.last.path).toMatch(/\/images\/generations\?api-version=2024-10-21$/);
  expect(upstream.last.headers['api-key']).toBe('azure-key');
  expect(upstream.last.headers).not.toHaveProperty('authorization');
});

test('Azure transcribes, plain and in events', async () => {
  const heard: Part[] = [
    ['model', 'acme/azure-transcription'],
    ['file', { filename: 'a.wav', contentType: 'audio/wav', bytes: Buffer.from('RIFF') }],
  ];
  expect((await gateway.upload('/v1/audio/transcriptions', heard)).status).toBe(200);
  for (const more of ['', '/stream', '/stream_input']) {
    const answer = await gateway.upload(`/v1/audio/transcriptions${more}`, [...heard, ['stream', 'true']]);
    expect(answer.text).toContain('transcript.text.done');
    expect(upstream.last.path).toMatch(/\/up-azure\/audio\/transcriptions\?api-version=2024-10-21$/);
  }
});

test('Azure makes variations of images', async () => {
  const bytes = await pngOf({ pixels: new Uint8Array(4_096).fill(90), width: 64, height: 64 });
  const parts: Part[] = [
    ['model', 'acme/azure-variation'],
    ['image', { filename: 'a.png', contentType: 'image/png', bytes }],
  ];
  expect((await gateway.upload('/v1/images/variations', parts)).status).toBe(200);
  expect(upstream.last.path).toMatch(/\/up-azure\/images\/variations\?api-version=2024-10-21$/);
});

test('decisions are read from the token probabilities of Azure', async () => {
  const questions = [{ type: 'predicate', instructions: 'The text is a greeting.' }];
  const answer = await gateway.call('/v1/decisions', {
    model: 'acme/azure-decision',
    input: 'Hi',
    questions,
  });
  expect(jsonOf(answer)).toMatchObject({ answers: [{ type: 'predicate' }] });
});
