import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  completePrices,
  priceFields,
  priceInEur,
  readPrice,
  type PriceField,
} from '../../catalogue/price.ts';
import { load, smallFile } from './configuration-file.ts';

function field(name: string): PriceField {
  const found = priceFields.get(name);
  if (found === undefined) throw new Error(`no price field ${name}`);
  return found;
}

const TOKENS = field('input_per_million_tokens');

function nanoEur(text: string, of = TOKENS): bigint {
  const reading = readPrice(text, of);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.nanoEurPerMillionUnits;
}

describe('a price', () => {
  test('is exact where floats are not', () => {
    expect(nanoEur('0.1') + nanoEur('0.2')).toBe(nanoEur('0.3'));
    expect(nanoEur('0.000000001')).toBe(1n);
    expect(nanoEur('99999.999999999')).toBe(99_999_999_999_999n);
    expect(nanoEur('0.20')).toBe(200_000_000n);
    expect(nanoEur('7')).toBe(7_000_000_000n);
  });

  test('of one image, page or second is kept per million of them', () => {
    expect(nanoEur('0.04', field('per_image'))).toBe(40_000_000_000_000n);
    expect(nanoEur('0.000000001', field('per_second'))).toBe(1_000_000n);
  });

  test('is read exactly, whatever its digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999n }), fc.stringMatching(/^\d{1,9}$/), (whole, decimals) => {
        const read = nanoEur(`${whole}.${decimals}`);
        expect(read).toBe(BigInt(`${whole}${decimals.padEnd(9, '0')}`));
        expect(priceInEur(read)).toBe(Number(`${whole}.${decimals}`));
      }),
    );
  });

  test.each([
    '',
    ' ',
    '.5',
    '5.',
    '1,5',
    '1_000',
    '1e3',
    '+-1',
    'NaN',
    '0x1',
    '٣',
    '1 2',
    `1${'0'.repeat(40)}`,
  ])('is not read from %j', (text) => {
    expect(readPrice(text, TOKENS)).toHaveProperty('problem');
  });

  test('of cached input is that of input unless given', () => {
    expect(completePrices({ inputTokens: 5n }).cachedInputTokens).toBe(5n);
    expect(completePrices({ inputTokens: 5n, cachedInputTokens: 0n }).cachedInputTokens).toBe(0n);
  });

  test('keeps all its digits from the file', async () => {
    const { models } = await load(
      smallFile(`    prices: { input_per_million_tokens: 12345.123456789, output_per_million_tokens: 0.300000000 }
    info: { max_input_tokens: 1, max_output_tokens: 1 }`),
    );
    expect(models.get('acme/chat-1')?.prices).toMatchObject({
      inputTokens: 12_345_123_456_789n,
      cachedInputTokens: 12_345_123_456_789n,
      outputTokens: 300_000_000n,
    });
  });
});
