import type { PricedUnit, Prices } from './price.ts';
import { pricedUnits } from './price.ts';

/** The prices of a processing class, which may be higher for long inputs. */
export interface PriceSheet {
  readonly prices: Prices;
  /** By ascending number of tokens. */
  readonly longInputs: readonly LongInputPrices[];
}

/** The prices of all tokens of a request whose input is longer. */
export interface LongInputPrices {
  readonly aboveInputTokens: number;
  readonly prices: Prices;
}

/** The price of an image by size and quality. Null: any other. */
export interface ImagePrice {
  readonly size: string | null;
  readonly quality: string | null;
  /** As in `Prices`: nano-euro per million images. */
  readonly price: bigint;
}

/** What a model costs from a time on. */
export interface PricePeriod {
  /** Unix milliseconds; `-Infinity` for the first. */
  readonly validFromMs: number;
  readonly plain: PriceSheet;
  /** By the backend's name of the processing class (`service_tier`). */
  readonly serviceTiers: ReadonlyMap<string, PriceSheet>;
  /** Empty: all images have one price. */
  readonly images: readonly ImagePrice[];
}

/** The prices of a model, by ascending start. The first period has no start, so that one is valid at any time. */
export type PriceSchedule = readonly [PricePeriod, ...PricePeriod[]];

/** Creates the schedule of a model with one list of prices. */
export function constantPrices(prices: Prices): PriceSchedule {
  const plain = { prices, longInputs: [] };
  return [{ validFromMs: -Infinity, plain, serviceTiers: new Map(), images: [] }];
}

/** Returns the prices that are valid at a time. */
export function periodAt(schedule: PriceSchedule, timeMs: number): PricePeriod {
  let valid = schedule[0];
  for (const period of schedule) if (period.validFromMs <= timeMs) valid = period;
  return valid;
}

/** Whether other prices have become valid since a time. */
export function hasChanged(schedule: PriceSchedule, sinceMs: number, nowMs: number): boolean {
  return periodAt(schedule, sinceMs) !== periodAt(schedule, nowMs);
}

/** Returns the prices of an input of this length. */
export function pricesForInput(sheet: PriceSheet, inputTokens: number): LongInputPrices {
  let applied: LongInputPrices = { aboveInputTokens: 0, prices: sheet.prices };
  for (const long of sheet.longInputs) if (inputTokens > long.aboveInputTokens) applied = long;
  return applied;
}

/** Returns the highest price of each unit, in the same object for the same prices. */
export function highestOf(all: readonly Prices[]): Prices {
  const [first, ...others] = all;
  if (first === undefined) throw new Error('there are no prices');
  return others.reduce(higherOf, first);
}

/** The higher of two prices; there are as many as the configuration has combinations. */
const higher = new WeakMap<Prices, WeakMap<Prices, Prices>>();

function higherOf(one: Prices, other: Prices): Prices {
  const known = higher.get(one) ?? new WeakMap<Prices, Prices>();
  higher.set(one, known);
  let prices = known.get(other);
  if (prices === undefined) {
    const highest: Record<PricedUnit, bigint> = { ...one };
    for (const unit of pricedUnits) if (other[unit] > one[unit]) highest[unit] = other[unit];
    prices = highest;
    known.set(other, prices);
  }
  return prices;
}
