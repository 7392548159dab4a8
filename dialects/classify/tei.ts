import { invalidResponse } from '../invalid-response.ts';
import { inputTexts, pick } from '../request-fields.ts';
import type { Translation } from '../translation.ts';
import { entriesOf } from './scored-labels.ts';

/**
 * text-embeddings-inference at `/predict`. Each text goes in a list of its own: two texts in one list are a pair to it, which
 * gets a single answer.
 */
export const teiClassification: Translation = {
  request: (fields) => ({
    ...pick(fields, ['truncate']),
    inputs: inputTexts(fields).map((text) => [text]),
    raw_scores: false,
  }),
  response(answer, fields) {
    if (!Array.isArray(answer)) throw invalidResponse('it is not a list of predictions');
    const isSingle = !Array.isArray(answer[0]) && inputTexts(fields).length === 1;
    return { data: entriesOf(isSingle ? [answer] : answer) };
  },
};
