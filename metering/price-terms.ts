import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import {
  MULTIPLIER_SCALE,
  multiplierKinds,
  type MultiplierKind,
  type PriceMultipliers,
} from '../catalogue/price-multipliers.ts';
import { pricedUnits, type Prices } from '../catalogue/price.ts';
import { mayCacheLong } from './cache-lifetime.ts';

/** The prices of one call, with the multipliers that are in them. */
export interface PriceTerms {
  prices: Prices;
  /** Such as `service_tier=priority,speed=fast`. Empty when none applies. */
  text: string;
}

/** The request property that selects each kind of multiplier. */
const REQUESTED: Readonly<Record<MultiplierKind, string>> = {
  service_tier: 'service_tier',
  speed: 'speed',
  region: 'inference_geo',
};
/** Request values that cost no more than the plain price. */
const PLAIN: Readonly<Record<MultiplierKind, readonly unknown[]>> = {
  service_tier: ['default', 'standard', 'standard_only'],
  speed: [undefined, null, 'standard'],
  region: ['global'],
};

/** Returns the highest prices that can apply to a request. Reservations are computed from them. */
export function highestPrices(call: Call, { priceMultipliers }: Model, prices: Prices): Prices {
  const scaled = hasMultipliers(priceMultipliers)
    ? scaledPrices(
        prices,
        multiplierKinds.map((kind) => highestFactor(kind, priceMultipliers[kind], call)),
      )
    : prices;
  const { inputTokens, cachedInputTokens, cacheWriteTokens, cacheWrite1hTokens } = scaled;
  let highest = inputTokens;
  if (cachedInputTokens > highest) highest = cachedInputTokens;
  if (cacheWriteTokens > highest) highest = cacheWriteTokens;
  if (cacheWrite1hTokens > highest && mayCacheLong(call.body.value)) highest = cacheWrite1hTokens;
  return highest === inputTokens ? scaled : { ...scaled, inputTokens: highest };
}

/**
 * Returns the prices that a call is charged: those of the terms that the backend reports. When it reports none, a
 * request that selected a term costs the most that this term can.
 */
export function appliedTerms(call: Call, { priceMultipliers }: Model, prices: Prices): PriceTerms {
  if (!hasMultipliers(priceMultipliers)) return { prices, text: '' };
  const applied = multiplierKinds.map((kind) => {
    const factors = priceMultipliers[kind];
    const reported = call.usage.terms[kind];
    const requested = requestedIn(kind, call);
    if (reported !== undefined)
      return { kind, name: reported, factor: factors.get(reported) ?? MULTIPLIER_SCALE };
    if (typeof requested !== 'string') return { kind, name: '', factor: MULTIPLIER_SCALE };
    return { kind, name: requested, factor: highestFactor(kind, factors, call) };
  });
  const text = applied
    .filter(({ factor }) => factor !== MULTIPLIER_SCALE)
    .map(({ kind, name }) => `${kind}=${name}`)
    .join(',');
  const factors = applied.map(({ factor }) => factor);
  return { prices: scaledPrices(prices, factors), text };
}

/** Whether a price of the model depends on the terms of a call. Most models have one price. */
function hasMultipliers({ service_tier: tiers, speed, region }: PriceMultipliers): boolean {
  return tiers.size > 0 || speed.size > 0 || region.size > 0;
}

function requestedIn(kind: MultiplierKind, { body }: Call): unknown {
  // A body of the kind 'none' has no properties.
  return (body.value as Record<string, unknown>)[REQUESTED[kind]];
}

/**
 * Returns the highest multiplier that may apply. A backend may serve a request at the plain price in any case, and may
 * choose itself when the request names no term or an unknown one.
 */
function highestFactor(kind: MultiplierKind, factors: ReadonlyMap<string, bigint>, call: Call): bigint {
  if (factors.size === 0) return MULTIPLIER_SCALE;
  const requested = requestedIn(kind, call);
  const known = typeof requested === 'string' ? factors.get(requested) : undefined;
  const possible =
    known !== undefined ? [known] : PLAIN[kind].includes(requested) ? [] : [...factors.values()];
  return possible.reduce((one, other) => (one > other ? one : other), MULTIPLIER_SCALE);
}

/** Scaled prices by prices and factor; there are as many as the configuration has combinations. */
const scaledByPrices = new WeakMap<Prices, Map<bigint, Prices>>();

function scaledPrices(prices: Prices, factors: readonly bigint[]): Prices {
  const scale = MULTIPLIER_SCALE ** BigInt(factors.length);
  const factor = factors.reduce((product, one) => product * one, 1n);
  if (factor === scale) return prices;
  const known = scaledByPrices.get(prices) ?? new Map<bigint, Prices>();
  scaledByPrices.set(prices, known);
  const before = known.get(factor);
  if (before !== undefined) return before;
  const scaled = { ...prices };
  // Rounded up to whole nano-euro per million units.
  for (const unit of pricedUnits) scaled[unit] = (prices[unit] * factor + scale - 1n) / scale;
  known.set(factor, scaled);
  return scaled;
}
