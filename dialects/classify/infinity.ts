import { invalidResponse } from '../invalid-response.ts';
import { isRecord } from '../json-values.ts';
import { inputTexts } from '../request-fields.ts';
import type { Translation } from '../translation.ts';
import { entriesOf } from './scored-labels.ts';

/** Infinity at `/classify`: a list of labels with their scores for each text. */
export const infinityClassification: Translation = {
  request: (fields, model) => ({ model, input: inputTexts(fields), raw_scores: false }),
  response(answer) {
    if (!isRecord(answer) || !Array.isArray(answer['data']))
      throw invalidResponse('it has no list of classes');
    return { ...answer, data: entriesOf(answer['data']) };
  },
};
