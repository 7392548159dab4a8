import { describe, expect, test } from '@jest/globals';
import { asExpected, load, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const INFO = '    info: { max_input_tokens: 400000, max_output_tokens: 100 }';
const PLAIN = 'input_per_million_tokens: 1, output_per_million_tokens: 2';

function pricedWith(prices: string, info = INFO): string {
  return smallFile(`    prices: ${prices}\n${info}`);
}

async function scheduleOf(prices: string) {
  const { models } = await load(pricedWith(prices));
  return models.get('acme/chat-1')?.priceSchedule;
}

test('prices depend on the length of the input and the service tier', async () => {
  const schedule = await scheduleOf(`{ ${PLAIN}, per_thousand_searches: 10,
      above_input_tokens: { 272000: { input_per_million_tokens: 3, output_per_million_tokens: 4 },
        200000: { input_per_million_tokens: 2, output_per_million_tokens: 3 } },
      service_tiers: { priority: { input_per_million_tokens: 1.7, output_per_million_tokens: 3.4 } } }
    limits: { max_searches: 5 }`);
  expect(schedule).toMatchObject([
    {
      validFromMs: -Infinity,
      plain: {
        prices: { inputTokens: 1_000_000_000n, reasoningTokens: 2_000_000_000n },
        longInputs: [
          {
            aboveInputTokens: 200_000,
            prices: { inputTokens: 2_000_000_000n, searches: 10_000_000_000_000n },
          },
          { aboveInputTokens: 272_000, prices: { inputTokens: 3_000_000_000n } },
        ],
      },
    },
  ]);
  expect(schedule?.[0].serviceTiers.get('priority')?.prices).toMatchObject({
    inputTokens: 1_700_000_000n,
    searches: 10_000_000_000_000n,
  });
});

test('an image has a price by size and quality, and others have one', async () => {
  const { models } = await load(
    smallFile(
      '    free: true',
      `  acme/draw: { mode: image_generation, deployments: [{ backend: vllm, model: d }], limits: { max_images: 1 },
    prices: { per_image: 0.05, per_image_by_size: { 1024x1024: { low: 0.01, high: 0.2 }, 512x512: 0.02 } } }`,
    ),
  );
  expect(models.get('acme/draw')?.priceSchedule[0].images).toEqual([
    { size: '1024x1024', quality: 'low', price: 10_000_000_000_000n },
    { size: '1024x1024', quality: 'high', price: 200_000_000_000_000n },
    { size: '512x512', quality: null, price: 20_000_000_000_000n },
    { size: null, quality: null, price: 50_000_000_000_000n },
  ]);
});

test('a price by the minute is rounded up to a nano-euro for a million seconds', async () => {
  const { models } = await load(
    smallFile(
      '    free: true',
      '  acme/hear: { mode: transcription, deployments: [{ backend: vllm, model: d }], limits: { max_seconds: 9 }, prices: { per_minute: 0.000000001 } }',
    ),
  );
  expect(models.get('acme/hear')?.prices).toMatchObject({ seconds: 16_667n });
});

test('entries begin at their time, and lists show the one that is valid now', async () => {
  const later = `{ valid_from: 2999-01-01, input_per_million_tokens: 9, output_per_million_tokens: 9 }`;
  const { models } = await load(
    pricedWith(`[{ input_per_million_tokens: 5, output_per_million_tokens: 5 },
      { valid_from: 2026-01-01T08:00:00Z, ${PLAIN} }, ${later}]`),
  );
  const model = models.get('acme/chat-1');
  expect(model?.priceSchedule.map(({ validFromMs }) => validFromMs)).toEqual([
    -Infinity,
    Date.UTC(2026, 0, 1, 8),
    Date.UTC(2999, 0, 1),
  ]);
  expect(model?.info.input_cost_per_1m_tokens).toBe(1);
});

const CASES: readonly ProblemCase[] = [
  [
    'prices of long inputs that lack one',
    pricedWith(`{ ${PLAIN}, above_input_tokens: { 200000: { input_per_million_tokens: 2 } } }`),
    ["7: the price 'output_per_million_tokens' is missing, which the plain prices have"],
  ],
  [
    'a service tier that lacks a price',
    pricedWith(`{ ${PLAIN}, service_tiers: { flex: { output_per_million_tokens: 2 } } }`),
    ["7: the price 'input_per_million_tokens' is missing, which the plain prices have"],
  ],
  [
    'a length that is no number',
    pricedWith(`{ ${PLAIN}, above_input_tokens: { 200k: { ${PLAIN} } } }`),
    ['7: this is a number of tokens, such as 200000'],
  ],
  [
    'a service tier that has a multiplier too',
    pricedWith(
      `{ ${PLAIN}, service_tiers: { flex: { ${PLAIN} } } }\n    price_multipliers: { service_tier: { flex: 0.5 } }`,
    ),
    ["7: 'price_multipliers' has this service tier too"],
  ],
  [
    'a start that is no time',
    pricedWith(`[{ ${PLAIN} }, { valid_from: tomorrow, ${PLAIN} }]`),
    [/^7: this is a date \(2026-12-01\) or a time in UTC/],
  ],
  [
    'a start on a day that does not exist',
    pricedWith(`[{ ${PLAIN} }, { valid_from: 2026-02-31, ${PLAIN} }]`),
    [/^7: this is a date \(2026-12-01\) or a time in UTC/],
  ],
  [
    'entries out of order',
    pricedWith(`[{ ${PLAIN} }, { valid_from: 2026-02-01, ${PLAIN} }, { valid_from: 2026-01-01, ${PLAIN} }]`),
    ["7: each entry after the first has a later 'valid_from'"],
  ],
  [
    'a second entry without a start',
    pricedWith(`[{ ${PLAIN} }, { ${PLAIN} }]`),
    ["7: each entry after the first has a later 'valid_from'"],
  ],
  [
    'no price that is valid yet',
    pricedWith(`[{ valid_from: 2999-01-01, ${PLAIN} }]`),
    ['7: no price is valid before this time; put the present prices first'],
  ],
  [
    'searches without a bound',
    pricedWith(`{ ${PLAIN}, per_thousand_searches: 10 }`),
    [/^.: the model has a price for searches, .*; add 'max_searches' under 'limits'$/],
  ],
  [
    'a price of long inputs in an entry that lacks the price which its model needs',
    pricedWith(`[{ ${PLAIN} }, { valid_from: 2027-01-01, input_per_million_tokens: 1 }]`),
    ["7: the price 'output_per_million_tokens' is missing, which the capability 'chat' needs"],
  ],
];

describe('a mistake in prices is reported', () => {
  test.each(CASES)('%s', async (_name, file, problems) => {
    expect(await problemsOf(file)).toEqual(asExpected(problems));
  });
});
