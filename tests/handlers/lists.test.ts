import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { listCases, type ListCase } from '../dialects/list-cases.ts';
import { ListGateway } from './list-gateway.ts';

const PATHS = { embeddings: '/v1/embeddings', rerank: '/v1/rerank', classify: '/v1/classify' } as const;
const BACKENDS: readonly (ListCase['kind'] | 'vllm')[] = [
  'openai',
  'vllm',
  'cohere',
  'jina',
  'vertex',
  'tei',
  'infinity',
];

let gateway: ListGateway;
beforeAll(async () => {
  gateway = await ListGateway.start(BACKENDS);
});
afterAll(() => gateway.close());

function backendOf({ kind, name }: ListCase): string {
  return name.startsWith('vLLM: ') ? 'vllm' : kind;
}

/** The cases of the dialects, without those for `rawScores`, which these backends do not set. */
const cases = Object.entries(PATHS).flatMap(([folder, path]) =>
  listCases(folder)
    .filter(({ rawScores }) => rawScores !== true)
    .map((listCase) => ({ folder, path, ...listCase, backend: backendOf(listCase) })),
);

describe('through the whole gateway', () => {
  test.each(cases)(
    '$folder, $backend: $name',
    async ({ path, backend, request, response, expected, failure, param }) => {
      const model = `acme/${backend}`;
      gateway.upstream.answering = () => ({ body: response });
      const got = await gateway.call(path, { ...request, model });
      if (expected === undefined) {
        expect(got.status).toBe(failure === 'bad_gateway' ? 502 : 400);
        if (param !== undefined) expect(jsonOf(got)).toMatchObject({ error: { param } });
        return;
      }
      // Fields that the gateway sets when the server sends none.
      const { id, created } = expected;
      const own = {
        ...(typeof id === 'string' && id.endsWith('-r1') ? { id: expect.any(String) } : {}),
        ...(created === 7 ? { created: expect.any(Number) } : {}),
      };
      expect(jsonOf(got)).toEqual({ ...expected, model, ...own });
    },
  );
});

describe.each(BACKENDS)('embeddings of %s are returned', (backend) => {
  const vector = [0.25, -0.5, 0.75];
  const other: Readonly<Partial<Record<string, object>>> = {
    cohere: { id: 'e1', embeddings: { float: [vector] }, meta: { billed_units: { input_tokens: 1 } } },
    vertex: { predictions: [{ embeddings: { values: vector, statistics: { token_count: 1 } } }] },
  };
  const response = other[backend] ?? {
    data: [{ index: 0, embedding: vector }],
    usage: { prompt_tokens: 1, total_tokens: 1 },
  };

  test.each([
    ['float', vector],
    ['base64', Buffer.from(Float32Array.from(vector).buffer).toString('base64')],
  ])('as %s, although the server only returns numbers', async (encoding, expected) => {
    gateway.upstream.answering = () => ({ body: response });
    const body = { model: `acme/${backend}`, input: 'a', encoding_format: encoding };
    const got = await gateway.call('/v1/embeddings', body);
    expect(jsonOf(got)).toMatchObject({ data: [{ embedding: expected }] });
  });
});

describe('vectors in the contract’s form', () => {
  const RESPONSE =
    '{"object":"list","data":[{"object":"embedding","index":0,"embedding":[1.50,2e-1]}],"model":"m"}';
  const embed = (text: string) => {
    gateway.upstream.answering = () => ({ body: text });
    return gateway.call('/v1/embeddings', { model: 'acme/openai', input: 'a' });
  };

  test('are passed on unchanged, with the model name of the request', async () => {
    const got = await embed(RESPONSE);
    expect(got.text).toContain('[1.50,2e-1]');
    expect(jsonOf(got)).toMatchObject({ model: 'acme/openai', usage: { total_tokens: expect.any(Number) } });
  });

  test.each([
    ['a part that is not a number', RESPONSE.replace('1.50', 'null')],
    ['a number that is too large', RESPONSE.replace('1.50', '1e999')],
    ['a missing end', RESPONSE.slice(0, -1)],
    ['an error beside them', RESPONSE.replace('{', '{"error":{"message":"m"},')],
    ['no vector at all', RESPONSE.replace('[1.50,2e-1]', '[]')],
  ])('and 502 with %s', async (_name, text) => {
    expect((await embed(text)).status).toBe(502);
  });
});

describe('a rerank without documents', () => {
  test.each([[{}], [{ documents: null }], [{ documents: [] }]])(
    '%j has no results and calls no backend',
    async (more) => {
      gateway.upstream.answering = () => ({ status: 500, body: {} });
      const before = gateway.upstream.requests.length;
      const response = await gateway.call('/v1/rerank', { model: 'acme/tei', query: 'q', ...more });
      expect(response.status).toBe(200);
      expect(jsonOf(response)).toMatchObject({ model: 'acme/tei', results: [], meta: {} });
      expect(gateway.upstream.requests).toHaveLength(before);
    },
  );
});

test('nulls of a client are not forwarded to a server of the same format', async () => {
  gateway.upstream.answering = () => ({
    body: { data: [{ index: 0, embedding: [1] }], usage: { prompt_tokens: 1 } },
  });
  const nulls = { encoding_format: null, dimensions: null, user: null };
  await gateway.call('/v1/embeddings', { model: 'acme/openai', input: 'a', ...nulls, more: null });
  expect(gateway.upstream.requests.at(-1)?.body).toEqual({ model: 'up-openai', input: 'a', more: null });
});
