import { invalidResponse } from '../invalid-response.ts';
import { inputTexts, pick } from '../fields/request-fields.ts';
import type { Translation } from '../translation.ts';
import { refuseLabels } from './refuse-labels.ts';
import { entriesOf } from './scored-labels.ts';

/**
 * text-embeddings-inference at `/predict`. Each text is sent in a list of its own, because a list of two texts is a
 * pair, which gets a single result.
 */
export const teiClassification: Translation = {
  request(fields) {
    refuseLabels(fields);
    return {
      ...pick(fields, ['truncate']),
      inputs: inputTexts(fields).map((text) => [text]),
      raw_scores: false,
    };
  },
  response(response, fields) {
    if (!Array.isArray(response)) throw invalidResponse('it is not a list of predictions');
    const isSingle = !Array.isArray(response[0]) && inputTexts(fields).length === 1;
    return { data: entriesOf(isSingle ? [response] : response) };
  },
};
