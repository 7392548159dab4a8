import { pricedUnits, type PricedUnit, type Prices } from '../catalogue/price.ts';

const texts = new WeakMap<Prices, string>();

/** The unit whose price applies to one without a price of its own, as in `completePrices`. */
const PRICED_AS: Readonly<Partial<Record<PricedUnit, PricedUnit>>> = {
  cachedInputTokens: 'inputTokens',
  cacheWriteTokens: 'inputTokens',
  cacheWrite1hTokens: 'cacheWriteTokens',
};

/**
 * The prices of a call as its ledger row stores them: JSON, in nano-euro per million units. `completePrices` adds the prices that are
 * left out, which were two fifths of a row.
 */
export function priceText(prices: Prices | 'free'): string {
  if (prices === 'free') return '{}';
  const known = texts.get(prices);
  if (known !== undefined) return known;
  const stated = pricedUnits.filter((unit) => prices[unit] !== defaultPrice(unit, prices));
  const text = JSON.stringify(Object.fromEntries(stated.map((unit) => [unit, String(prices[unit])])));
  texts.set(prices, text);
  return text;
}

function defaultPrice(unit: PricedUnit, prices: Prices): bigint {
  const source = PRICED_AS[unit];
  return source === undefined ? 0n : prices[source];
}
