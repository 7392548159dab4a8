import { EngineError } from './engine-error.ts';
import { embeddingDimensions, type EmbeddingResult } from './engine-types.ts';

/** The fields of an embeddings request that the engine reads. The contract's type is assignable to it. */
export interface EmbeddingFields {
  input: string | readonly string[] | readonly number[] | readonly (readonly number[])[];
  dimensions?: number | null | undefined;
  encoding_format?: string | null | undefined;
}

export type EncodingFormat = 'float' | 'base64';

export interface EmbeddingQuery {
  texts: readonly string[];
  encodingFormat: EncodingFormat;
  /** The number of dimensions that the request names; null for the model's own. */
  dimensions: number | null;
}

export interface EmbeddingResponse {
  /** `embd-…`; the Mistral SDK requires it. */
  id: string;
  object: 'list';
  /** Unix seconds. */
  created: number;
  model: string;
  data: { object: 'embedding'; index: number; embedding: number[] | string }[];
  usage: { prompt_tokens: number; total_tokens: number };
}

/**
 * Parses an embeddings request into the engine's input.
 *
 * @param modelDimensions the size of the model's vectors; null if it is checked later
 * @throws EngineError `invalid_parameter` for token arrays, empty input, other dimensions than the model's, and
 * unknown encodings.
 */
export function toEmbeddingQuery(
  body: EmbeddingFields,
  modelDimensions: number | null = embeddingDimensions,
): EmbeddingQuery {
  const dimensions = body.dimensions ?? null;
  if (dimensions !== null && modelDimensions !== null && dimensions !== modelDimensions) {
    throw refused('dimensions', `dimensions must be ${modelDimensions}, the size of this model's vectors`);
  }
  const encodingFormat = body.encoding_format ?? 'float';
  if (encodingFormat !== 'float' && encodingFormat !== 'base64') {
    throw refused('encoding_format', 'encoding_format must be float or base64');
  }
  return { texts: textsOf(body.input), encodingFormat, dimensions };
}

/** Returns the response, with `data` in the order of the input. */
export function toEmbeddingResponse(
  result: EmbeddingResult,
  encodingFormat: EncodingFormat,
  identity: { id: string; created: number; model: string },
): EmbeddingResponse {
  const data = result.vectors.map((vector, index) => ({
    object: 'embedding' as const,
    index,
    embedding: encodingFormat === 'base64' ? toBase64(vector) : Array.from(vector),
  }));
  const usage = { prompt_tokens: result.tokens, total_tokens: result.tokens };
  return { ...identity, object: 'list', data, usage };
}

function textsOf(input: EmbeddingFields['input']): readonly string[] {
  if (typeof input === 'string') return [input];
  if (input.length === 0) throw refused('input', 'input must have at least one text');
  const texts: string[] = [];
  for (const text of input) {
    if (typeof text !== 'string')
      throw refused('input', 'input must be text; this model does not take token arrays');
    texts.push(text);
  }
  return texts;
}

/** Encodes a vector as little-endian float32 in base64, whatever the byte order of the machine. */
function toBase64(vector: Float32Array): string {
  const bytes = Buffer.alloc(vector.length * Float32Array.BYTES_PER_ELEMENT);
  vector.forEach((value, index) => bytes.writeFloatLE(value, index * Float32Array.BYTES_PER_ELEMENT));
  return bytes.toString('base64');
}

function refused(param: string, message: string): EngineError {
  return new EngineError('invalid_parameter', { param, message });
}
