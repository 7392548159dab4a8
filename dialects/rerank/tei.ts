import { invalidResponse } from '../invalid-response.ts';
import { pick } from '../fields/request-fields.ts';
import type { Translation } from '../translation.ts';
import { documentTexts } from './documents.ts';
import type { Loose } from '../values/json-values.ts';

/** text-embeddings-inference, which accepts `texts`, returns a list of scores, and does not support `top_n`. */
export const teiRerank: Translation = {
  request: (fields: Loose.RerankRequest) => ({
    ...pick(fields, ['truncate']),
    query: fields.query,
    texts: documentTexts(fields),
    raw_scores: false,
    return_text: false,
  }),
  response(response) {
    if (!Array.isArray(response)) throw invalidResponse('it is not a list of scores');
    return { results: response };
  },
};
