import { describe, expect, test } from '@jest/globals';
import { infinityClassification } from '../../dialects/classify/infinity.ts';
import { classification, classificationList } from '../../dialects/classify/list.ts';
import { teiClassification } from '../../dialects/classify/tei.ts';
import { testListSuite } from './list-cases.ts';

describe('classifications of every kind of backend', () => {
  testListSuite({
    folder: 'classify',
    schema: 'ClassificationList',
    operation: () => classification,
    translations: { tei: teiClassification, infinity: infinityClassification },
    complete: classificationList,
  });
});

test('classification in parts keeps the indexes of the request', () => {
  const fields = { input: ['a', 'b', 'c'] };
  const parts = [0, 2].map((start) => {
    const part = { ...fields, ...classification.slice(fields, start, Math.min(start + 2, 3)) };
    const data = part.input.map((_text, index) => ({ index, label: `of ${start + index}`, probs: [1] }));
    return classification.read({ data }, part, start);
  });
  expect(classification.join(parts, fields)).toMatchObject({
    data: [
      { index: 0, label: 'of 0' },
      { index: 1, label: 'of 1' },
      { index: 2, label: 'of 2' },
    ],
  });
});
