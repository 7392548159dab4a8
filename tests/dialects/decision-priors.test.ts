import { describe, expect, test } from '@jest/globals';
import { toAnswers } from '../../dialects/decisions/answers.ts';
import { needsPrior, priorOf, subtractPriors } from '../../dialects/decisions/prior.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';

const PREDICATE: DecisionQuestion = { type: 'predicate', instructions: 'It is so.' };
const CHOICE: DecisionQuestion = {
  type: 'choice',
  instructions: 'Which?',
  choices: [{ value: 'a' }, { value: 'b' }],
};
const logs = (...probabilities: number[]) => probabilities.map(Math.log);
const shown = (...probabilities: number[]) => ({ scores: logs(...probabilities), labelMass: 1 });

describe('the prior of a question', () => {
  test('is the mean over inputs without content', () => {
    expect(priorOf(PREDICATE, [shown(0.9, 0.1), shown(0.7, 0.3)]).map(Math.exp)).toEqual([
      expect.closeTo(0.8),
      expect.closeTo(0.2),
    ]);
  });

  test('is uniform when the model refuses or answers another question', () => {
    expect(priorOf(CHOICE, ['refusal', shown(0.2, 0.3, 0.5)]).map(Math.exp)).toEqual([
      expect.closeTo(0.5),
      expect.closeTo(0.5),
    ]);
  });

  test('is only needed by calibrations that give it a weight', () => {
    expect(needsPrior(PREDICATE, {})).toBe(false);
    expect(needsPrior(PREDICATE, { predicate: { slope: 1, intercept: 0 } })).toBe(false);
    expect(needsPrior(PREDICATE, { predicate: { slope: 1, intercept: 0, prior_weight: 0.5 } })).toBe(true);
    expect(needsPrior(CHOICE, { predicate: { slope: 1, intercept: 0, prior_weight: 0.5 } })).toBe(false);
  });

  test.each([
    [1, 0.5],
    [0, 0.8],
    // Half of log 4 is log 2.
    [0.5, 2 / 3],
  ])('is subtracted with the weight %d', (weight, expected) => {
    const calibration = { predicate: { slope: 1, intercept: 0, prior_weight: weight } };
    const found = subtractPriors([PREDICATE], [shown(0.8, 0.2)], [logs(0.8, 0.2)], calibration);
    expect(toAnswers([PREDICATE], found, calibration)).toEqual([
      { type: 'predicate', name: null, probability: expect.closeTo(expected) },
    ]);
  });

  test('changes neither refusals nor questions without a prior', () => {
    const calibration = { choice: { temperature: 1, prior_weight: 1 } };
    const evidence = ['refusal' as const, shown(0.6, 0.4)];
    expect(subtractPriors([CHOICE, CHOICE], evidence, [logs(0.9, 0.1), null], calibration)).toEqual(evidence);
  });
});
