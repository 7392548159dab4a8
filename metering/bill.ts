import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
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

export interface Bill {
  units: BilledUnits;
  costNanoEur: bigint;
  /** False when they are the upstream's own numbers. */
  estimated: boolean;
}

/** A bill, and the prices that it was made by. */
export interface PricedBill extends Bill {
  /** Absent for what is free or was not forwarded. */
  terms?: PriceTerms;
}

const NO_PRICES = completePrices({});

/** A number, and whether it is a guess. */
interface Reading {
  count: number;
  isGuess: boolean;
}

/**
 * What a call did use: the upstream's own numbers where it gave any that can be true, else an estimate by what was sent and
 * received. Nothing for a call that never went upstream or was refused there.
 */
export function billOf(call: Call, outcome: 'completed' | 'failed' | 'cancelled'): PricedBill {
  const { model, usage } = call;
  if (model === null || usage.forwarded <= 0) return { units: noUnits(), costNanoEur: 0n, estimated: false };
  // What is free is counted too, but never guessed.
  const terms = model.prices === 'free' ? null : appliedTerms(call, model, model.prices);
  const prices = terms?.prices ?? NO_PRICES;
  const input = inputOf(call, model, prices);
  const isComplete = outcome === 'completed';
  const output = outputOf(call, model, prices, isComplete);
  const seconds = secondsOf(call, model, prices, isComplete);
  const images = imagesDelivered(call);
  const cachedInputTokens = Math.min(usage.cachedInputTokens, input.count);
  const cacheWriteTokens = Math.min(usage.cacheWriteTokens, input.count - cachedInputTokens);
  const units: BilledUnits = {
    inputTokens: input.count,
    cachedInputTokens,
    cacheWriteTokens,
    cacheWrite1hTokens: Math.min(longWrites(call, prices), cacheWriteTokens),
    outputTokens: output.count,
    reasoningTokens: Math.min(usage.reasoningTokens, output.count),
    images,
    pages: usage.pages,
    seconds: millisecondsOf(seconds.count) / 1_000,
    characters: call.operation.gateway.bills === 'characters' ? charactersOf(call.body.value['input']) : 0,
  };
  const isImageGuess = images > usage.images && prices.images > 0n;
  const estimated = input.isGuess || output.isGuess || seconds.isGuess || isImageGuess;
  const bill = { units, costNanoEur: costNanoEur(units, prices), estimated };
  return terms === null ? bill : { ...bill, terms };
}

/** Of cache writes whose lifetime nobody tells the request does: they cost what it may have asked for. */
function longWrites({ usage, body }: Call, prices: Prices): number {
  if (usage.terms.lifetimes === true || usage.cacheWriteTokens === 0) return usage.cacheWrite1hTokens;
  const isDearer = prices.cacheWrite1hTokens > prices.cacheWriteTokens;
  return isDearer && mayCacheLong(body.value) ? usage.cacheWriteTokens : 0;
}

function inputOf(call: Call, model: Model, prices: Prices): Reading {
  const { inputTokens, reported } = call.usage;
  const isTold = inputTokens > 0 && isPlausibleInput(inputTokens, call, model);
  if (prices.inputTokens === 0n) return { count: isTold ? inputTokens : 0, isGuess: false };
  // No input has no tokens: a zero is no number. What was not reported is what the caller was told, an estimate.
  if (isTold) return { count: inputTokens, isGuess: !reported };
  const most = useBoundOf(call, model).units.inputTokens;
  return { count: Math.min(estimatedInput(call), most), isGuess: true };
}

function outputOf(call: Call, model: Model, prices: Prices, isComplete: boolean): Reading {
  const { outputTokens, received, countedDeltas } = call.usage;
  const told = isPlausibleOutput(outputTokens, call, model) ? outputTokens : 0;
  // The number may stand in the same event as the last piece, before it.
  const isLast = received.deltas - countedDeltas <= 1 && !received.images;
  if (prices.outputTokens === 0n || (told > 0 && isLast)) return { count: told, isGuess: false };
  const estimate = estimatedOutput(call) + estimatedMediaOutput(call, model, isComplete);
  const most = Math.max(told, estimate);
  return { count: most, isGuess: most > told };
}

function secondsOf(call: Call, model: Model, prices: Prices, isComplete: boolean): Reading {
  const { seconds } = call.usage;
  if (seconds > 0 && isPlausibleSeconds(seconds, call, model)) return { count: seconds, isGuess: false };
  const isHeard = call.operation.gateway.bills === 'seconds' || call.operation.gateway.bills === 'characters';
  if (prices.seconds === 0n || !isHeard) return { count: 0, isGuess: false };
  return { count: estimatedSeconds(call, model, isComplete), isGuess: true };
}
