import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completePrices, pricedUnits, type Prices } from '../../catalogue/price.ts';
import { costNanoEur } from '../../metering/cost.ts';
import { noUnits, type BilledUnits } from '../../metering/units.ts';

const NANO_PER_EUR = 1_000_000_000n;

const anyPrices = fc
  .record(Object.fromEntries(pricedUnits.map((unit) => [unit, fc.bigInt({ min: 0n, max: 10n ** 14n })])))
  // Cached input never costs more than input (catalogue/price-check.ts).
  .map((given): Prices => {
    const prices = completePrices(given);
    const { inputTokens, cachedInputTokens } = prices;
    return {
      ...prices,
      cachedInputTokens: cachedInputTokens < inputTokens ? cachedInputTokens : inputTokens,
    };
  });
const count = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const anyUnits = fc
  .record({
    inputTokens: count,
    cachedInputTokens: count,
    outputTokens: count,
    images: count,
    pages: count,
    characters: count,
    seconds: fc.double({ min: 0, max: 1e6, noNaN: true }),
  })
  .map((units): BilledUnits => ({ ...noUnits(), ...units }));

describe('the cost of units', () => {
  test('is never negative, and zero for no units', () => {
    fc.assert(
      fc.property(anyUnits, anyPrices, (units, prices) => {
        expect(costNanoEur(units, prices) >= 0n).toBe(true);
        expect(costNanoEur(noUnits(), prices)).toBe(0n);
      }),
    );
  });

  test('never falls when units are added', () => {
    const unit = fc.constantFrom('inputTokens', 'outputTokens', 'images', 'pages', 'characters', 'seconds');
    fc.assert(
      fc.property(
        anyUnits,
        anyPrices,
        unit,
        fc.integer({ min: 0, max: 10_000 }),
        (units, prices, more, by) => {
          const next = Math.min(units[more] + by, Number.MAX_SAFE_INTEGER);
          expect(costNanoEur({ ...units, [more]: next }, prices) >= costNanoEur(units, prices)).toBe(true);
        },
      ),
    );
  });

  test('is rounded up once, and not for each unit', () => {
    const prices = completePrices({ inputTokens: 1n, outputTokens: 1n, images: 1n, pages: 1n, seconds: 1n });
    const units = { ...noUnits(), inputTokens: 1, outputTokens: 1, images: 1, pages: 1, seconds: 0.001 };
    expect(costNanoEur(units, prices)).toBe(1n);
  });

  test('is off by less than one nano-euro from the exact sum', () => {
    fc.assert(
      fc.property(anyUnits, anyPrices, ({ seconds: _none, ...units }, prices) => {
        const cached = Math.min(units.cachedInputTokens, units.inputTokens);
        const exact =
          BigInt(units.inputTokens - cached) * prices.inputTokens +
          BigInt(cached) * prices.cachedInputTokens +
          BigInt(units.outputTokens) * prices.outputTokens +
          BigInt(units.images) * prices.images +
          BigInt(units.pages) * prices.pages +
          BigInt(units.characters) * prices.characters;
        const over = costNanoEur({ ...units, seconds: 0 }, prices) * 1_000_000n - exact;
        expect(over >= 0n && over < 1_000_000n).toBe(true);
      }),
    );
  });

  test('of cache writes depends on their lifetime, and does not include the input price', () => {
    const prices = completePrices({
      inputTokens: 1_000_000n,
      cachedInputTokens: 100_000n,
      cacheWriteTokens: 1_250_000n,
      cacheWrite1hTokens: 2_000_000n,
    });
    const cost = (units: Partial<BilledUnits>): bigint => costNanoEur({ ...noUnits(), ...units }, prices);
    const read = { inputTokens: 1_000, cachedInputTokens: 200 };
    expect(cost(read)).toBe(800n + 20n);
    expect(cost({ ...read, cacheWriteTokens: 400 })).toBe(400n + 20n + 500n);
    expect(cost({ ...read, cacheWriteTokens: 400, cacheWrite1hTokens: 100 })).toBe(400n + 20n + 375n + 200n);
    // Cached and written tokens together are at most all input tokens.
    expect(cost({ ...read, cacheWriteTokens: 9_000, cacheWrite1hTokens: 9_000 })).toBe(20n + 1_600n);
  });

  test.each([
    ['a million input tokens at 0.25 EUR', { inputTokens: 1_000_000 }, NANO_PER_EUR / 4n],
    ['cached input at its own price', { inputTokens: 1_000_000, cachedInputTokens: 600_000 }, 130_000_000n],
    [
      'cache writes at the price of input',
      { inputTokens: 1_000_000, cacheWriteTokens: 900_000 },
      NANO_PER_EUR / 4n,
    ],
    ['more cached tokens than there were, as all of them', { inputTokens: 10, cachedInputTokens: 99 }, 500n],
    ['8.2 seconds at a cent, to the millisecond', { seconds: 8.2 }, 82_000_000n],
    ['a twentieth of a millisecond as a full one', { seconds: 0.00005 }, 10_000n],
  ])('of %s', (_name, units, expected) => {
    const prices = completePrices({
      inputTokens: NANO_PER_EUR / 4n,
      cachedInputTokens: 50_000_000n,
      seconds: 10_000_000n * 1_000_000n,
    });
    expect(costNanoEur({ ...noUnits(), ...units }, prices)).toBe(expected);
  });
});
