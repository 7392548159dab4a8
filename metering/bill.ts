import type { Call } from '../calls/call.ts';
import type { Capability, Model } from '../catalogue/model.ts';
import { completePrices, type Prices } from '../catalogue/price.ts';
import { isPlausibleInput, isPlausibleOutput, isPlausibleSeconds } from './usage-plausibility.ts';
import { mayCacheLong } from './cache-lifetime.ts';
import { costNanoEur } from './cost.ts';
import {
  estimatedInput,
  estimatedMediaOutput,
  estimatedOutput,
  estimatedSeconds,
  imagesDelivered,
} from './estimate.ts';
import { charactersOf } from './media-bound.ts';
import { appliedTerms, type PriceTerms } from './price-terms.ts';
import { millisecondsOf, noUnits, type BilledUnits } from './units.ts';
import { useBoundOf } from './use-bound.ts';

export type { BilledUnits } from './units.ts';

/** What a call is charged. */
export interface Bill {
  units: BilledUnits;
  costNanoEur: bigint;
  /** False when all numbers were reported by the upstream. */
  estimated: boolean;
}

/** A bill with the prices that it was computed from. */
export interface PricedBill extends Bill {
  /** Null for calls that are free or were not forwarded. */
  terms: PriceTerms | null;
  /** Whether the upstream reported more pages, seconds or images than it was asked for. They are not charged. */
  isBeyondBound: boolean;
}

const NO_PRICES = completePrices({});

/** A number, and whether it is an estimate. */
interface Reading {
  count: number;
  isEstimate: boolean;
  isBeyondBound?: boolean;
}

/**
 * Computes the bill of a call from the numbers that the upstream reported, where they are plausible, and otherwise from
 * an estimate of what was sent and received. A call that was not forwarded, or was refused upstream, costs nothing.
 */
export function billOf(call: Call, outcome: 'completed' | 'failed' | 'cancelled'): PricedBill {
  const { model, usage } = call;
  if (model === null || usage.forwarded <= 0)
    return { units: noUnits(), costNanoEur: 0n, estimated: false, terms: null, isBeyondBound: false };
  // Free calls are counted too, but not estimated.
  const terms = model.prices === 'free' ? null : appliedTerms(call, model, model.prices);
  const prices = terms?.prices ?? NO_PRICES;
  const input = inputOf(call, model, prices);
  const isComplete = outcome === 'completed';
  const output = outputOf(call, model, prices, isComplete);
  const seconds = secondsOf(call, model, prices, isComplete);
  const images = upToBound('images', imagesDelivered(call), { call, model, prices });
  const pages = upToBound('pages', usage.pages, { call, model, prices });
  const cachedInputTokens = Math.min(usage.cachedInputTokens, input.count);
  const cacheWriteTokens = Math.min(usage.cacheWriteTokens, input.count - cachedInputTokens);
  const units: BilledUnits = {
    inputTokens: input.count,
    cachedInputTokens,
    cacheWriteTokens,
    cacheWrite1hTokens: Math.min(longWrites(call, prices), cacheWriteTokens),
    outputTokens: output.count,
    reasoningTokens: Math.min(usage.reasoningTokens, output.count),
    images: images.count,
    pages: pages.count,
    seconds: millisecondsOf(seconds.count) / 1_000,
    characters: call.operation.gateway.bills === 'characters' ? charactersOf(call.body.value['input']) : 0,
  };
  const isImageEstimate = images.count > usage.images && prices.images > 0n;
  const readings = [input, output, seconds, images, pages];
  return {
    units,
    costNanoEur: costNanoEur(units, prices),
    estimated: isImageEstimate || readings.some(({ isEstimate }) => isEstimate),
    terms,
    isBeyondBound: readings.some(({ isBeyondBound }) => isBeyondBound === true),
  };
}

/** The operations whose requests bound a unit. */
const BOUNDED: Readonly<Record<'images' | 'pages' | 'seconds', readonly (Capability | null)[]>> = {
  images: ['image_generation', 'image_variation'],
  pages: ['ocr'],
  seconds: ['transcription', 'speech'],
};

/**
 * Returns what is charged of the pages, seconds or images of a response: as many as were reserved at most. The request
 * names them, or the model's limit does, so that a client does not pay for what a backend adds.
 */
function upToBound(
  unit: keyof typeof BOUNDED,
  count: number,
  { call, model, prices }: { call: Call; model: Model; prices: Prices },
): Reading {
  if (prices[unit] === 0n || !BOUNDED[unit].includes(call.operation.gateway.capability))
    return { count, isEstimate: false };
  const most = useBoundOf(call, model).units[unit];
  return count <= most
    ? { count, isEstimate: false }
    : { count: most, isEstimate: true, isBeyondBound: true };
}

/**
 * Returns the cache writes that are charged as kept for an hour or longer. When the backend does not report lifetimes,
 * all count as long if the request may have asked for it.
 */
function longWrites({ usage, body }: Call, prices: Prices): number {
  if (usage.terms.lifetimes === true || usage.cacheWriteTokens === 0) return usage.cacheWrite1hTokens;
  const costsMore = prices.cacheWrite1hTokens > prices.cacheWriteTokens;
  return costsMore && mayCacheLong(body.value) ? usage.cacheWriteTokens : 0;
}

function inputOf(call: Call, model: Model, prices: Prices): Reading {
  const { inputTokens, reported } = call.usage;
  const isKnown = inputTokens > 0 && isPlausibleInput(inputTokens, call, model);
  if (prices.inputTokens === 0n) return { count: isKnown ? inputTokens : 0, isEstimate: false };
  // Every input has tokens, so zero means not reported. Numbers that the upstream did not report are the estimate that
  // the response showed.
  if (isKnown) return { count: inputTokens, isEstimate: !reported };
  const most = useBoundOf(call, model).units.inputTokens;
  return { count: Math.min(estimatedInput(call), most), isEstimate: true };
}

function outputOf(call: Call, model: Model, prices: Prices, isComplete: boolean): Reading {
  const { outputTokens, received, countedDeltas } = call.usage;
  const reported = isPlausibleOutput(outputTokens, call, model) ? outputTokens : 0;
  // The count may come in the same event as the last piece.
  const isLast = received.deltas - countedDeltas <= 1 && !received.images;
  if (prices.outputTokens === 0n || (reported > 0 && isLast)) return { count: reported, isEstimate: false };
  const estimate = estimatedOutput(call) + estimatedMediaOutput(call, model, isComplete);
  const most = Math.max(reported, estimate);
  return { count: most, isEstimate: most > reported };
}

function secondsOf(call: Call, model: Model, prices: Prices, isComplete: boolean): Reading {
  const { seconds } = call.usage;
  if (seconds > 0 && isPlausibleSeconds(seconds, call, model))
    return upToBound('seconds', seconds, { call, model, prices });
  const isAudio = call.operation.gateway.bills === 'seconds' || call.operation.gateway.bills === 'characters';
  if (prices.seconds === 0n || !isAudio) return { count: 0, isEstimate: false };
  return { count: estimatedSeconds(call, model, isComplete), isEstimate: true };
}
