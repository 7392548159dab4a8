import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import { MULTIPLIER_SCALE, multiplierKinds, type MultiplierKind } from '../catalogue/price-multipliers.ts';
import {
  highestOf,
  periodAt,
  pricesForInput,
  type PricePeriod,
  type PriceSheet,
} from '../catalogue/price-schedule.ts';
import { pricedUnits, type Prices } from '../catalogue/price.ts';
import { mayCacheLong } from './cache-lifetime.ts';
import { appliedImagePrice, highestImagePrice } from './image-price.ts';
import { mayReturnAudio } from './units.ts';

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

/** Returns the prices of a model that are valid for a call: those at its start, also when they change before its end. */
export function pricePeriodOf({ startedAtMs }: Call, { priceSchedule }: Model): PricePeriod {
  return priceSchedule.length === 1 ? priceSchedule[0] : periodAt(priceSchedule, startedAtMs ?? Date.now());
}

/** Returns the plain prices of a call, which its row has until it is settled. */
export function openingPrices(call: Call, model: Model): Prices | 'free' {
  return model.prices === 'free' ? 'free' : pricePeriodOf(call, model).plain.prices;
}

/**
 * Returns the highest prices that can apply to a request. Reservations are computed from them.
 *
 * @param inputTokens the most input tokens of the request
 */
export function highestPrices(call: Call, model: Model, inputTokens: number): Prices {
  const period = pricePeriodOf(call, model);
  const prices = hasOneList(period, model)
    ? period.plain.prices
    : highestListed(period, { call, model, inputTokens });
  // Tokens have the highest price of the kinds that they may turn out to be.
  const { cachedInputTokens, cacheWriteTokens, cacheWrite1hTokens, reasoningTokens, audioOutputTokens } =
    prices;
  let { inputTokens: input, audioInputTokens: audioInput, outputTokens: output } = prices;
  if (cachedInputTokens > input) input = cachedInputTokens;
  if (cacheWriteTokens > input) input = cacheWriteTokens;
  if (cacheWrite1hTokens > input && mayCacheLong(call.body.value)) input = cacheWrite1hTokens;
  if (audioInput < input) audioInput = input;
  if (reasoningTokens > output) output = reasoningTokens;
  if (audioOutputTokens > output && mayReturnAudio(call)) output = audioOutputTokens;
  const isSame =
    input === prices.inputTokens && audioInput === prices.audioInputTokens && output === prices.outputTokens;
  return isSame
    ? prices
    : { ...prices, inputTokens: input, audioInputTokens: audioInput, outputTokens: output };
}

/** Whether all calls have one list of prices, as with most models. */
function hasOneList({ plain, serviceTiers, images }: PricePeriod, { priceMultipliers }: Model): boolean {
  const { service_tier: tiers, speed, region } = priceMultipliers;
  const listed = serviceTiers.size + plain.longInputs.length + images.length;
  return listed + tiers.size + speed.size + region.size === 0;
}

function highestListed(
  period: PricePeriod,
  { call, model, inputTokens }: { call: Call; model: Model; inputTokens: number },
): Prices {
  const listed = highestOf(
    possibleSheets(period, call).flatMap(({ prices, longInputs }) => [
      prices,
      ...longInputs.filter((long) => inputTokens > long.aboveInputTokens).map((long) => long.prices),
    ]),
  );
  const { images } = period;
  const prices = images.length === 0 ? listed : withImagePrice(listed, highestImagePrice(images, call));
  return scaledPrices(
    prices,
    multiplierKinds.map((kind) => highestFactor(kind, model.priceMultipliers[kind], call)),
  );
}

/** Returns the processing classes in which the backend may serve a request. It may always choose the plain one. */
function possibleSheets({ plain, serviceTiers }: PricePeriod, call: Call): PriceSheet[] {
  if (serviceTiers.size === 0) return [plain];
  const requested = requestedIn('service_tier', call);
  const known = typeof requested === 'string' ? serviceTiers.get(requested) : undefined;
  if (known !== undefined) return [plain, known];
  return PLAIN.service_tier.includes(requested) ? [plain] : [plain, ...serviceTiers.values()];
}

/**
 * Returns the prices that a call is charged: those of the terms that the backend reports. When it reports none, a
 * request that selected a term costs the most that this term can.
 *
 * @param inputTokens the input tokens of each request to the backend
 */
export function appliedTerms(call: Call, model: Model, inputTokens: number): PriceTerms {
  const period = pricePeriodOf(call, model);
  if (hasOneList(period, model)) return { prices: period.plain.prices, text: '' };
  const { prices, text } = listedTerms(period, call, inputTokens);
  const applied = multiplierKinds.map((kind) => {
    const factors = model.priceMultipliers[kind];
    const reported = call.usage.terms[kind];
    const requested = requestedIn(kind, call);
    if (reported !== undefined)
      return { kind, name: reported, factor: factors.get(reported) ?? MULTIPLIER_SCALE };
    if (typeof requested !== 'string') return { kind, name: '', factor: MULTIPLIER_SCALE };
    return { kind, name: requested, factor: highestFactor(kind, factors, call) };
  });
  const multiplied = applied
    .filter(({ factor }) => factor !== MULTIPLIER_SCALE)
    .map(({ kind, name }) => `${kind}=${name}`);
  const factors = applied.map(({ factor }) => factor);
  return { prices: scaledPrices(prices, factors), text: [...text, ...multiplied].join(',') };
}

/** Returns the listed prices of a call by its service tier, the length of its input, and its images. */
function listedTerms(
  period: PricePeriod,
  call: Call,
  inputTokens: number,
): { prices: Prices; text: string[] } {
  const { plain, serviceTiers, images } = period;
  const reported = call.usage.terms.service_tier;
  const requested = requestedIn('service_tier', call);
  const isOpen = reported === undefined && typeof requested === 'string';
  const reportedSheet = reported === undefined ? undefined : serviceTiers.get(reported);
  const sheets = isOpen ? possibleSheets(period, call) : [reportedSheet ?? plain];
  const applied = sheets.map((sheet) => pricesForInput(sheet, inputTokens));
  const above = Math.max(...applied.map(({ aboveInputTokens }) => aboveInputTokens));
  const prices = highestOf(applied.map((one) => one.prices));
  const tier = sheets.some((sheet) => sheet !== plain)
    ? [`service_tier=${reported ?? String(requested)}`]
    : [];
  const text = above > 0 ? [...tier, `input_above=${above}`] : tier;
  if (images.length === 0) return { prices, text };
  const image = appliedImagePrice(period, call);
  return { prices: withImagePrice(prices, image.price), text: [...text, ...image.text] };
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

/** Prices by those that they are made from; there are as many as the configuration has combinations. */
const made = new WeakMap<Prices, Map<string, Prices>>();

/** Returns the same object for the same prices and name, since texts of prices are kept by the object. */
function madeOnce(prices: Prices, name: string, make: () => Prices): Prices {
  const known = made.get(prices) ?? new Map<string, Prices>();
  made.set(prices, known);
  const others = known.get(name) ?? make();
  known.set(name, others);
  return others;
}

function withImagePrice(prices: Prices, images: bigint): Prices {
  return madeOnce(prices, `images=${images}`, () => ({ ...prices, images }));
}

function scaledPrices(prices: Prices, factors: readonly bigint[]): Prices {
  const scale = MULTIPLIER_SCALE ** BigInt(factors.length);
  const factor = factors.reduce((product, one) => product * one, 1n);
  if (factor === scale) return prices;
  return madeOnce(prices, `factor=${factor}`, () => {
    const scaled = { ...prices };
    // Rounded up to whole nano-euro per million units.
    for (const unit of pricedUnits) scaled[unit] = (prices[unit] * factor + scale - 1n) / scale;
    return scaled;
  });
}
