import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Backend } from '../../../backends/backend.ts';
import { createBackend } from '../../../backends/kinds/create-backend.ts';
import { EngineHost } from '../../../packages/engines/host.ts';
import { backendRequest, backendSettings } from '../backend-request.ts';
import { JsonServer, type JsonResponse, type JsonRequest } from '../json-server.ts';
import { failureOf, refusesMisbehaviour, valueOf } from '../list-behaviour.ts';

const MAX_CLIENT_BATCH_SIZE = 32;

/** As router/src/http/server.rs of text-embeddings-inference does it, the refusal of long batches included. */
function tei({ path, body }: JsonRequest): JsonResponse {
  const items = (body['input'] ?? body['texts'] ?? body['inputs']) as unknown[];
  if (Array.isArray(items) && items.length > MAX_CLIENT_BATCH_SIZE) {
    const error = `batch size ${items.length} > maximum allowed batch size ${MAX_CLIENT_BATCH_SIZE}`;
    return { status: 422, body: { error, error_type: 'validation' } };
  }
  const headers = { 'x-compute-tokens': String(items.length * 2) };
  switch (path) {
    case '/base/v1/embeddings': {
      const data = items.map((text, index) => ({ object: 'embedding', index, embedding: [Number(text)] }));
      const usage = { prompt_tokens: items.length, total_tokens: items.length };
      return { headers, body: { object: 'list', model: 'm', data, usage } };
    }
    case '/base/rerank':
      return { headers, body: items.map((text, index) => ({ index, score: Number(text) / 100 })).reverse() };
    case '/base/predict':
      return { headers, body: items.map((inputs) => [{ score: 1, label: `of ${String(inputs)}` }]) };
    default:
      return { status: 404, body: '' };
  }
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_unused, index) => String(index));
}

let server: JsonServer;
let backend: Backend;

beforeEach(async () => {
  server = await JsonServer.start(tei);
  const settings = backendSettings('tei', server.address);
  backend = createBackend(settings, new EngineHost());
});
afterEach(async () => {
  await backend.close();
  await server.close();
});

describe('a TEI backend', () => {
  test('embeds long lists in batches of 32, merged in order, their usage summed', async () => {
    const value = await valueOf(
      backend,
      backendRequest('createEmbedding', { model: 'e', input: numbers(100) }),
    );
    expect(server.requests).toHaveLength(4);
    expect(value['data']).toEqual(
      numbers(100).map((_text, index) => ({ object: 'embedding', index, embedding: [index] })),
    );
    expect(value['usage']).toEqual({ prompt_tokens: 100, total_tokens: 100 });
  });

  test('ranks long lists in batches, sorted and limited as one list, with the token count of its header', async () => {
    const fields = { model: 'r', query: 'q', documents: numbers(70), top_n: 2 };
    const value = await valueOf(backend, backendRequest('createRerank', fields));
    expect(server.requests).toHaveLength(3);
    expect(value).toMatchObject({
      results: [
        { index: 69, relevance_score: 0.69, document: '69' },
        { index: 68, relevance_score: 0.68, document: '68' },
      ],
      usage: { prompt_tokens: 140, total_tokens: 140 },
    });
  });

  test('classifies long lists in batches', async () => {
    const value = await valueOf(
      backend,
      backendRequest('createClassification', { model: 'c', input: numbers(33) }),
    );
    expect(server.requests).toHaveLength(2);
    expect(value).toMatchObject({ usage: { prompt_tokens: 66 } });
    expect(value['data']).toMatchObject(numbers(33).map((text, index) => ({ index, label: `of ${text}` })));
  });

  test('has at most four concurrent batches per request', async () => {
    await valueOf(backend, backendRequest('createEmbedding', { model: 'e', input: numbers(1_000) }));
    expect(server.requests).toHaveLength(32);
    expect(server.mostOpen).toBeLessThanOrEqual(4);
  });

  test('refuses lists beyond 64 batches, naming the field, without a request', async () => {
    const failed = await failureOf(
      backend,
      backendRequest('createEmbedding', { model: 'e', input: numbers(2_049) }),
    );
    expect(failed).toMatchObject({ code: 'invalid_parameter', param: 'input' });
    expect(failed.publicMessage).toContain('at most 2048');
    expect(server.requests).toHaveLength(0);
  });

  test('aborts every batch when the client disconnects', async () => {
    const caller = new AbortController();
    server.answering = () => {
      if (server.requests.length === 4) caller.abort();
      return null;
    };
    const request = backendRequest(
      'createEmbedding',
      { model: 'e', input: numbers(1_000) },
      { signal: caller.signal },
    );
    expect((await failureOf(backend, request)).code).toBe('client_closed');
    await server.untilLeft(4);
    expect(server.requests).toHaveLength(4);
  });

  test('aborts every other batch when one fails', async () => {
    let batches = 0;
    server.answering = () => {
      batches += 1;
      return batches === 4
        ? { status: 424, body: { error: 'Inference failed', error_type: 'backend' } }
        : null;
    };
    const request = backendRequest('createEmbedding', { model: 'e', input: numbers(1_000) });
    expect((await failureOf(backend, request)).code).toBe('bad_gateway');
    await server.untilLeft(3);
    expect(batches).toBe(4);
  });

  test.each(['createEmbedding', 'createRerank', 'createClassification'])(
    '%s: its 424 is a 502 of the gateway',
    async (operationId) => {
      server.answering = () => ({ status: 424, body: { error: 'Inference failed', error_type: 'backend' } });
      const fields = { model: 'm', input: 'a', query: 'q', documents: ['a'] };
      expect((await failureOf(backend, backendRequest(operationId, fields))).row.status).toBe(502);
    },
  );

  test('its message about a text that is too long reaches the client', async () => {
    const error = 'Input validation error: `inputs` must have less than 512 tokens. Given: 600';
    server.answering = () => ({ status: 422, body: { error, error_type: 'validation' } });
    const failed = await failureOf(backend, backendRequest('createEmbedding', { model: 'e', input: 'long' }));
    expect(failed).toMatchObject({ code: 'upstream_rejected', publicMessage: error });
  });

  refusesMisbehaviour(() => ({ server, backend }), {
    embeddings: () => backendRequest('createEmbedding', { model: 'e', input: ['1', '2'] }),
    rerank: () => backendRequest('createRerank', { model: 'r', query: 'q', documents: ['1', '2'] }),
    classification: () => backendRequest('createClassification', { model: 'c', input: ['1', '2'] }),
  });
});
