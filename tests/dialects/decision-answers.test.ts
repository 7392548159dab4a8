import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toAnswers } from '../../dialects/decisions/answers.ts';
import { combineReads, type FinishedRead } from '../../dialects/decisions/combine.ts';
import { toReads, type Read } from '../../dialects/decisions/reads.ts';
import { sumReadUsage } from '../../dialects/decisions/usage.ts';
import type { DecisionAnswer, DecisionQuestion } from '../../generated/contract.ts';
import { responseValidators } from '../../generated/validators/responses.js';
import { choiceOf, scoreOf } from './decision-questions.ts';

describe('answers from reads', () => {
  test('probabilities sum to one, and every answer is valid', () => {
    fc.assert(
      fc.property(
        questions(),
        fc.infiniteStream(logProbability()),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (questions, stream, temperature) => {
          const answers = answersTo(questions, () => nextOf(stream), {
            choice: { temperature },
            score: { temperature },
            predicate: { slope: 1 / temperature, intercept: 0.5 },
          });
          const usage = sumReadUsage([]).reported;
          expect(responseValidators['DecisionResult']?.({ model: 'm', answers, usage })).toBe(true);
          for (const answer of answers) {
            if (!('probabilities' in answer)) continue;
            const sum = answer.probabilities.reduce(
              (total, { probability }) => total + Math.round(probability * 1e6),
              0,
            );
            expect(sum).toBe(1_000_000);
            expect(answer.probability).toBe(
              Math.max(...answer.probabilities.map(({ probability }) => probability)),
            );
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a preference for letters has no effect: the answer is the same for any order of the options', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
        fc.array(fc.double({ min: -5, max: 0, noNaN: true }), { minLength: 4, maxLength: 4 }),
        fc.func(fc.double({ min: -5, max: 0, noNaN: true })),
        (values, liking, beliefIn) => {
          const ask = (order: string[]): Map<unknown, number> => {
            const [answer] = answersTo([choiceOf(order)], (read, label) => {
              return beliefIn(order[read.options[label] ?? 0]) + (liking[label] ?? 0);
            });
            if (answer?.type !== 'choice') throw new Error('another kind of answer');
            return new Map(answer.probabilities.map(({ value, probability }) => [value, probability]));
          };
          const straight = ask(values);
          const reversed = ask(values.toReversed());
          for (const [value, probability] of straight)
            expect(Math.abs((reversed.get(value) ?? 0) - probability)).toBeLessThan(3e-6);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a predicate is read in both orders, so that a model that always answers A gives no evidence', () => {
    const [answer] = answersTo([{ type: 'predicate', instructions: 'x' }], (_read, label) =>
      label === 0 ? -0.01 : -4.6,
    );
    expect(answer).toEqual({ type: 'predicate', name: null, probability: 0.5 });
  });

  test('options of several groups are compared by their odds against "none of these"', () => {
    const choices = Array.from({ length: 40 }, (_unused, index) => `option ${index}`);
    // In every group "none" has 0.5; option 30 has e times the odds of the others.
    const [answer] = answersTo([choiceOf(choices)], (read, label) => {
      const option = read.options[label];
      return option === -1 ? -1 : option === 30 ? -2 : -3;
    });
    expect(answer).toMatchObject({
      choice: 'option 30',
      probability: expect.closeTo(Math.E / (Math.E + 39), 5),
    });
  });

  test('a score is the expected level, and ties go to the first', () => {
    const [answer] = answersTo([scoreOf(['low', 'middle', 'high'])], (read, label) =>
      read.options[label] === 1 ? -9 : -1,
    );
    expect(answer).toMatchObject({ type: 'score', score: 1, probability: 0.499916, confidence: 0.499916 });
  });

  test('confidence falls with the probability of other tokens', () => {
    const [answer] = answersTo([choiceOf(['a', 'b'])], () => -1, {}, 0.25);
    expect(answer).toMatchObject({ probability: 0.5, confidence: 0.125 });
  });

  test('a question that the model declines becomes a refusal, and the others keep their answers', () => {
    const questions: DecisionQuestion[] = [
      { type: 'predicate', name: 'one', instructions: 'x' },
      choiceOf(['a', 'b']),
    ];
    const finished = finish(questions, () => -1, 1).map(({ read, outcome }): FinishedRead => {
      return { read, outcome: read.question === 0 && read.order === 1 ? { kind: 'refusal' } : outcome };
    });
    expect(toAnswers(questions, combineReads(questions, finished))).toMatchObject([
      { type: 'refusal', name: 'one' },
      { type: 'choice', choice: 'a' },
    ]);
  });

  test('a temperature flattens probabilities, and Platt parameters shift them', () => {
    const belief = (read: Read, label: number): number => (read.options[label] === 0 ? -0.1 : -2.1);
    const [, hot] = answersTo([choiceOf(['a', 'b']), choiceOf(['a', 'b'])], belief, {
      choice: { temperature: 2 },
    });
    expect(hot).toMatchObject({ probability: expect.closeTo(1 / (1 + Math.exp(-1)), 5) });
    const [moved] = answersTo([{ type: 'predicate', instructions: 'x' }], belief, {
      predicate: { slope: 0.5, intercept: -1 },
    });
    expect(moved).toMatchObject({ probability: 0.5 });
  });

  test('the response reports one read per question and no output, while metering counts all reads', () => {
    const reads = toReads([choiceOf(['a', 'b', 'c'])]);
    const block = { prompt_tokens: 10, completion_tokens: 1, prompt_tokens_details: { cached_tokens: 4 } };
    const { actual, reported } = sumReadUsage(reads.map((read) => ({ read, characters: 400, block })));
    expect(actual).toMatchObject({ inputTokens: 30, outputTokens: 3, cachedInputTokens: 12, reported: true });
    expect(reported).toMatchObject({
      input_tokens: 10,
      output_tokens: 0,
      total_tokens: 10,
      input_tokens_details: { cached_tokens: 4 },
    });
    const silent = sumReadUsage(reads.map((read) => ({ read, characters: 400, block: null })));
    expect(silent).toMatchObject({
      actual: { inputTokens: 300, reported: false },
      reported: { input_tokens: 100 },
    });
  });
});

type Belief = (read: Read, label: number) => number;

function finish(questions: readonly DecisionQuestion[], belief: Belief, labelMass: number): FinishedRead[] {
  return toReads(questions).map((read) => ({
    read,
    outcome: {
      kind: 'probabilities',
      logProbabilities: read.labels.map((_label, index) => belief(read, index)),
      labelMass,
    },
  }));
}

function answersTo(
  questions: readonly DecisionQuestion[],
  belief: Belief,
  calibration: Parameters<typeof toAnswers>[2] = {},
  labelMass = 1,
): DecisionAnswer[] {
  return toAnswers(questions, combineReads(questions, finish(questions, belief, labelMass)), calibration);
}

function questions(): fc.Arbitrary<DecisionQuestion[]> {
  const words = (max: number): fc.Arbitrary<string[]> =>
    fc.uniqueArray(fc.string({ maxLength: 4 }), { minLength: 2, maxLength: max });
  const one: fc.Arbitrary<DecisionQuestion> = fc.oneof(
    fc.constant<DecisionQuestion>({ type: 'predicate', instructions: 'x', name: 'n' }),
    words(45).map(choiceOf),
    words(10).map(scoreOf),
  );
  return fc.array(one, { minLength: 1, maxLength: 4 });
}

/** An infinite stream never ends. */
function nextOf(stream: Iterator<number, unknown>): number {
  const next = stream.next();
  return next.done === true ? 0 : next.value;
}

function logProbability(): fc.Arbitrary<number> {
  return fc.double({ min: -20, max: 0, noNaN: true });
}
