import { invalidResponse } from '../invalid-response.ts';
import { pick } from '../request-fields.ts';
import type { Translation } from '../translation.ts';
import { documentTexts } from './documents.ts';

/** text-embeddings-inference: `texts` in, a bare list of scores out; it knows no `top_n`. */
export const teiRerank: Translation = {
  request: (fields) => ({
    ...pick(fields, ['truncate']),
    query: fields['query'],
    texts: documentTexts(fields),
    raw_scores: false,
    return_text: false,
  }),
  response(answer) {
    if (!Array.isArray(answer)) throw invalidResponse('it is not a list of scores');
    return { results: answer };
  },
};
