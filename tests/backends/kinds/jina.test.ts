import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Backend } from '../../../backends/backend.ts';
import { jinaBackend } from '../../../backends/kinds/jina.ts';
import { ListBackend } from '../../../backends/kinds/lists.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer } from '../json-server.ts';
import { refusesMisbehaviour, valueOf } from '../list-behaviour.ts';

let server: JsonServer;
let backend: Backend;

beforeEach(async () => {
  server = await JsonServer.start(() => ({ body: {} }));
  const settings = backendSettings('jina', server.address);
  backend = new ListBackend(jinaBackend(settings), settings);
});
afterEach(async () => {
  await backend.close();
  await server.close();
});

describe('a Jina backend', () => {
  test('embeds at its own path', async () => {
    server.answering = () => ({
      body: {
        object: 'list',
        model: 'jina-embeddings-v3',
        usage: { total_tokens: 6 },
        data: [{ object: 'embedding', index: 0, embedding: [1, 2] }],
      },
    });
    const value = await valueOf(backend, backendRequest('createEmbedding', { model: 'acme/e', input: 'a' }));
    expect(server.requests[0]).toMatchObject({ path: '/base/embeddings', body: { embedding_type: 'float' } });
    expect(value).toMatchObject({
      data: [{ embedding: [1, 2] }],
      usage: { prompt_tokens: 6, total_tokens: 6 },
    });
  });

  test('ranks at its own path', async () => {
    server.answering = () => ({
      body: {
        model: 'jina-reranker-v2-base-multilingual',
        usage: { total_tokens: 9 },
        results: [
          { index: 0, relevance_score: 0.1 },
          { index: 1, relevance_score: 0.7 },
        ],
      },
    });
    const request = backendRequest('createRerank', { model: 'acme/r', query: 'q', documents: ['a', 'b'] });
    expect(await valueOf(backend, request)).toMatchObject({
      results: [
        { index: 1, document: 'b' },
        { index: 0, document: 'a' },
      ],
    });
    expect(server.requests[0]).toMatchObject({ path: '/base/rerank', body: { return_documents: false } });
  });

  refusesMisbehaviour(() => ({ server, backend }), {
    embeddings: () => backendRequest('createEmbedding', { model: 'acme/e', input: ['a', 'b'] }),
    rerank: () => backendRequest('createRerank', { model: 'acme/r', query: 'q', documents: ['a', 'b'] }),
  });
});
