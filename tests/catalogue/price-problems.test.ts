import { describe, expect, test } from '@jest/globals';
import { asExpected, problemsOf, smallFile, type ProblemCase } from './configuration-file.ts';

const FREE = '    free: true';

const CASES: readonly ProblemCase[] = [
  [
    'neither prices nor free',
    smallFile('    visibility: public'),
    ["4: a model has either prices or 'free: true'"],
  ],
  [
    'both prices and free',
    smallFile('    free: true\n    prices: { per_image: 1 }\n    limits: { max_images: 1 }'),
    [/^4: a model has either prices or 'free: true'$/, /input_per_million/, /output_per_million/],
  ],
  [
    'free: false',
    smallFile('    free: false'),
    ["7: 'free' can only be true; a model that costs has prices"],
  ],
  ['no prices in prices', smallFile('    prices: {}'), ['7: this must not be empty']],
  [
    'half of the prices',
    smallFile('    prices:\n      input_per_million_tokens: 1\n    info: { max_input_tokens: 1 }'),
    ["7: the price 'output_per_million_tokens' is missing, which the capability 'chat' needs"],
  ],
  [
    'prices without bounds',
    smallFile(
      '    prices:\n      input_per_million_tokens: 1\n      output_per_million_tokens: 1\n    info:\n      precision: fp8',
    ),
    [
      "10: the model has a price for input tokens, but nothing bounds how many one request can use; add 'max_input_tokens' under 'info'",
      "10: the model has a price for output tokens, but nothing bounds how many one request can use; add 'max_output_tokens' under 'info'",
    ],
  ],
  [
    'a price by the image without a bound',
    smallFile(
      FREE,
      '  acme/draw-1: { mode: image_generation, deployments: [{ backend: vllm, model: d }], prices: { per_image: 1 } }',
    ),
    [/^8: the model has a price for images, .*; add 'max_images' under 'limits'$/],
  ],
  ...['-1', '101', '1e1', '0.12345', 'twice'].map((multiplier): ProblemCase => [
    `a multiplier of ${multiplier}`,
    smallFile(`${FREE}\n    price_multipliers: { speed: { fast: ${multiplier} } }`),
    [/a multiplier is a decimal number from 0 to 100/],
  ]),
  ['a negative price', pricedAt('-0.1'), ['8: a price cannot be negative']],
  ['a price that is far too high', pricedAt('200000'), [/^8: a price here must not exceed 100000 EUR/]],
  ['a price with an exponent', pricedAt('1e-3'), [/^8: a price is a decimal number of EUR/]],
  ['a price in hexadecimal', pricedAt('0x10'), [/^8: a price is a decimal number of EUR/]],
  ['a price that is not a number', pricedAt('.nan'), [/^8: /]],
  ['an endless price', pricedAt('.inf'), [/^8: /]],
  ['a price with a currency', pricedAt("'0.20 EUR'"), [/^8: a price is a decimal number of EUR/]],
  ['a price of ten decimals', pricedAt('0.0000000001'), [/^8: a price has 9 decimals at most/]],
  ['a price that is a list', pricedAt('[1]'), ['8: this must be a number or a text']],
  ['a price that is null', pricedAt(''), ['8: this must be a number or a text']],
  [
    'prices that are all zero',
    smallFile('    prices: { input_per_million_tokens: 0, output_per_million_tokens: 0.00 }'),
    ["7: all prices are zero; a model that costs nothing says 'free: true' in place of prices"],
  ],
  [
    'cached input that costs more than input',
    smallFile(
      '    prices: { input_per_million_tokens: 1, cached_input_per_million_tokens: 2, output_per_million_tokens: 1 }\n    info: { max_input_tokens: 1, max_output_tokens: 1 }',
    ),
    ['7: cached input costs more than input; are the two exchanged?'],
  ],
];

function pricedAt(price: string): string {
  return smallFile(`    prices:
      input_per_million_tokens: ${price}
      output_per_million_tokens: 1
    info: { max_input_tokens: 1, max_output_tokens: 1 }`);
}

describe('the start is refused, with the line, for', () => {
  test.each(CASES)('%s', async (_name, file, expected) => {
    expect(await problemsOf(file)).toEqual(asExpected(expected));
  });
});
