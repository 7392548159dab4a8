import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf } from '../../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

let gateway: RecordedGateway;

beforeAll(async () => {
  gateway = await RecordedGateway.start({
    configuration: [
      'backends: { embedded: { kind: embedded } }',
      'models:',
      '  acme/chat: { mode: chat, free: true, deployments: [{ backend: embedded, model: extractive }] }',
      '  acme/vectors: { mode: embedding, capabilities: [decision], free: true, deployments: [{ backend: embedded, model: use-lite }] }',
      '  acme/rerank: { mode: rerank, free: true, deployments: [{ backend: embedded, model: rerank }] }',
      ...['zero-shot', 'sentiment', 'language'].map(
        (name) =>
          `  acme/${name}: { mode: classification, free: true, deployments: [{ backend: embedded, model: ${name} }] }`,
      ),
    ],
  });
});
afterAll(() => gateway.close());

const question =
  'Which river flows through Vienna?\n\nGraz lies on the Mur. The Danube flows through Vienna.';
const messages = [{ role: 'user', content: question }];
const CALLERS: [path: string, body: object][] = [
  ['/v1/chat/completions', { messages }],
  ['/v1/messages', { messages, max_tokens: 500 }],
  ['/v1/responses', { input: question }],
];

describe('the engines of the gateway serve', () => {
  test.each(CALLERS)('clients of %s without streaming', async (path, body) => {
    const response = await gateway.call(path, { model: 'acme/chat', ...body });
    expect(response.status).toBe(200);
    expect(response.text).toContain('The Danube flows through Vienna.');
  });

  test.each(CALLERS)('clients of %s with a stream', async (path, body) => {
    const response = await gateway.call(path, { model: 'acme/chat', stream: true, ...body });
    expect(response.status).toBe(200);
    expect(response.text).toContain('Danube');
  });

  test('the token count of a message', async () => {
    const response = await gateway.call('/v1/messages/count_tokens', { model: 'acme/chat', messages });
    expect(jsonOf(response)).toEqual({ input_tokens: expect.any(Number) });
  });

  test.each(['float', 'base64'])('embeddings as %s', async (encoding) => {
    const body = { model: 'acme/vectors', input: ['one', 'two'], encoding_format: encoding };
    const response = await gateway.call('/v1/embeddings', body);
    const [first] = (jsonOf(response) as { data: { embedding: number[] | string }[] }).data;
    // 512 numbers of four bytes each.
    const lengths = { float: 512, base64: Math.ceil((512 * 4) / 3) * 4 };
    expect(first?.embedding).toHaveLength(lengths[encoding === 'float' ? 'float' : 'base64']);
  });

  test('rerank', async () => {
    const documents = ['Graz lies on the Mur.', 'The Danube flows through Vienna.'];
    const body = { model: 'acme/rerank', query: 'What river is in Vienna?', documents, top_n: 1 };
    const response = await gateway.call('/v1/rerank', body);
    expect(jsonOf(response)).toMatchObject({
      results: [{ index: 1, document: documents[1] }],
      usage: { prompt_tokens: expect.any(Number) },
    });
  });

  test.each([
    ['zero-shot', ['billing', 'weather'], 'Please refund the invoice that I paid twice.', 'billing'],
    ['zero-shot', null, 'The striker scored twice in the final.', 'sports'],
    ['sentiment', undefined, 'The staff was friendly and the room lovely.', 'positive'],
    ['sentiment', undefined, 'A rude waiter and awful food.', 'negative'],
    ['language', undefined, 'Wie setze ich mein Passwort zurück?', 'de'],
  ])('classification by %s with the labels %j', async (name, labels, input, label) => {
    const body = { model: `acme/${name}`, input: [input, 'ok'], ...(labels === undefined ? {} : { labels }) };
    const response = await gateway.call('/v1/classify', body);
    const { data } = jsonOf(response) as { data: { label: string; probs: number[]; labels: string[] }[] };
    expect(data.map((one) => one.labels.length)).toEqual(data.map((one) => one.probs.length));
    expect(data[0]).toMatchObject({ index: 0, label, score: Math.max(...(data[0]?.probs ?? [])) });
    expect(data[1]).toMatchObject({ index: 1, labels: data[0]?.labels });
  });

  test('decisions', async () => {
    const questions = [
      {
        type: 'choice',
        instructions: 'Which department?',
        choices: [{ value: 'shipping' }, { value: 'billing' }],
      },
    ];
    const input = 'Where is my parcel?';
    const response = await gateway.call('/v1/decisions', { model: 'acme/vectors', input, questions });
    expect(jsonOf(response)).toMatchObject({ answers: [{ type: 'choice' }] });
  });
});
