import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CalibrationEntry } from '../../catalogue/calibration.ts';
import type { DecisionQuestion, DecisionResult } from '../../generated/contract.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { CHAT_MODEL, chatAnswer, DecisionGateway, NATIVE_MODEL, optionsIn } from './decision-gateway.ts';

const QUESTIONS: DecisionQuestion[] = [
  { type: 'predicate', instructions: 'x' },
  { type: 'choice', instructions: 'x', choices: [{ value: 'a' }, { value: 'b' }] },
];

const STATED: DecisionResult = {
  model: 'up-native',
  answers: [
    { type: 'predicate', name: null, probability: 0.9 },
    {
      type: 'choice',
      name: null,
      choice: 'a',
      probability: 0.9,
      probabilities: [
        { value: 'a', probability: 0.9 },
        { value: 'b', probability: 0.1 },
      ],
      confidence: 0.45,
    },
  ],
  usage: {
    input_tokens: 9,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: 0,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 9,
  },
};

function fitted(model: string): CalibrationEntry[] {
  const common = { model, model_version: null, fitted_at: '2026-07-01T00:00:00Z', train_items: 500 };
  return [
    { ...common, kind: 'predicate', parameters: { slope: 1, intercept: -Math.log(9) } },
    { ...common, kind: 'choice', parameters: { temperature: 2 } },
  ];
}

describe('decisions of a model that was calibrated', () => {
  let world: DecisionGateway;
  beforeAll(async () => {
    const answering: Parameters<typeof DecisionGateway.start>[0] = (request) => {
      if (request.path.endsWith('/decisions')) return { body: STATED };
      const entries = Object.entries(optionsIn(request));
      return {
        body: chatAnswer(
          Object.fromEntries(
            entries.map(([label, text]) => [label, text === 'true' || text === 'a' ? 0.9 : 0.1]),
          ),
        ),
      };
    };
    world = await DecisionGateway.start(answering, [...fitted(CHAT_MODEL), ...fitted(NATIVE_MODEL)]);
  });
  afterAll(() => world.close());

  test.each([
    ['read from a chat model', CHAT_MODEL, 0.75],
    ['stated by the backend', NATIVE_MODEL, 0.375],
  ])('probabilities %s follow the stored parameters from the start on', async (_how, model, confidence) => {
    const response = await world.ask({ model, input: 'x', questions: QUESTIONS });
    expect(jsonOf(response)).toMatchObject({
      model,
      answers: [
        { type: 'predicate', probability: expect.closeTo(0.5, 5) },
        // Half of log 9 is log 3.
        { type: 'choice', choice: 'a', probability: 0.75, confidence },
      ],
    });
  });

  test('answers to types of questions without parameters are not changed', async () => {
    const plain = await DecisionGateway.start(() => ({ body: STATED }));
    const response = await plain.ask({ model: NATIVE_MODEL, input: 'x', questions: QUESTIONS });
    expect(jsonOf(response)).toEqual({ ...STATED, model: NATIVE_MODEL });
    expect(plain.upstream.requests[0]).toMatchObject({
      path: '/base/decisions',
      body: { questions: QUESTIONS },
    });
    await plain.close();
  });
});
