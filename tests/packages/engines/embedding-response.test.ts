import { describe, expect, test } from '@jest/globals';
import {
  toEmbeddingQuery,
  toEmbeddingResponse,
  type EmbeddingFields,
} from '../../../packages/engines/embedding-response.ts';

const identity = { id: 'embd-1', created: 1_700_000_000, model: 'embedded/use-lite' };
const result = { vectors: [new Float32Array([0.5, -1]), new Float32Array([0, 2])], tokens: 9 };

describe('an embeddings request', () => {
  test('has one text or several, with floats by default', () => {
    expect(toEmbeddingQuery({ input: 'one' })).toEqual({
      texts: ['one'],
      encodingFormat: 'float',
      dimensions: null,
    });
    expect(toEmbeddingQuery({ input: ['one', ''], encoding_format: 'base64', dimensions: 512 })).toEqual({
      texts: ['one', ''],
      encodingFormat: 'base64',
      dimensions: 512,
    });
  });

  test.each<[string, EmbeddingFields]>([
    ['input', { input: [] }],
    ['input', { input: [1, 2] }],
    ['input', { input: [[1], [2]] }],
    ['dimensions', { input: 'one', dimensions: 256 }],
    ['encoding_format', { input: 'one', encoding_format: 'int8' }],
  ])('is refused with the parameter %s', (param, body) => {
    expect(() => toEmbeddingQuery(body)).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', param }),
    );
  });
});

describe('an embeddings response', () => {
  test('lists the vectors in order', () => {
    expect(toEmbeddingResponse(result, 'float', identity)).toEqual({
      ...identity,
      object: 'list',
      data: [
        { object: 'embedding', index: 0, embedding: [0.5, -1] },
        { object: 'embedding', index: 1, embedding: [0, 2] },
      ],
      usage: { prompt_tokens: 9, total_tokens: 9 },
    });
  });

  test('in base64 holds little-endian float32', () => {
    const encoded = toEmbeddingResponse(result, 'base64', identity).data[0]?.embedding;
    const bytes = Buffer.from(String(encoded), 'base64');
    expect([bytes.readFloatLE(0), bytes.readFloatLE(4)]).toEqual([0.5, -1]);
    expect(bytes).toHaveLength(8);
  });
});
