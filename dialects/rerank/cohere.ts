import { cohereUsage } from '../cohere-meta.ts';
import { pick } from '../fields/request-fields.ts';
import { requireObject, type Translation } from '../translation.ts';
import { documentTexts, wantedResults } from './documents.ts';
import type { Loose } from '../values/json-values.ts';

/**
 * Cohere's v2 rerank API. Documents are texts, responses do not repeat them, and the usage counts searches instead of
 * tokens.
 */
export const cohereRerank: Translation = {
  request(fields: Loose.RerankRequest, model) {
    const top = wantedResults(fields);
    return {
      ...pick(fields, ['max_tokens_per_doc']),
      model,
      query: fields.query,
      documents: documentTexts(fields),
      ...(top === null ? {} : { top_n: top }),
    };
  },
  response(response) {
    const fields: Loose.RerankResult = requireObject(response);
    return { ...fields, usage: cohereUsage(fields.meta) };
  },
};
