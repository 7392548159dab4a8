import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonOf, send } from '../../../scripts/test-bed/client.ts';
import {
  MAX_TOKENS,
  writeClassifier,
  writeEncoder,
  writeInference,
  writeReranker,
} from '../../support/onnx/models.ts';
import { RecordedGateway } from '../../support/recorded-gateway.ts';

let gateway: RecordedGateway;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-onnx-'));
  await Promise.all([
    writeEncoder(join(folder, 'tiny-encoder')),
    writeReranker(join(folder, 'acme', 'tiny-reranker')),
    writeClassifier(join(folder, 'tiny-classifier')),
    writeInference(join(folder, 'tiny-nli')),
    writeEncoder(join(folder, 'broken')),
  ]);
  await writeFile(join(folder, 'broken', 'model.onnx'), 'this is not a graph');
  const model = (mode: string, name: string, rest = ''): string =>
    `{ mode: ${mode}, free: true, deployments: [{ backend: local, model: ${name} }]${rest} }`;
  gateway = await RecordedGateway.start({
    configuration: [
      `backends: { local: { kind: onnx, models_dir: '${folder}' } }`,
      'models:',
      `  acme/vectors: ${model('embedding', 'tiny-encoder')}`,
      `  acme/rerank: ${model('rerank', 'acme/tiny-reranker')}`,
      `  acme/mood: ${model('classification', 'tiny-classifier')}`,
      `  acme/nli: ${model('classification', 'tiny-nli', ', capabilities: [decision]')}`,
      `  acme/broken: ${model('embedding', 'broken')}`,
    ],
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const long = 'cat '.repeat(MAX_TOKENS);

describe("the operator's ONNX models serve", () => {
  test('they are listed', async () => {
    const request = { method: 'GET', path: '/v1/models', headers: gateway.headers };
    const response = await send(gateway.address, request);
    const { data } = jsonOf(response) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toContain('acme/vectors');
  });

  test.each([
    ['one', 'cat dog'],
    ['several', ['dog', 'cat cat dog bus good', 'car']],
  ])('embeddings of %s as unit vectors, with the exact count of tokens', async (_name, input) => {
    const response = await gateway.call('/v1/embeddings', { model: 'acme/vectors', input });
    const { data, usage } = jsonOf(response) as Vectors;
    for (const { embedding } of data) expect(Math.hypot(...embedding)).toBeCloseTo(1, 5);
    const words = [input].flat().map((text) => text.split(' ').length + 2);
    expect(usage.prompt_tokens).toBe(words.reduce((sum, count) => sum + count, 0));
    expect(data[0]?.embedding[0]).toBeGreaterThan(0.9);
  });

  test('a text has the same vector alone and beside a longer one', async () => {
    const vectorsOf = async (input: string[]): Promise<number[][]> => {
      const response = await gateway.call('/v1/embeddings', { model: 'acme/vectors', input });
      return (jsonOf(response) as Vectors).data.map(({ embedding }) => embedding);
    };
    const [alone] = await vectorsOf(['dog bus']);
    expect((await vectorsOf(['cat car dog bus good', 'dog bus']))[1]).toEqual(alone);
  });

  test('rerank by a cross-encoder', async () => {
    const documents = ['bus', 'the dog', 'good'];
    const response = await gateway.call('/v1/rerank', { model: 'acme/rerank', query: 'cat', documents });
    const { results } = jsonOf(response) as { results: { index: number; relevance_score: number }[] };
    expect(results.map(({ index }) => index)).toEqual([1, 0, 2]);
    expect(results[0]?.relevance_score).toBeGreaterThan(0.9);
    expect(results[2]?.relevance_score).toBeCloseTo(0.5);
  });

  test('a document beyond the context window is refused, unless it may be truncated', async () => {
    const body = { model: 'acme/rerank', query: 'cat', documents: ['dog', long] };
    const refused = await gateway.call('/v1/rerank', body);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('documents[1] has');
    const cut = await gateway.call('/v1/rerank', { ...body, max_tokens_per_doc: 8 });
    expect(cut.status).toBe(200);
  });

  test('classification into the classes of the model', async () => {
    const response = await gateway.call('/v1/classify', {
      model: 'acme/mood',
      input: ['good dog', 'a bad car'],
    });
    expect(jsonOf(response)).toMatchObject({
      data: [{ label: 'positive', labels: ['negative', 'positive'], num_classes: 2 }, { label: 'negative' }],
    });
  });

  test('classification into given labels by a model for inference', async () => {
    const response = await gateway.call('/v1/classify', {
      model: 'acme/nli',
      input: ['the dog', 'a bus'],
      labels: ['car', 'cat'],
    });
    expect(jsonOf(response)).toMatchObject({ data: [{ label: 'cat' }, { label: 'car' }] });
  });

  test('given labels are refused by a model with its own classes', async () => {
    const response = await gateway.call('/v1/classify', {
      model: 'acme/mood',
      input: 'dog',
      labels: ['a', 'b'],
    });
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { param: 'labels' } });
  });

  test('decisions by a model for inference', async () => {
    const response = await gateway.call('/v1/decisions', {
      model: 'acme/nli',
      input: 'dog',
      questions: [
        { type: 'predicate', instructions: 'cat' },
        { type: 'choice', instructions: 'Which?', choices: [{ value: 'bus' }, { value: 'dog' }] },
      ],
    });
    const { answers } = jsonOf(response) as { answers: { probability: number; choice?: string }[] };
    expect(answers[0]?.probability).toBeGreaterThan(0.9);
    expect(answers[1]?.choice).toBe('dog');
  });

  test.each([
    ['too long a text', { model: 'acme/vectors', input: ['dog', long] }, 'input[1] has'],
    ['other dimensions', { model: 'acme/vectors', input: 'dog', dimensions: 7 }, 'dimensions must be 3'],
    ['tokens', { model: 'acme/vectors', input: [1, 2] }, 'token arrays'],
  ])('%s is refused', async (_name, body, text) => {
    const response = await gateway.call('/v1/embeddings', body);
    expect(response.status).toBe(400);
    expect(response.text).toContain(text);
  });

  test('a graph that cannot be loaded fails only its own calls', async () => {
    const [broken, fine] = await Promise.all([
      gateway.call('/v1/embeddings', { model: 'acme/broken', input: 'dog' }),
      gateway.call('/v1/embeddings', { model: 'acme/vectors', input: 'dog' }),
    ]);
    expect(broken.status).toBe(502);
    expect(broken.text).not.toContain('protobuf');
    expect(fine.status).toBe(200);
  });
});

type Vectors = {
  data: { embedding: number[] }[];
  usage: { prompt_tokens: number };
};
