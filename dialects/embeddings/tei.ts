import { pick } from '../fields/request-fields.ts';
import { requireObject, type Translation } from '../translation.ts';
import { encodingFormat } from './list.ts';
import type { Loose } from '../values/json-values.ts';

/**
 * text-embeddings-inference at `/v1/embeddings`: the gateway's format, but `encoding_format` must not be null. Old
 * versions ignore it.
 */
export const teiEmbeddings: Translation = {
  request: (fields: Loose.EmbeddingRequest, model) => ({
    ...pick(fields, ['dimensions', 'user']),
    model,
    input: fields.input,
    encoding_format: encodingFormat(fields),
  }),
  response: requireObject,
};
