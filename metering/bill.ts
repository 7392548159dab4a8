import type { Call } from '../calls/call.ts';
import type { Capability, Model } from '../catalogue/model.ts';
import { completePrices, type Prices } from '../catalogue/price.ts';
import { isRecord } from '../dialects/values/json-values.ts';
import { mayCacheLong } from './cache-lifetime.ts';
import { costNanoEur } from './cost.ts';
import { estimatedInput, estimatedMediaOutput, estimatedOutput, estimatedSeconds } from './estimate.ts';
import { audioFile, charactersOf } from './media-bound.ts';
import { appliedTerms, pricePeriodOf, type PriceTerms } from './price-terms.ts';
import { useBoundOf } from './quote.ts';
import {
  imagesDelivered,
  mayReturnAudio,
  millisecondsOf,
  noUnits,
  requestedCount,
  tokenUnits,
  type BilledUnits,
} from './units.ts';

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
  /** Whether the upstream reported more pages, seconds, images or searches than it was asked for. They are not charged. */
  isBeyondBound: boolean;
}

const NO_PRICES = completePrices({});

/** Number of contexts that a backend's own tools may fill in one call, one after the other. */
const MAX_TOOL_CONTEXTS = 100;
/** Servers that exceed the limit do so by a little, not several times. */
const OUTPUT_TOLERANCE = 4;
/** Even silence takes this many bytes. */
const MIN_BYTES_PER_SECOND = 50;

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
  const isFree = model.prices === 'free';
  const input = inputOf(call, model, isFree ? NO_PRICES : pricePeriodOf(call, model).plain.prices);
  const { bills } = call.operation.gateway;
  const terms = isFree ? null : appliedTerms(call, model, longestInput(call, input.count));
  const prices = terms?.prices ?? NO_PRICES;
  const isComplete = outcome === 'completed';
  const output = outputOf(call, model, prices, isComplete);
  const cachedInputTokens = Math.min(usage.cachedInputTokens, input.count);
  const cacheWriteTokens = Math.min(usage.cacheWriteTokens, input.count - cachedInputTokens);
  const units: BilledUnits = {
    ...tokenUnits(input.count, output.count),
    cachedInputTokens,
    cacheWriteTokens,
    reasoningTokens: Math.min(usage.reasoningTokens, output.count),
  };
  if (cacheWriteTokens > 0) units.cacheWrite1hTokens = Math.min(longWrites(call, prices), cacheWriteTokens);
  const { images = 0, audioBytes = 0 } = usage.received;
  const isAudio = bills === 'seconds' || bills === 'characters';
  if (isAudio || usage.audioInputTokens + usage.audioOutputTokens + audioBytes > 0) {
    units.audioInputTokens = audioInputOf(call, model, prices, input.count);
    units.audioOutputTokens = audioOutputOf(call, output);
    if (bills === 'characters') units.characters = charactersOf(call.body.value['input']);
  }
  const readings = [input, output];
  const counted = usage.images + images + usage.pages + usage.seconds + usage.searches;
  if (counted > 0 || prices.images + prices.pages + prices.seconds + prices.searches > 0n)
    readings.push(...readOtherUnits(units, { call, model, prices }, isComplete));
  let estimated = units.images > usage.images && prices.images > 0n;
  let isBeyondBound = false;
  for (const reading of readings) {
    estimated ||= reading.isEstimate;
    isBeyondBound ||= reading.isBeyondBound === true;
  }
  return { units, costNanoEur: costNanoEur(units, prices), estimated, terms, isBeyondBound };
}

/** The input of the longest request to the model. */
function longestInput({ operation, usage: { forwarded, passes } }: Call, inputTokens: number): number {
  // A decision is several requests with about the same input.
  if (operation.gateway.capability === 'decision') return Math.ceil(inputTokens / Math.max(1, forwarded));
  if (passes === null) return inputTokens;
  return Math.max(inputTokens - passes.counts.inputTokens, Math.min(passes.longestInputTokens, inputTokens));
}

interface PricedCall {
  call: Call;
  model: Model;
  prices: Prices;
}

/** Reads the units of media and searches, which few calls have. */
function readOtherUnits(units: BilledUnits, priced: PricedCall, isComplete: boolean): Reading[] {
  const { usage } = priced.call;
  const images = upToBound('images', imagesDelivered(usage), priced);
  const pages = upToBound('pages', usage.pages, priced);
  const seconds = secondsOf(priced, isComplete);
  const searches = searchesOf(priced);
  units.images = images.count;
  units.pages = pages.count;
  units.seconds = millisecondsOf(seconds.count) / 1_000;
  units.searches = searches.count;
  return [images, pages, seconds, searches];
}

/** The operations whose requests bound a unit. */
const BOUNDED: Readonly<Record<'images' | 'pages' | 'seconds' | 'searches', readonly (Capability | null)[]>> =
  {
    images: ['image_generation', 'image_variation'],
    pages: ['ocr'],
    seconds: ['transcription', 'speech'],
    searches: ['chat', 'rerank', 'decision'],
  };

/**
 * Returns what is charged of the pages, seconds, images or searches of a response: as many as were reserved at most. The request
 * names them, or the model's limit does, so that a client does not pay for what a backend adds.
 */
function upToBound(unit: keyof typeof BOUNDED, count: number, { call, model, prices }: PricedCall): Reading {
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
  if (usage.terms.lifetimes === true) return usage.cacheWrite1hTokens;
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

/** Returns the audio of the input. A transcription is all audio where the backend does not say how much is. */
function audioInputOf(call: Call, model: Model, prices: Prices, inputTokens: number): number {
  const { usage, operation } = call;
  const isTranscription = operation.gateway.capability === 'transcription';
  const audio = usage.audioInputTokens > 0 || !isTranscription ? usage.audioInputTokens : inputTokens;
  if (audio === 0 || prices.audioInputTokens === prices.inputTokens) return Math.min(audio, inputTokens);
  return Math.min(audio, inputTokens, useBoundOf(call, model).units.audioInputTokens);
}

/** Returns the audio of the output: all of speech, and of an estimate for a response with audio. */
function audioOutputOf(call: Call, output: Reading): number {
  if (!mayReturnAudio(call)) return 0;
  const isAll =
    call.operation.gateway.capability === 'speech' ||
    (output.isEstimate && Boolean(call.usage.received.audioBytes));
  return isAll ? output.count : Math.min(call.usage.audioOutputTokens, output.count);
}

/**
 * Returns the searches of a call. Where they have a price, servers that do not report them search once with
 * `web_search_options`, and are charged one search unit for each request to a reranker.
 */
function searchesOf(priced: PricedCall): Reading {
  const { usage, body, operation } = priced.call;
  if (usage.searches > 0) return upToBound('searches', usage.searches, priced);
  if (priced.prices.searches === 0n) return { count: 0, isEstimate: false };
  if (isRecord(body.value['web_search_options'])) return { count: 1, isEstimate: true };
  if (operation.gateway.capability !== 'rerank') return { count: 0, isEstimate: false };
  return { count: upToBound('searches', usage.forwarded, priced).count, isEstimate: true };
}

function secondsOf(priced: PricedCall, isComplete: boolean): Reading {
  const { call, model, prices } = priced;
  const { seconds } = call.usage;
  if (seconds > 0 && isPlausibleSeconds(seconds, call, model)) return upToBound('seconds', seconds, priced);
  const { bills } = call.operation.gateway;
  if (prices.seconds === 0n || (bills !== 'seconds' && bills !== 'characters'))
    return { count: 0, isEstimate: false };
  return { count: estimatedSeconds(call, model, isComplete), isEstimate: true };
}

/**
 * Whether a reported number of input tokens is plausible. It may be above the reservation, since operators may describe
 * a model incorrectly. A number above both the model's limit and the bytes of the request is invalid and counts as not
 * reported.
 */
function isPlausibleInput(tokens: number, call: Call, model: Model): boolean {
  const { max_input_tokens: most = Infinity } = model.info;
  if (tokens <= most) return true;
  const { max_input_tokens: _most, ...others } = model.info;
  const { inputTokens } = useBoundOf(call, { ...model, info: others }).units;
  return tokens <= (inputTokens === Infinity ? most * MAX_TOOL_CONTEXTS : inputTokens);
}

function isPlausibleOutput(tokens: number, call: Call, { info }: Model): boolean {
  const { max_output_tokens: most = Infinity, max_input_tokens: context = 0 } = info;
  return tokens <= requestedCount(call.body.value['n']) * Math.max(most * OUTPUT_TOLERANCE, most + context);
}

function isPlausibleSeconds(seconds: number, call: Call, { limits }: Model): boolean {
  const sizeBytes = audioFile(call)?.sizeBytes ?? Infinity;
  return seconds <= Math.max(limits.maxSeconds ?? Infinity, sizeBytes / MIN_BYTES_PER_SECOND);
}
