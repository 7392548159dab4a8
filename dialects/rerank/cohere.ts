import { cohereUsage } from '../cohere-meta.ts';
import { pick } from '../request-fields.ts';
import { requireObject, type Translation } from '../translation.ts';
import { documentTexts, wantedResults } from './documents.ts';

/** Cohere's v2 rerank: documents are texts, answers do not repeat them, and searches are counted instead of tokens. */
export const cohereRerank: Translation = {
  request(fields, model) {
    const top = wantedResults(fields);
    return {
      ...pick(fields, ['max_tokens_per_doc']),
      model,
      query: fields['query'],
      documents: documentTexts(fields),
      ...(top === null ? {} : { top_n: top }),
    };
  },
  response(answer) {
    const fields = requireObject(answer);
    return { ...fields, usage: cohereUsage(fields['meta']) };
  },
};
