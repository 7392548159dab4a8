import { invalidResponse } from '../invalid-response.ts';
import { cohereUsage } from '../cohere-meta.ts';
import { inputTexts, pick } from '../fields/request-fields.ts';
import { requireObject, type Translation } from '../translation.ts';
import { encodingFormat } from './list.ts';
import { isLoose, type Fields, type Loose } from '../values/json-values.ts';

/** The type of texts that will be searched. Most clients embed these, and Cohere's models require a type. */
const DEFAULT_INPUT_TYPE = 'search_document';

/** Cohere's v2 embed API, which returns vectors by type, in the order of the texts. */
export const cohereEmbeddings: Translation = {
  request: (fields: Loose.EmbeddingRequest, model) => ({
    input_type: DEFAULT_INPUT_TYPE,
    ...pick(fields, ['input_type', 'truncate', 'max_tokens']),
    ...(typeof fields.dimensions === 'number' ? { output_dimension: fields.dimensions } : {}),
    model,
    texts: inputTexts(fields),
    embedding_types: [encodingFormat(fields)],
  }),
  response(response, fields) {
    const { id, embeddings, meta }: Fields<'id' | 'embeddings' | 'meta'> = requireObject(response);
    const vectors = isLoose<Fields<'float' | 'base64'>>(embeddings)
      ? (embeddings[encodingFormat(fields)] ?? embeddings.float ?? embeddings.base64)
      : embeddings;
    if (!Array.isArray(vectors)) throw invalidResponse('it has no embeddings');
    return {
      id,
      data: vectors.map((embedding: unknown, index) => ({ index, embedding })),
      usage: cohereUsage(meta),
    };
  },
};
