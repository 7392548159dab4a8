import { describe, expect, test } from '@jest/globals';
import { cohereEmbeddings } from '../../dialects/embeddings/cohere.ts';
import { infinityEmbeddings } from '../../dialects/embeddings/infinity.ts';
import { jinaEmbeddings } from '../../dialects/embeddings/jina.ts';
import { embeddingList, embeddings } from '../../dialects/embeddings/list.ts';
import { teiEmbeddings } from '../../dialects/embeddings/tei.ts';
import { vertexEmbeddings } from '../../dialects/embeddings/vertex.ts';
import { vectorIn } from '../../dialects/embeddings/vector.ts';
import { withoutNulls } from '../../dialects/fields/request-fields.ts';
import { testListSuite } from './list-cases.ts';

describe('embeddings of every kind of backend', () => {
  testListSuite({
    folder: 'embeddings',
    schema: 'EmbeddingList',
    operation: () => embeddings,
    translations: {
      cohere: cohereEmbeddings,
      jina: jinaEmbeddings,
      vertex: vertexEmbeddings,
      tei: teiEmbeddings,
      infinity: infinityEmbeddings,
    },
    complete: embeddingList,
  });
});

describe('embeddings in parts', () => {
  const fields = { input: ['a', 'b', 'c'] };
  const partOf = (start: number, count: number, usage?: object) =>
    embeddings.read(
      {
        id: `part-${start}`,
        data: Array.from({ length: count }, (_unused, index) => ({ index, embedding: [start + index] })),
        usage,
      },
      { ...fields, ...embeddings.slice(fields, start, start + count) },
      start,
    );

  test('keep the order and the indexes of the request, and add up the usage', () => {
    const joined = embeddings.join(
      [
        partOf(0, 2, { prompt_tokens: 4, total_tokens: 4 }),
        partOf(2, 1, { prompt_tokens: 3, total_tokens: 3 }),
      ],
      fields,
    );
    expect(joined).toEqual({
      data: [0, 1, 2].map((index) => ({ object: 'embedding', index, embedding: [index] })),
      usage: { prompt_tokens: 7, total_tokens: 7 },
    });
  });

  test('have no usage when one part reports none, since the sum would be too low', () => {
    expect(embeddings.join([partOf(0, 2, { prompt_tokens: 4 }), partOf(2, 1)], fields)).not.toHaveProperty(
      'usage',
    );
  });
});

describe('a vector', () => {
  test('is the same after base64 and back, as 32-bit little-endian floats', () => {
    const text = vectorIn('base64', [1, -2.5]);
    expect(text).toBe(Buffer.from([0, 0, 0x80, 0x3f, 0, 0, 0x20, 0xc0]).toString('base64'));
    expect(vectorIn('float', text)).toEqual([1, -2.5]);
  });

  test.each([['AAAAAAA='], ['AACAfw=='], ['AADAfw=='], ['']])('%p is invalid', (text) => {
    expect(() => vectorIn('float', text)).toThrow('the upstream response is invalid: an embedding');
  });
});

// Perplexity's embeddings are signed bytes, by default and only (`encoding_format` of its SDK: `base64_int8`, `base64_binary`).
describe('a vector of Perplexity', () => {
  const bytes = Buffer.from([0, 127, 255, 1]).toString('base64');
  const read = (response: object, fields: object = {}) =>
    embeddings.read({ data: [{ index: 0, embedding: bytes }], ...response }, { input: 'a', ...fields }, 0)
      .data[0]?.embedding;
  const usage = { prompt_tokens: 5, total_tokens: 5, cost: { currency: 'USD', total_cost: 0.000002 } };
  const perplexity = { model: 'pplx-embed-v1-0.6b', usage };

  test('has a number for each byte, in the encoding that the client requested', () => {
    expect(read(perplexity)).toEqual([0, 127, -1, 1]);
    expect(read(perplexity, { encoding_format: 'base64' })).toBe(vectorIn('base64', [0, 127, -1, 1]));
    expect(read(perplexity, { dimensions: 4 })).toHaveLength(4);
  });

  test('is a list of floats at other servers of the model', () => {
    expect(read({ ...perplexity, usage: { prompt_tokens: 5, total_tokens: 5 } })).toHaveLength(1);
  });
});

test('nulls of optional fields are removed, since vLLM refuses them', () => {
  expect(
    withoutNulls({ encoding_format: null, user: 'u', dimensions: null }, ['encoding_format', 'user']),
  ).toEqual({
    encoding_format: undefined,
  });
});
