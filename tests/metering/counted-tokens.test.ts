import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setBudget } from '../../scripts/test-bed/set-budget.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { tokenizerFile } from '../support/onnx/models.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { Upstream } from '../../scripts/test-bed/upstream/upstream.ts';

let upstream: Upstream;
let gateway: RecordedGateway;

beforeAll(async () => {
  upstream = await Upstream.start();
  // A token of input costs a tenth of a cent.
  const model = (name: string, tokenizer: string): string =>
    `  acme/${name}: { mode: chat, ${tokenizer}prices: { input_per_million_tokens: 1000, output_per_million_tokens: 0.001 }, info: { max_input_tokens: 100000, max_output_tokens: 100 }, deployments: [{ backend: up, model: up-chat }] }`;
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { up: { kind: openai, base_url: '${upstream.baseUrl}' } }`,
      'models:',
      model('plain', ''),
      model('new', 'tokenizer: o200k_base, '),
      model('old', 'tokenizer: cl100k_base, '),
      model('own', 'tokenizer: own.json, '),
    ],
    prepare: (folder) => writeFile(join(folder, 'own.json'), JSON.stringify(tokenizerFile())),
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

async function limitTo(cents: bigint | null): Promise<void> {
  const { store } = gateway.gateway.services;
  const { id } = await store.database
    .selectFrom('projects')
    .select('id')
    .where('name', '=', 'main')
    .executeTakeFirstOrThrow();
  await setBudget(store, id, cents);
}

/** Tokens around one message. */
const AROUND = 4;

test.each([
  // The counts of tiktoken.
  ['acme/new', 'Привет, мир', 4],
  ['acme/old', 'Привет, мир', 6],
  ['acme/own', 'the cat and a dog. good', 7],
])('%s counts %j by its own tokenizer', async (model, content, tokens) => {
  const body = { model, messages: [{ role: 'user', content }] };
  expect(jsonOf(await gateway.call('/v1/messages/count_tokens', body))).toEqual({
    input_tokens: tokens + AROUND,
  });
});

test('a conversation of hundreds of messages is counted in one request', async () => {
  const messages = Array.from({ length: 400 }, (_, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: 'good dog',
  }));
  const response = await gateway.call('/v1/messages/count_tokens', { model: 'acme/own', messages });
  expect(jsonOf(response)).toEqual({ input_tokens: 400 * (2 + AROUND) });
});

test('a budget that pays for the tokens but not for the bytes only admits counted prompts', async () => {
  const messages = [{ role: 'user', content: 'The quick brown fox jumps over the lazy dog. '.repeat(100) }];
  // The texts have 4,500 bytes and 1,001 tokens. The template may add a thousand more.
  await limitTo(300n);
  const byBytes = await gateway.call('/v1/chat/completions', { model: 'acme/plain', messages });
  expect(byBytes.status).toBe(429);
  const counted = await gateway.call('/v1/chat/completions', { model: 'acme/new', messages });
  expect(counted.status).toBe(200);
  await limitTo(null);
});

test('a project without budget is refused, with and without a tokenizer', async () => {
  await limitTo(0n);
  const messages = [{ role: 'user', content: 'Hello' }];
  const response = await gateway.call('/v1/chat/completions', { model: 'acme/new', messages });
  expect(response.status).toBe(429);
  await limitTo(null);
});
