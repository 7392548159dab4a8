import { inputTexts, pick } from '../fields/request-fields.ts';
import { requireObject, type Translation } from '../translation.ts';
import { encodingFormat } from './list.ts';
import type { Loose } from '../values/json-values.ts';

/** Fields of Jina's API that clients may send. */
const OWN_FIELDS = ['dimensions', 'task', 'late_chunking', 'truncate', 'normalized'];

/** Jina's embeddings: the gateway's format with another name for the encoding. */
export const jinaEmbeddings: Translation = {
  request: (fields: Loose.EmbeddingRequest, model) => ({
    ...pick(fields, OWN_FIELDS),
    model,
    input: inputTexts(fields),
    embedding_type: encodingFormat(fields),
  }),
  response: requireObject,
};
