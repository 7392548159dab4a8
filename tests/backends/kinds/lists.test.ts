import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ListBackend } from '../../../backends/kinds/lists.ts';
import { OpenAiBackend } from '../../../backends/kinds/openai.ts';
import type { BackendSettings } from '../../../catalogue/model.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer } from '../json-server.ts';
import { failureOf, refusesMisbehaviour, valueOf } from '../list-behaviour.ts';

let server: JsonServer;
const open: ListBackend[] = [];

function backendWith(more: Partial<BackendSettings> = {}): ListBackend {
  const settings = backendSettings('openai', server.address, more);
  const backend = new ListBackend(new OpenAiBackend(settings), settings);
  open.push(backend);
  return backend;
}

beforeEach(async () => {
  server = await JsonServer.start(({ body }) => ({
    body: {
      object: 'list',
      data: [body['input']].flat().map((text, index) => ({ index, embedding: [Number(text)] })),
      usage: { prompt_tokens: 1, total_tokens: 1 },
    },
  }));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
  await server.close();
});

describe('an OpenAI-compatible backend', () => {
  test('gets everything in one request unless the operator sets max_batch_size', async () => {
    const input = ['1', '2', '3', '4', '5'];
    await valueOf(backendWith(), backendRequest('createEmbedding', { model: 'e', input }));
    expect(server.requests).toHaveLength(1);

    const request = backendRequest('createEmbedding', { model: 'e', input, user: 'u', guardrails: ['g'] });
    const value = await valueOf(backendWith({ maxBatchSize: 2 }), request);
    expect(server.requests.slice(1).map(({ body }) => body)).toEqual([
      { model: 'upstream-model', input: ['1', '2'], user: 'u' },
      { model: 'upstream-model', input: ['3', '4'], user: 'u' },
      { model: 'upstream-model', input: ['5'], user: 'u' },
    ]);
    expect(value).toMatchObject({ data: input.map((text) => ({ embedding: [Number(text)] })) });
    expect(value['usage']).toEqual({ prompt_tokens: 3, total_tokens: 3 });
  });

  test('is not split within one input of token ids', async () => {
    server.answering = () => ({ body: { data: [{ index: 0, embedding: [1] }] } });
    const request = backendRequest('createEmbedding', { model: 'e', input: [1, 2, 3] });
    expect(await valueOf(backendWith({ maxBatchSize: 2 }), request)).toMatchObject({ data: [{ index: 0 }] });
    expect(server.requests).toHaveLength(1);
  });

  // Its page on reranking (platform.qianwenai.com), and the address in public use.
  test('is asked for reranks at the address of DashScope that has only these', async () => {
    server.answering = () => ({
      body: { object: 'list', results: [{ index: 0, relevance_score: 0.9 }], usage: { total_tokens: 79 } },
    });
    const baseUrl = new URL('/compatible-api/v1/', server.address);
    const request = backendRequest('createRerank', { model: 'r', query: 'q', documents: ['a'] });
    expect(await valueOf(backendWith({ baseUrl }), request)).toMatchObject({ results: [{ index: 0 }] });
    expect(server.requests.map(({ path }) => path)).toEqual(['/compatible-api/v1/reranks']);
  });

  test('returns probabilities where the operator says that its scores are raw', async () => {
    server.answering = () => ({
      body: {
        results: [
          { index: 0, relevance_score: -2 },
          { index: 1, relevance_score: 0 },
        ],
      },
    });
    const request = backendRequest('createRerank', { model: 'r', query: 'q', documents: ['a', 'b'] });
    expect(await valueOf(backendWith({ rawScores: true }), request)).toMatchObject({
      results: [
        { index: 1, relevance_score: 0.5 },
        { index: 0, relevance_score: 1 / (1 + Math.exp(2)) },
      ],
    });
    expect(await valueOf(backendWith(), request)).toMatchObject({
      results: [{ relevance_score: 0 }, { relevance_score: -2 }],
    });
  });

  test('fails when one batch has an invalid number of results, even if the sum is correct', async () => {
    const answers = [[1, 2, 3], [4]];
    server.answering = () => ({
      body: { data: (answers.shift() ?? []).map((part, index) => ({ index, embedding: [part] })) },
    });
    const request = backendRequest('createEmbedding', { model: 'e', input: ['1', '2', '3', '4'] });
    expect((await failureOf(backendWith({ maxBatchSize: 2 }), request)).code).toBe('bad_gateway');
  });

  test('forwards other operations unchanged', async () => {
    server.answering = () => ({ body: { anything: [1] } });
    const value = await valueOf(backendWith(), backendRequest('createDecision', { model: 'd' }));
    expect(value).toEqual({ anything: [1] });
  });

  refusesMisbehaviour(() => ({ server, backend: backendWith() }), {
    embeddings: () => backendRequest('createEmbedding', { model: 'e', input: ['1', '2'] }),
    rerank: () => backendRequest('createRerank', { model: 'r', query: 'q', documents: ['a', 'b'] }),
    classification: () => backendRequest('createClassification', { model: 'c', input: ['1', '2'] }),
  });
});

test('reads the results of SGLang, which are a list (sgl-project/sglang#16403, BerriAI/litellm#29156)', async () => {
  const sglang = await JsonServer.start(() => ({
    body: [
      { score: 0.1, document: 'a', index: 0, meta_info: null },
      { score: 0.9, document: 'b', index: 1, meta_info: null },
    ],
  }));
  const settings = backendSettings('openai', sglang.address, {});
  for (const maxBatchSize of [null, 2]) {
    const backend = new ListBackend(new OpenAiBackend(settings), { ...settings, maxBatchSize });
    const documents = maxBatchSize === null ? ['a', 'b'] : ['a', 'b', 'a', 'b'];
    const value = await valueOf(
      backend,
      backendRequest('createRerank', { model: 'r', query: 'q', documents, top_n: 1 }),
    );
    expect(value['results']).toEqual([{ index: 1, relevance_score: 0.9, document: 'b' }]);
    await backend.close();
  }
  await sglang.close();
});
