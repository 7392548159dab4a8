import { inputTexts, pick } from '../fields/request-fields.ts';
import { requireObject, type Translation } from '../translation.ts';
import { encodingFormat } from './list.ts';
import type { Loose } from '../values/json-values.ts';

/** Infinity: the gateway's format without token ids. Old versions ignore the encoding (michaelfeil/infinity#349). */
export const infinityEmbeddings: Translation = {
  request: (fields: Loose.EmbeddingRequest, model) => ({
    ...pick(fields, ['dimensions', 'user']),
    model,
    input: inputTexts(fields),
    encoding_format: encodingFormat(fields),
  }),
  response: requireObject,
};
