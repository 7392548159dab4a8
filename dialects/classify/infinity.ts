import { invalidResponse } from '../invalid-response.ts';
import { inputTexts } from '../fields/request-fields.ts';
import type { Translation } from '../translation.ts';
import { refuseLabels } from './refuse-labels.ts';
import { entriesOf } from './scored-labels.ts';
import { isLoose, type Fields } from '../values/json-values.ts';

/** Infinity at `/classify`, which returns a list of labels with scores for each text. */
export const infinityClassification: Translation = {
  request(fields, model) {
    refuseLabels(fields);
    return { model, input: inputTexts(fields), raw_scores: false };
  },
  response(response) {
    if (!isLoose<Fields<'data'>>(response) || !Array.isArray(response.data))
      throw invalidResponse('it has no list of classes');
    return { ...response, data: entriesOf(response.data) };
  },
};
