import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Cohere, CohereClient, CohereClientV2, CohereError } from 'cohere-ai';
import { refusals, thrownBy } from '../support/client-scene.ts';
import { startTestGateway, type TestGateway } from '../../scripts/test-bed/gateway.ts';
import { foreignModelFor, modelFor } from '../../scripts/test-bed/test-catalogue.ts';

let world: TestGateway;

beforeAll(async () => {
  world = await startTestGateway();
});
afterEach(() => world.settle());
afterAll(() => world.close());

const clientWith = (token: string) => new CohereClient({ token, baseUrl: world.address, maxRetries: 0 });
const question = { model: modelFor('rerank'), query: 'Which is a city?' };

describe("Cohere's client", () => {
  test('reranks documents, best first, and receives them unchanged', async () => {
    const documents = ['Köln', 'a river', 'a tree'];
    const response = await clientWith(world.keys.full).rerank({
      ...question,
      documents,
      topN: 2,
      returnDocuments: true,
    });
    expect(response.results.map((result) => result.index)).toEqual([0, 1]);
    expect(response.results[0]?.relevanceScore).toBeGreaterThan(response.results[1]?.relevanceScore ?? 1);
    expect(response.results[0]?.document).toBe(documents[0]);
    expect(response.meta?.billedUnits?.searchUnits).toBeGreaterThan(0);
  });

  test('reranks with its second version, which calls another path', async () => {
    const client = new CohereClientV2({ token: world.keys.full, baseUrl: world.address, maxRetries: 0 });
    const { results } = await client.rerank({ ...question, documents: ['Köln', 'a river'], topN: 1 });
    expect(results.length).toBeGreaterThan(0);
    expect(world.upstream.last.path).toMatch(/\/rerank$/);
  });

  test('reranks documents that are objects', async () => {
    const documents = [{ text: 'Köln' }, { text: 'a river' }];
    const response = await clientWith(world.keys.full).rerank({ ...question, documents });
    expect(response.results).toHaveLength(2);
    expect(world.upstream.last.fields['documents']).toEqual(['Köln', 'a river']);
  });

  test('aborts the upstream request when the call is aborted', async () => {
    world.upstream.always({ kind: 'stall', when: 'before_headers' });
    const aborter = new AbortController();
    const call = clientWith(world.keys.full)
      // The client keeps the timer of an aborted call, which is five minutes by default.
      .rerank({ ...question, documents: ['Köln'] }, { abortSignal: aborter.signal, timeoutInSeconds: 5 })
      .then(
        () => null,
        (error: unknown) => error,
      );
    while (world.upstream.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    aborter.abort();
    expect(await call).toBeInstanceOf(CohereError);
    await world.upstream.aborted();
  });

  const classes = {
    400: Cohere.BadRequestError,
    401: Cohere.UnauthorizedError,
    403: Cohere.ForbiddenError,
    404: Cohere.NotFoundError,
    429: Cohere.TooManyRequestsError,
    // For rerank it has the classes of every status.
    502: CohereError,
    503: Cohere.ServiceUnavailableError,
  };
  const rerankRefusals = refusals.map((refusal) => ({
    ...refusal,
    model: refusal.status === 404 ? foreignModelFor('rerank') : modelFor('rerank'),
  }));
  test.each(rerankRefusals)('throws its own class for $status', async (refusal) => {
    const error = await thrownBy(world, refusal, (key, model) =>
      clientWith(key).rerank({ ...question, model, documents: ['Köln'] }),
    );
    expect(error).toBeInstanceOf(classes[refusal.status]);
    expect(error).toHaveProperty('statusCode', refusal.status);
  });
});
