import { priceFields } from '../../catalogue/price.ts';
import type { ModelPrice } from '../../generated/admin/contract.ts';
import type { ActiveModel } from '../gateway-control.ts';
import { reading } from '../handler.ts';

const MILLION = 1_000_000n;

export const listPrices = reading<'listPrices'>(async (_call, { gateway }) => {
  const { models } = await gateway.catalogue();
  return { value: { data: [...models.values()].map(priceView) } };
});

function priceView({ id, prices }: ActiveModel): ModelPrice {
  if (prices === 'free') return { model: id, free: true, nano_eur: {} };
  const priced = [...priceFields].flatMap(([name, { unit, perUnits }]) => {
    const price = perUnits === 1 ? prices[unit] / MILLION : prices[unit];
    return price === 0n ? [] : [[name, String(price)] as const];
  });
  return { model: id, free: false, nano_eur: Object.fromEntries(priced) };
}
