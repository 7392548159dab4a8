import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { chatCompletion } from '../../scripts/test-bed/replies/chat.ts';
import { send, type TestAnswer } from '../../scripts/test-bed/client.ts';
import { eventually } from '../support/eventually.ts';
import { GatewayProcess, gatewayFolder, removeFolder } from '../../scripts/test-bed/gateway-process.ts';
import {
  answerJson,
  beginEvents,
  chatFrame,
  endChat,
  post,
} from '../../scripts/test-bed/process-requests.ts';
import { ManualUpstream, type ManualRequest } from '../../scripts/test-bed/upstream/manual-upstream.ts';

/** A body below this is parsed on the main thread: it is leased once, as its bytes, its text and its values. */
const TEXT_BYTES = 900_000;
const BODY_COPIES = 3;
/** Room for two bodies and one translation, but not for two. */
const BOUND_BYTES = Math.round((2 * BODY_COPIES + 1.5) * TEXT_BYTES);

let upstream: ManualUpstream;
let folder = '';
let gateway: GatewayProcess;
let key = '';

beforeAll(async () => {
  upstream = await ManualUpstream.start();
});
afterAll(() => upstream.close());

beforeEach(async () => {
  folder = await gatewayFolder(
    [
      'backends:',
      `  up: { kind: openai, base_url: '${upstream.baseUrl}', formats: [chat], tokenizer: vllm }`,
      `  parts: { kind: openai, base_url: '${upstream.baseUrl}', max_batch_size: 2 }`,
      `  tei: { kind: tei, base_url: '${new URL(upstream.baseUrl).origin}' }`,
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: up, model: up }] }',
      '  acme/decide: { mode: chat, capabilities: [decision], free: true, deployments: [{ backend: up, model: up }] }',
      '  acme/list: { mode: embedding, free: true, deployments: [{ backend: parts, model: up }] }',
      '  acme/rerank: { mode: rerank, free: true, deployments: [{ backend: tei, model: up }] }',
      'discovery: false',
      'decisions: { self_test: false }',
      '',
    ].join('\n'),
  );
  gateway = await GatewayProcess.start({
    folder,
    // All requests are of one project, whose bound is that of the process.
    environment: { GATEWAY_BODY_MEMORY_BYTES: String(BOUND_BYTES), GATEWAY_PROJECT_SHARE_PERCENT: '0' },
  });
  ({ key } = gateway);
});
afterEach(async () => {
  await gateway.kill();
  await removeFolder(folder);
});

const COMPLETION = chatCompletion({ model: 'up', tools: false, reasoning: false, includeUsage: true });
const TEXT = 'x'.repeat(TEXT_BYTES);
const MESSAGES = [{ role: 'user', content: TEXT }];
const inFormat = {
  chat: () => post('/v1/chat/completions', key, { model: 'acme/chat', messages: MESSAGES }),
  messages: (stream = false) =>
    post('/v1/messages', key, { model: 'acme/chat', max_tokens: 9, messages: MESSAGES, stream }),
  responses: () => post('/v1/responses', key, { model: 'acme/chat', input: TEXT, store: false }),
};

function ask(format: keyof typeof inFormat): Promise<TestAnswer> {
  return send(gateway.address, inFormat[format]());
}

async function heldBytes(): Promise<number> {
  const { text } = await send(gateway.adminAddress, { method: 'GET', path: '/metrics', headers: {} });
  return Number(/^gateway_body_memory_held_bytes (\d+)$/m.exec(text)?.[1]);
}

const nothingHeld = (): Promise<void> => eventually('nothing is held', async () => (await heldBytes()) === 0);

test('a translated conversation is counted until its response ends, and one that is forwarded unchanged is not', async () => {
  const held: number[] = [];
  for (const format of ['chat', 'messages', 'responses'] as const) {
    const response = ask(format);
    const request = await upstream.next();
    held.push(await heldBytes());
    answerJson(request, COMPLETION);
    expect((await response).status).toBe(200);
    await nothingHeld();
  }
  const [native = 0, messages = 0, responses = 0] = held;
  expect(native).toBeGreaterThan(0);
  expect(messages).toBeGreaterThan(native + TEXT_BYTES);
  expect(responses).toBeGreaterThan(native + TEXT_BYTES);
});

test('a stream of a translated conversation releases its memory at its end', async () => {
  const response = send(gateway.address, inFormat.messages(true));
  const request = await upstream.next();
  beginEvents(request, chatFrame('one'));
  expect(await heldBytes()).toBeGreaterThan((BODY_COPIES + 1) * TEXT_BYTES);
  endChat(request);
  expect((await response).text).toContain('message_stop');
  await nothingHeld();
});

test('a conversation whose translation exceeds the bound gets 503, and is not forwarded', async () => {
  const first = ask('messages');
  const request = await upstream.next();
  const second = await ask('messages');
  expect(second.status).toBe(503);
  expect(second.headers['retry-after']).toBe('5');
  expect(second.text).toContain('try again later');
  // Without a translation it fits into the bound.
  const forwarded = ask('chat');
  answerJson(await upstream.next(), COMPLETION);
  expect((await forwarded).status).toBe(200);
  answerJson(request, COMPLETION);
  expect((await first).status).toBe(200);
  await nothingHeld();
});

const QUESTION = {
  type: 'choice',
  instructions: 'Which?',
  choices: [{ value: 'a' }, { value: 'b' }],
};
const EMBEDDING = { object: 'embedding', index: 0, embedding: [0.5] };

/**
 * Operations that are not conversations, each with the number of requests at the upstream and its responses.
 */
const beside: [string, () => ReturnType<typeof post>, number, object][] = [
  [
    'a reranking in the form of another server',
    () => post('/v1/rerank', key, { model: 'acme/rerank', query: 'q', documents: [TEXT] }),
    1,
    [{ index: 0, score: 0.5 }],
  ],
  [
    'a list that is sent in parts',
    () => post('/v1/embeddings', key, { model: 'acme/list', input: [TEXT, 'b', 'c', 'd'] }),
    2,
    { object: 'list', data: [EMBEDDING, { ...EMBEDDING, index: 1 }] },
  ],
  [
    'a count of the tokens at the server',
    () => post('/v1/messages/count_tokens', key, { model: 'acme/chat', messages: MESSAGES }),
    1,
    { count: 3 },
  ],
  [
    'a decision that is read from a chat model',
    () => post('/v1/decisions', key, { model: 'acme/decide', input: TEXT, questions: [QUESTION] }),
    1,
    { error: { message: 'no' } },
  ],
];

/** The next request at the upstream, unless the gateway responds without it. */
async function requestBefore(response: Promise<TestAnswer>): Promise<ManualRequest> {
  const tooEarly = response.then(({ status, text }) => {
    throw new Error(`no request came upstream: ${status} ${text}`);
  });
  return Promise.race([upstream.next(), tooEarly]);
}

test.each(beside)('%s is counted until its response ends', async (_what, request, count, sent) => {
  const response = send(gateway.address, request());
  const received = await requestBefore(response);
  expect(await heldBytes()).toBeGreaterThan((BODY_COPIES + 0.9) * TEXT_BYTES);
  answerJson(received, sent);
  for (let others = 1; others < count; others += 1) answerJson(await upstream.next(), sent);
  await response;
  await nothingHeld();
});

test('a list that is forwarded in one request is not counted again', async () => {
  const request = post('/v1/embeddings', key, { model: 'acme/list', input: [TEXT] });
  const response = send(gateway.address, request);
  const received = await requestBefore(response);
  expect(await heldBytes()).toBeLessThan((BODY_COPIES + 0.5) * TEXT_BYTES);
  answerJson(received, { object: 'list', data: [EMBEDDING] });
  expect((await response).status).toBe(200);
  await nothingHeld();
});
