import { requireObject, type Translation } from '../translation.ts';
import { documentTexts, wantedResults } from './documents.ts';
import type { Loose } from '../values/json-values.ts';

/** The format of Jina and Infinity. Documents are not requested back, because the request has them. */
export const jinaRerank: Translation = {
  request(fields: Loose.RerankRequest, model) {
    const top = wantedResults(fields);
    return {
      model,
      query: fields.query,
      documents: documentTexts(fields),
      return_documents: false,
      ...(top === null ? {} : { top_n: top }),
    };
  },
  response: requireObject,
};
