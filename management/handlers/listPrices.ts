import { reading } from '../handler.ts';
import { priceView } from '../views/price-view.ts';

export const listPrices = reading<'listPrices'>(async (_call, { gateway }) => {
  const { models } = await gateway.catalogue();
  const nowMs = Date.now();
  return { value: { data: [...models.values()].map((model) => priceView(model, nowMs)) } };
});
