import { statedPrices, type Prices } from '../../catalogue/price.ts';

const texts = new WeakMap<Prices, string>();

/**
 * The prices of a call as its ledger row stores them: JSON, in nano-euro per million units. `completePrices` adds the prices that are
 * left out, which would be up to three tenths of a row.
 */
export function priceText(prices: Prices | 'free'): string {
  if (prices === 'free') return '{}';
  const known = texts.get(prices);
  if (known !== undefined) return known;
  const entries = Object.entries(statedPrices(prices)).map(([unit, price]) => [unit, String(price)]);
  const text = JSON.stringify(Object.fromEntries(entries));
  texts.set(prices, text);
  return text;
}
