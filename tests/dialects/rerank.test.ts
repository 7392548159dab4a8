import { describe, expect, test } from '@jest/globals';
import { cohereRerank } from '../../dialects/rerank/cohere.ts';
import { jinaRerank } from '../../dialects/rerank/jina.ts';
import { emptyRerankResult, rerank, rerankResult } from '../../dialects/rerank/list.ts';
import { plainRerankChanges } from '../../dialects/rerank/plain-request.ts';
import { teiRerank } from '../../dialects/rerank/tei.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { listCases, testListSuite } from './list-cases.ts';

describe('rerank results of every kind of backend', () => {
  testListSuite({
    folder: 'rerank',
    schema: 'RerankResult',
    operation: rerank,
    translations: { cohere: cohereRerank, jina: jinaRerank, tei: teiRerank, infinity: jinaRerank },
    complete: rerankResult,
  });

  test.each(listCases('rerank').filter((each) => each.upstreamChanges !== undefined))(
    'the request to a server of the same format: $name',
    ({ request, upstreamChanges }) => {
      const { model, query, documents } = request;
      const sent: unknown = JSON.parse(JSON.stringify({ ...request, ...plainRerankChanges(request) }));
      expect(sent).toEqual({ model, query, documents, ...upstreamChanges });
    },
  );

  test('documents stay objects if the request names the fields to read', () => {
    const documents = [{ text: 'a', title: 'b' }];
    expect(plainRerankChanges({ documents, rank_fields: ['title'] })).not.toHaveProperty('documents');
  });
});

describe('rerank in parts', () => {
  const fields = { query: 'q', documents: ['a', 'b', 'c'], top_n: 2 };
  const operation = rerank(false);
  const partOf = (start: number, scores: number[]) =>
    operation.read(
      {
        results: scores.map((relevance_score, index) => ({ index, relevance_score })),
        usage: { total_tokens: 5 },
      },
      { ...fields, ...operation.slice(fields, start, start + scores.length) },
      start,
    );

  test('are sorted and limited together', () => {
    expect(operation.join([partOf(0, [0.2, 0.1]), partOf(2, [0.9])], fields)).toEqual({
      results: [
        { index: 2, relevance_score: 0.9, document: 'c' },
        { index: 0, relevance_score: 0.2, document: 'a' },
      ],
      usage: { prompt_tokens: 10, total_tokens: 10 },
      meta: { api_version: { version: '1' }, billed_units: { search_units: 2 } },
    });
  });
});

test('no documents give no results, in the contract and with the meta that @ai-sdk/cohere needs', () => {
  const response = emptyRerankResult({ model: 'acme/rerank-1', requestId: 'r1', created: 7 });
  expect(response).toMatchObject({ results: [], meta: {} });
  // As `@ai-sdk/togetherai` 3.0.54 requires.
  expect(response.usage).toEqual({ prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 });
  expect(responseValidators['RerankResult']?.(response)).toBe(true);
});
