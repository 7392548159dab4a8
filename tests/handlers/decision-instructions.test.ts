import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DecisionQuestion } from '../../generated/contract.ts';
import { quoteOf } from '../../metering/quote.ts';
import type { JsonRequest } from '../backends/json-server.ts';
import { meteredCall, ONE_EACH } from '../metering/metered-call.ts';
import { jsonOf } from '../../scripts/test-bed/client.ts';
import { RecordedGateway } from '../support/recorded-gateway.ts';
import { chatAnswer, DecisionGateway, NATIVE_MODEL, optionsIn } from './decision-gateway.ts';

const TEXT = 'It is about the weather, says {"city":"Graz"}.';
/** The same in the three kinds of parts that hold text (openai's `DecisionQuestionInputPart`). */
const PARTS: DecisionQuestion['instructions'] = [
  { type: 'input_text', text: 'It is about the weather, ' },
  { type: 'input_text', text: 'says ' },
  { type: 'input_json', data: { city: 'Graz' } },
  { type: 'input_text', text: '.' },
];
const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';

const KINDS: readonly [string, (instructions: DecisionQuestion['instructions']) => DecisionQuestion][] = [
  ['predicate', (instructions) => ({ type: 'predicate', instructions })],
  [
    'choice',
    (instructions) => ({ type: 'choice', instructions, choices: [{ value: 'yes' }, { value: 'no' }] }),
  ],
  [
    'score',
    (instructions) => ({ type: 'score', instructions, levels: [{ label: 'no' }, { label: 'much' }] }),
  ],
];

const believing = (request: JsonRequest) => ({
  body: chatAnswer(Object.fromEntries(Object.keys(optionsIn(request)).map((label) => [label, 0.4]))),
});

describe('instructions as a list of parts', () => {
  let world: DecisionGateway;
  let embedded: RecordedGateway;
  beforeAll(async () => {
    world = await DecisionGateway.start(believing);
    embedded = await RecordedGateway.start({
      configuration: [
        'backends: { embedded: { kind: embedded } }',
        'guardrails: { words: { kind: rules, required: true, block_lists: [{ words: [xylobomb] }] } }',
        'models:',
        '  acme/decide: { mode: decision, free: true, deployments: [{ backend: embedded, model: use-lite }] }',
      ],
    });
  });
  beforeEach(() => {
    world.upstream.answering = believing;
    world.upstream.requests.length = 0;
  });
  afterAll(async () => {
    await world.close();
    await embedded.close();
  });

  const decideLocally = (question: DecisionQuestion) =>
    embedded.call('/v1/decisions', {
      model: 'acme/decide',
      input: 'It rains in Graz.',
      questions: [question],
    });

  test.each(KINDS)('a %s is read from a chat model as one text would be', async (_kind, questionOf) => {
    const asText = await world.ask({ input: 'It rains.', questions: [questionOf(TEXT)] });
    const sentAsText = world.upstream.requests.splice(0).map(({ body }) => body);
    const asParts = await world.ask({ input: 'It rains.', questions: [questionOf(PARTS)] });
    expect(asParts.status).toBe(200);
    expect(jsonOf(asParts)).toEqual(jsonOf(asText));
    expect(world.upstream.requests.map(({ body }) => body)).toEqual(sentAsText);
  });

  test.each(KINDS)('a chat model sees the images of a %s at their place', async (_kind, questionOf) => {
    const instructions = [
      { type: 'input_text' as const, text: 'Does it look like ' },
      { type: 'input_image' as const, image_url: IMAGE, detail: 'low' as const },
      { type: 'input_text' as const, text: '?' },
    ];
    const response = await world.ask({ input: 'It rains.', questions: [questionOf(instructions)] });
    expect(response.status).toBe(200);
    for (const { body } of world.upstream.requests)
      expect(body).toMatchObject({
        messages: [
          {
            content: [
              { text: expect.stringContaining('<input>') },
              { text: 'It rains.' },
              { type: 'text', text: expect.stringMatching(/Does it look like $/) },
              { type: 'image_url', image_url: { url: IMAGE, detail: 'low' } },
              { type: 'text', text: expect.stringMatching(/^\?\n/) },
            ],
          },
        ],
      });
  });

  test.each(KINDS)('a server of decisions gets those of a %s as they were sent', async (kind, questionOf) => {
    const answers = {
      predicate: { type: 'predicate', name: null, probability: 0.9 },
      choice: {
        type: 'choice',
        name: null,
        choice: 'yes',
        confidence: 0.9,
        probabilities: [
          { value: 'yes', probability: 0.9 },
          { value: 'no', probability: 0.1 },
        ],
      },
      score: {
        type: 'score',
        name: null,
        score: 0.1,
        confidence: 0.9,
        probabilities: [
          { value: 0, label: 'no', probability: 0.9 },
          { value: 1, label: 'much', probability: 0.1 },
        ],
      },
    };
    const usage = {
      input_tokens: 9,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 0,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 9,
    };
    world.upstream.answering = () => ({
      body: { model: 'up-native', answers: [answers[kind as keyof typeof answers]], usage },
    });
    const questions = [questionOf(PARTS)];
    const response = await world.ask({ model: NATIVE_MODEL, input: 'It rains.', questions });
    expect(response.status).toBe(200);
    expect(world.upstream.requests[0]?.body['questions']).toEqual(questions);
  });

  test.each(KINDS)('the local model answers a %s as it answers one text', async (_kind, questionOf) => {
    const asText = await decideLocally(questionOf(TEXT));
    const asParts = await decideLocally(questionOf(PARTS));
    expect(asParts.status).toBe(200);
    expect(jsonOf(asParts)).toEqual(jsonOf(asText));
  });

  test.each(KINDS)('the local model refuses an image in those of a %s by name', async (_kind, questionOf) => {
    const response = await decideLocally(questionOf([{ type: 'input_image', image_url: IMAGE }]));
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({ error: { param: 'questions[0].instructions' } });
  });

  test.each(KINDS)(
    'a part of an unknown type in those of a %s is refused by name',
    async (_kind, questionOf) => {
      const instructions = [
        { type: 'input_text' as const, text: 'x' },
        { type: 'input_file', file_id: 'f' },
      ];
      for (const response of [
        await world.ask({ input: 'x', questions: [questionOf(instructions)] }),
        await decideLocally(questionOf(instructions)),
      ]) {
        expect(response.status).toBe(400);
        expect(jsonOf(response)).toMatchObject({ error: { param: 'questions[0].instructions[1]' } });
      }
      expect(world.upstream.requests).toHaveLength(0);
    },
  );

  test.each(KINDS)('guardrails read the texts of a %s', async (_kind, questionOf) => {
    for (const part of [
      { type: 'input_text' as const, text: 'a xylobomb' },
      { type: 'input_json' as const, data: { what: ['xylobomb'] } },
    ]) {
      const response = await decideLocally(questionOf([part]));
      expect(jsonOf(response)).toMatchObject({ error: { code: 'content_policy_violation' } });
    }
  });

  test.each(KINDS)('the reservation covers the images of a %s, given by address', (_kind, questionOf) => {
    const most = (instructions: DecisionQuestion['instructions'], mode: 'chat' | 'decision') =>
      Number(
        quoteOf(
          meteredCall(
            'createDecision',
            { input: 'x', questions: [questionOf(instructions)] },
            {
              mode,
              prices: { inputTokens: ONE_EACH },
              info: { max_input_tokens: 1_000_000, max_output_tokens: 10 },
            },
          ),
        )?.mostNanoEur,
      );
    const images = Array.from({ length: 3 }, () => ({
      type: 'input_image' as const,
      image_url: 'https://example.com/a.png',
    }));
    for (const mode of ['chat', 'decision'] as const)
      expect(most(images, mode) - most('x', mode)).toBeGreaterThan(3 * 16_000);
  });
});
