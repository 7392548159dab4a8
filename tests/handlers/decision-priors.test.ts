import { describe, expect, test } from '@jest/globals';
import type { CalibrationEntry } from '../../catalogue/calibration.ts';
import type { DecisionQuestion, DecisionResult } from '../../generated/contract.ts';
import type { Respond } from '../backends/json-server.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import {
  CHAT_MODEL,
  chatAnswer,
  DecisionGateway,
  NATIVE_MODEL,
  optionsIn,
  promptOf,
} from './decision-gateway.ts';

const QUESTION: DecisionQuestion = { type: 'predicate', instructions: 'It is so.' };
const RENAMED: DecisionQuestion = { ...QUESTION, name: 'mine' };

function fitted(model: string): CalibrationEntry {
  const parameters = { slope: 1, intercept: 0, prior_weight: 1 };
  return {
    model,
    model_version: null,
    kind: 'predicate',
    parameters,
    fitted_at: '2026-07-01T00:00:00Z',
    train_items: 500,
  };
}

/** Prefers yes for everything, and more for inputs that suggest it. */
const yesSayer: Respond = (request) => {
  const yes = promptOf(request.body).includes('indeed') ? 0.9 : 0.75;
  const options = Object.entries(optionsIn(request));
  return {
    body: chatAnswer(
      Object.fromEntries(options.map(([label, text]) => [label, text === 'true' ? yes : 1 - yes])),
    ),
  };
};

function stated(probability: number): DecisionResult {
  return {
    model: 'up-native',
    answers: [{ type: 'predicate', name: null, probability }],
    usage: {
      input_tokens: 9,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 0,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 9,
    },
  };
}

const nativeYesSayer: Respond = ({ body }) => ({ body: stated(body['input'] === 'indeed' ? 0.9 : 0.75) });

describe('the prior of a question with a weight', () => {
  test.each([
    ['read from a chat model', CHAT_MODEL, yesSayer, 2, 6],
    ['stated by the backend', NATIVE_MODEL, nativeYesSayer, 1, 3],
  ])(
    'is taken from the answers %s, and read once per question',
    async (_how, model, answering, reads, priorReads) => {
      const world = await DecisionGateway.start(answering, [fitted(model)]);
      const ask = async (input: string, question = QUESTION) =>
        jsonOf(await world.ask({ model, input, questions: [question] }));
      const first = await ask('indeed');
      // Odds of 9 divided by odds of 3.
      expect(first).toMatchObject({ answers: [{ probability: expect.closeTo(0.75, 5) }] });
      expect(world.upstream.requests).toHaveLength(reads + priorReads);
      expect(await ask('whatever', RENAMED)).toMatchObject({
        answers: [{ probability: expect.closeTo(0.5, 5) }],
      });
      expect(world.upstream.requests).toHaveLength(2 * reads + priorReads);
      await ask('indeed', { ...QUESTION, instructions: 'It is otherwise.' });
      expect(world.upstream.requests).toHaveLength(3 * reads + 2 * priorReads);
      await world.close();
    },
  );

  test('costs the client nothing: the usage is that of the answer', async () => {
    const plain = await DecisionGateway.start(yesSayer);
    const corrected = await DecisionGateway.start(yesSayer, [fitted(CHAT_MODEL)]);
    const usageOf = async (world: DecisionGateway) => {
      const answer = jsonOf(await world.ask({ input: 'indeed', questions: [QUESTION] }));
      return (answer as { usage: unknown }).usage;
    };
    expect(await usageOf(corrected)).toEqual(await usageOf(plain));
    expect(plain.upstream.requests).toHaveLength(2);
    await plain.close();
    await corrected.close();
  });

  test('is required: if it cannot be read, the client receives the error', async () => {
    const world = await DecisionGateway.start(
      (request) =>
        promptOf(request.body).includes('indeed') ? yesSayer(request) : { status: 503, body: {} },
      [fitted(CHAT_MODEL)],
    );
    expect((await world.ask({ input: 'indeed', questions: [QUESTION] })).status).toBe(503);
    world.upstream.answering = yesSayer;
    expect((await world.ask({ input: 'indeed', questions: [QUESTION] })).status).toBe(200);
    await world.close();
  });
});
