import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Backend } from '../../../backends/backend.ts';
import { createBackend } from '../../../backends/kinds/create-backend.ts';
import { EngineHost } from '../../../packages/engines/host.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer, type JsonRequest } from '../json-server.ts';
import { failureOf, refusesMisbehaviour, valueOf } from '../list-behaviour.ts';

/** As cohere-ai 8.1.0 types `EmbedByTypeResponse`. */
function embedded({ body }: JsonRequest): { body: unknown } {
  const texts = body['texts'] as string[];
  return {
    body: {
      id: 'co-1',
      embeddings: { float: texts.map((text) => [text.length, Number(text)]) },
      meta: { billed_units: { input_tokens: texts.length } },
      response_type: 'embeddings_by_type',
    },
  };
}

let server: JsonServer;
let backend: Backend;

beforeEach(async () => {
  server = await JsonServer.start(embedded);
  const settings = backendSettings('cohere', server.address);
  backend = createBackend(settings, new EngineHost());
});
afterEach(async () => {
  await backend.close();
  await server.close();
});

describe('a Cohere backend', () => {
  test('gets the request at its own path with its key, and nothing of the gateway’s', async () => {
    await valueOf(
      backend,
      backendRequest('createEmbedding', { model: 'acme/e', input: '1', guardrails: ['x'] }),
    );
    expect(server.requests[0]).toMatchObject({
      path: '/base/embed',
      headers: { authorization: 'Bearer sk-of-the-gateway', 'content-type': 'application/json' },
    });
    expect(server.requests[0]?.body).toEqual({
      model: 'upstream-model',
      texts: ['1'],
      input_type: 'search_document',
      embedding_types: ['float'],
    });
  });

  test('gets at most 96 texts in one request, and the responses are joined', async () => {
    const input = Array.from({ length: 200 }, (_unused, index) => String(index));
    const value = await valueOf(backend, backendRequest('createEmbedding', { model: 'acme/e', input }));
    expect(server.requests.map(({ body }) => (body['texts'] as string[]).length).sort()).toEqual([8, 96, 96]);
    expect(value['data']).toEqual(
      input.map((text, index) => ({ object: 'embedding', index, embedding: [text.length, index] })),
    );
    expect(value['usage']).toEqual({ prompt_tokens: 200, total_tokens: 200 });
  });

  test('ranks lists of up to a thousand documents in one request', async () => {
    server.answering = ({ body }) => ({
      body: {
        id: 'co-2',
        results: (body['documents'] as string[]).map((_text, index) => ({
          index,
          relevance_score: index / 1000,
        })),
        meta: { billed_units: { search_units: 2 } },
      },
    });
    const documents = Array.from({ length: 200 }, (_unused, index) => ({ text: `document ${index}` }));
    const value = await valueOf(
      backend,
      backendRequest('createRerank', { model: 'acme/r', query: 'q', documents, top_n: 1 }),
    );
    expect(server.requests).toHaveLength(1);
    expect(value).toEqual({
      id: 'co-2',
      results: [{ index: 199, relevance_score: 0.199, document: 'document 199' }],
      meta: { api_version: { version: '1' }, billed_units: { search_units: 2 } },
    });
  });

  test('does not classify', async () => {
    const failed = await failureOf(
      backend,
      backendRequest('createClassification', { model: 'm', input: 'a' }),
    );
    expect(failed).toMatchObject({ code: 'invalid_parameter', param: 'model' });
    expect(server.requests).toHaveLength(0);
  });

  refusesMisbehaviour(() => ({ server, backend }), {
    embeddings: () => backendRequest('createEmbedding', { model: 'acme/e', input: ['1', '2'] }),
    rerank: () => backendRequest('createRerank', { model: 'acme/r', query: 'q', documents: ['a', 'b'] }),
  });
});
