import { afterAll, describe, expect, test } from '@jest/globals';
import { decideLocally } from '../../../backends/kinds/embedded/decide-locally.ts';
import { defaultCatalogue } from '../../../catalogue/default-catalogue.ts';
import { decide, decisionHeadVersion } from '../../../packages/engines/decisions/decide.ts';
import { EngineHost } from '../../../packages/engines/host.ts';
import type { DecisionAnswer, DecisionRequest } from '../../../generated/contract.ts';
import { responseValidators } from '../../../generated/validators/responses.js';

const host = new EngineHost();
const engines = { inputs: host.embeddings, options: host.rememberingEmbeddings, sentiment: host.sentiment };
afterAll(() => host.close());

async function answersTo(request: Omit<DecisionRequest, 'model'>): Promise<DecisionAnswer[]> {
  const { signal } = new AbortController();
  // The contract's index signature lets the compiler lose the fields of what is left without `model`.
  const whole: DecisionRequest = { ...request, model: 'embedded/use-lite' } as DecisionRequest;
  const result = await decideLocally(
    (input, questions) => decide(engines, input, questions, signal),
    whole,
    whole.model,
  );
  expect(responseValidators['DecisionResult']?.(result)).toBe(true);
  expect(result.usage).toMatchObject({ output_tokens: 0, total_tokens: result.usage.input_tokens });
  expect(result.usage.input_tokens).toBeGreaterThan(0);
  return result.answers;
}

const PARCEL = 'My parcel arrived two weeks late and the box was torn.';

describe('decisions of the local encoder', () => {
  test('the option closest to the input is the most probable, and probabilities sum to one', async () => {
    const [answer] = await answersTo({
      input: PARCEL,
      questions: [
        {
          type: 'choice',
          instructions: 'What is it about?',
          choices: [
            { value: 'cooking', description: 'recipes and food' },
            { value: 'delivery', description: 'shipping of parcels' },
            { value: 'astronomy', description: 'stars and planets' },
          ],
        },
      ],
    });
    if (answer?.type !== 'choice') throw new Error('another kind of answer');
    expect(answer.choice).toBe('delivery');
    expect(answer.confidence).toBe(answer.probability);
    const units = answer.probabilities.map(({ probability }) => Math.round(probability * 1e6));
    expect(units.reduce((sum, unit) => sum + unit, 0)).toBe(1_000_000);
  });

  test('the order of the options does not matter', async () => {
    const choices = ['cooking', 'delivery', 'astronomy'].map((value) => ({ value }));
    const [straight] = await answersTo({
      input: PARCEL,
      questions: [{ type: 'choice', instructions: 'x', choices }],
    });
    const [reversed] = await answersTo({
      input: PARCEL,
      questions: [{ type: 'choice', instructions: 'x', choices: choices.toReversed() }],
    });
    if (straight?.type !== 'choice' || reversed?.type !== 'choice') throw new Error('another kind of answer');
    expect(reversed.probabilities.toReversed()).toEqual(straight.probabilities);
  });

  test('a statement about the input is more probable than one about another subject', async () => {
    const [near, far, score] = await answersTo({
      input: [{ role: 'user', content: [{ type: 'input_text', text: PARCEL }] }],
      questions: [
        { type: 'predicate', name: 'late', instructions: 'The parcel was late and damaged.' },
        { type: 'predicate', instructions: 'The telescope shows distant galaxies.' },
        {
          type: 'score',
          instructions: 'How good?',
          levels: [{ label: 'bad delivery' }, { label: 'great delivery' }],
        },
      ],
    });
    if (near?.type !== 'predicate' || far?.type !== 'predicate') throw new Error('another kind of answer');
    expect(near.name).toBe('late');
    expect(near.probability).toBeGreaterThan(0.5);
    expect(far.probability).toBeLessThan(0.5);
    expect(score).toMatchObject({ type: 'score', probabilities: [{ value: 0 }, { value: 1 }] });
  });

  test.each<[input: string, right: string]>([
    ['Everything arrived on time and works perfectly, thank you!', 'favourable'],
    ['The shop is open from nine to six.', 'neutral'],
    ['I am sick of waiting, this is the worst service ever.', 'unfavourable'],
  ])('`%s` is %s, in words that no example has', async (input, right) => {
    const choices = ['favourable', 'neutral', 'unfavourable'].map((value) => ({ value }));
    const [answer] = await answersTo({
      input,
      questions: [{ type: 'choice', instructions: 'What is the sentiment?', choices }],
    });
    expect(answer).toMatchObject({ type: 'choice', choice: right });
  });

  test.each<[statement: string, isTrue: boolean]>([
    ['There is a lift in the building.', false],
    ['There is no lift in the building.', true],
    ['The rent was raised.', true],
    ['The rent was lowered.', false],
  ])('of a house without a lift whose rent went up, `%s` is %s', async (statement, isTrue) => {
    const [answer] = await answersTo({
      input: 'The building has no lift. The rent rose by ten per cent.',
      questions: [{ type: 'predicate', instructions: statement }],
    });
    if (answer?.type !== 'predicate') throw new Error('another kind of answer');
    expect(answer.probability > 0.5).toBe(isTrue);
  });

  test.each<[input: string, statement: string, isTrue: boolean]>([
    ['The fridge holds two hundred litres.', 'The fridge holds ninety litres.', false],
    ['Dogs must be kept on a lead in the park.', 'The writer is furious.', false],
    ['The waiter spilled wine on my coat and did not even apologise.', 'The guest is satisfied.', false],
    ['The waiter spilled wine on my coat and did not even apologise.', 'The guest is annoyed.', true],
  ])('of `%s` the statement `%s` is %s', async (input, statement, isTrue) => {
    const [answer] = await answersTo({
      input,
      questions: [{ type: 'predicate', instructions: statement }],
    });
    if (answer?.type !== 'predicate') throw new Error('another kind of answer');
    expect(answer.probability > 0.5).toBe(isTrue);
  });

  test('praise followed by blame is mixed if there is such an option', async () => {
    const choices = ['positive', 'negative', 'mixed'].map((value) => ({ value }));
    const [answer] = await answersTo({
      input: 'The staff were lovely, but the room was filthy.',
      questions: [{ type: 'choice', instructions: 'What is the sentiment?', choices }],
    });
    expect(answer).toMatchObject({ type: 'choice', choice: 'mixed' });
  });

  test.each<[string, Omit<DecisionRequest, 'model'>, string]>([
    [
      'an input in another script',
      { input: '荷物が遅れました', questions: [{ type: 'predicate', instructions: 'x' }] },
      'input',
    ],
    [
      'a question in another script',
      { input: 'x', questions: [{ type: 'predicate', instructions: '荷物が遅れました' }] },
      'questions',
    ],
    [
      'an image',
      {
        input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'https://example.com/a.png' }] }],
        questions: [{ type: 'predicate', instructions: 'x' }],
      },
      'input',
    ],
    [
      'more texts than the encoder accepts',
      {
        input: 'x',
        questions: Array.from({ length: 9 }, (_unused, question) => ({
          type: 'choice' as const,
          instructions: 'x',
          choices: Array.from({ length: 255 }, (_also, index) => ({ value: `${question} ${index}` })),
        })),
      },
      'questions',
    ],
  ])('%s is refused with the name of the field', async (_what, request, param) => {
    await expect(answersTo(request as DecisionRequest)).rejects.toMatchObject({
      code: 'invalid_parameter',
      param,
    });
  });

  test("the head's version is part of the model's, so that a new head does not use an old calibration", () => {
    const info = defaultCatalogue().models.get('embedded/use-lite')?.info;
    expect(info?.model_version).toMatch(new RegExp(`-head\\.${decisionHeadVersion}$`));
  });
});
