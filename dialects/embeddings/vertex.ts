import type { JsonObject } from '../../bodies/json-body.ts';
import { inputTexts } from '../fields/request-fields.ts';
import { invalidResponse } from '../invalid-response.ts';
import { requireObject, type Translation } from '../translation.ts';
import { isLoose, looseOf, type Fields, type Loose } from '../values/json-values.ts';

/** The type of texts that will be searched, which most clients embed. Without one the vendor assumes queries. */
const DEFAULT_TASK = 'RETRIEVAL_DOCUMENT';

/** The vendor's tasks by the `input_type` of Cohere's clients. */
const TASKS: Readonly<Record<string, string>> = {
  search_document: DEFAULT_TASK,
  search_query: 'RETRIEVAL_QUERY',
  classification: 'CLASSIFICATION',
  clustering: 'CLUSTERING',
};

/**
 * Embeddings of Vertex AI at `:predict` (cloud.google.com, text embeddings API). A text that is too long is refused, as by
 * other servers, unless the client allows to cut it.
 */
export const vertexEmbeddings: Translation = {
  request(fields: Loose.EmbeddingRequest & Fields<'task_type' | 'input_type' | 'truncate'>) {
    const { dimensions, task_type: given, input_type: type, truncate } = fields;
    const task_type = typeof given === 'string' ? given : (TASKS[String(type)] ?? DEFAULT_TASK);
    return {
      instances: inputTexts(fields).map((content) => ({ content, task_type })),
      parameters: {
        autoTruncate:
          truncate !== undefined && truncate !== null && truncate !== false && truncate !== 'NONE',
        ...(typeof dimensions === 'number' ? { outputDimensionality: dimensions } : {}),
      },
    };
  },
  response(response) {
    const { predictions }: Fields<'predictions'> = requireObject(response);
    if (!Array.isArray(predictions)) throw invalidResponse('it has no predictions');
    const vectors = predictions.map((prediction: unknown) =>
      isLoose<Fields<'embeddings'>>(prediction) ? prediction.embeddings : null,
    );
    return {
      data: vectors.map((vector, index) => ({
        index,
        embedding: isLoose<Fields<'values'>>(vector) ? vector.values : vector,
      })),
      ...usageOf(vectors),
    };
  },
};

/** Adds up the tokens of the texts. Empty where one has no count, since the sum would be too low. */
function usageOf(vectors: readonly unknown[]): JsonObject {
  const counts = vectors.map((vector) => {
    const statistics = looseOf<Fields<'statistics'>>(vector).statistics;
    return looseOf<Fields<'token_count'>>(statistics).token_count;
  });
  if (!counts.every((count) => typeof count === 'number')) return {};
  return { usage: { prompt_tokens: counts.reduce((sum, count) => sum + count, 0) } };
}
