import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Backend } from '../../../backends/backend.ts';
import { createBackend } from '../../../backends/kinds/create-backend.ts';
import { EngineHost } from '../../../packages/engines/host.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer, type JsonResponse, type JsonRequest } from '../json-server.ts';
import { refusesMisbehaviour, valueOf } from '../list-behaviour.ts';

/** As pymodels.py of infinity_emb and the generated infinity_client have it. */
function infinity({ path, body }: JsonRequest): JsonResponse {
  const usage = { prompt_tokens: 5, total_tokens: 5 };
  const meta = { id: 'infinity-1', created: 3, model: 'm', usage };
  const input = body['input'] as string[];
  switch (path) {
    case '/base/embeddings':
      return {
        body: {
          ...meta,
          object: 'embedding',
          data: input.map((_text, index) => ({ object: 'embedding', index, embedding: [0.5] })),
        },
      };
    case '/base/rerank':
      return {
        body: {
          ...meta,
          object: 'rerank',
          results: [
            { relevance_score: 0.1, index: 0 },
            { relevance_score: 0.2, index: 1 },
          ],
        },
      };
    case '/base/classify':
      return {
        body: {
          ...meta,
          object: 'classify',
          data: input.map(() => [
            { score: 0.75, label: 'pos' },
            { score: 0.25, label: 'neg' },
          ]),
        },
      };
    default:
      return { status: 404, body: { detail: 'Not Found' } };
  }
}

let server: JsonServer;
let backend: Backend;

beforeEach(async () => {
  server = await JsonServer.start(infinity);
  const settings = backendSettings('infinity', server.address);
  backend = createBackend(settings, new EngineHost());
});
afterEach(async () => {
  await backend.close();
  await server.close();
});

describe('an Infinity backend', () => {
  test('embeds in base64 although it returns floats', async () => {
    const fields = { model: 'acme/e', input: ['a', 'b'], encoding_format: 'base64' };
    const value = await valueOf(backend, backendRequest('createEmbedding', fields));
    expect(value).toMatchObject({ data: [{ index: 0, embedding: 'AAAAPw==' }, { index: 1 }] });
  });

  test('ranks', async () => {
    const fields = { model: 'acme/r', query: 'q', documents: ['a', 'b'], top_n: 1 };
    const value = await valueOf(backend, backendRequest('createRerank', fields));
    expect(value).toMatchObject({ results: [{ index: 1, relevance_score: 0.2, document: 'b' }] });
    expect(value['results']).toHaveLength(1);
  });

  test('classifies', async () => {
    const value = await valueOf(
      backend,
      backendRequest('createClassification', { model: 'acme/c', input: ['a', 'b'] }),
    );
    expect(value).toMatchObject({
      data: [
        { index: 0, label: 'pos', probs: [0.25, 0.75], num_classes: 2, score: 0.75 },
        { index: 1, label: 'pos' },
      ],
      usage: { total_tokens: 5 },
    });
  });

  refusesMisbehaviour(() => ({ server, backend }), {
    embeddings: () => backendRequest('createEmbedding', { model: 'acme/e', input: ['a', 'b'] }),
    rerank: () => backendRequest('createRerank', { model: 'acme/r', query: 'q', documents: ['a', 'b'] }),
    classification: () => backendRequest('createClassification', { model: 'acme/c', input: ['a', 'b'] }),
  });
});
