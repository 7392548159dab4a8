import { invalidResponse } from '../invalid-response.ts';
import { isRecord } from '../values/json-values.ts';
import { inputTexts } from '../fields/request-fields.ts';
import type { Translation } from '../translation.ts';
import { refuseLabels } from './refuse-labels.ts';
import { entriesOf } from './scored-labels.ts';

/** Infinity at `/classify`, which returns a list of labels with scores for each text. */
export const infinityClassification: Translation = {
  request(fields, model) {
    refuseLabels(fields);
    return { model, input: inputTexts(fields), raw_scores: false };
  },
  response(response) {
    if (!isRecord(response) || !Array.isArray(response['data']))
      throw invalidResponse('it has no list of classes');
    return { ...response, data: entriesOf(response['data']) };
  },
};
