import { periodAt } from '../../catalogue/price-schedule.ts';
import { priceFields } from '../../catalogue/price.ts';
import type { ModelPrice } from '../../generated/admin/contract.ts';
import type { ActiveModel, PriceKey } from '../gateway-control.ts';

const MILLION = 1_000_000n;

/** The plain prices that are valid at a time, and where they are from. */
export function priceView(
  { id, prices, priceSchedule, priceSource }: Pick<ActiveModel, 'id' | PriceKey>,
  timeMs: number,
): ModelPrice {
  const { validFromMs, plain } = periodAt(priceSchedule, timeMs);
  const priced = [...priceFields].flatMap(([name, { unit, perUnits }]) => {
    const price = perUnits === 1 ? plain.prices[unit] / MILLION : plain.prices[unit];
    return price === 0n ? [] : [[name, String(price)] as const];
  });
  return {
    model: id,
    free: prices === 'free',
    valid_from: Number.isFinite(validFromMs) ? new Date(validFromMs).toISOString() : null,
    source: priceSource?.name ?? null,
    date: priceSource?.date ?? null,
    nano_eur: Object.fromEntries(priced),
  };
}
