import type { Call } from '../calls/call.ts';
import type { Model } from '../catalogue/model.ts';
import type { Prices } from '../catalogue/price.ts';
import { conversationBound } from './conversation.ts';
import { costParts, nanoEurOf, PARTS_PER_NANO_EUR, PARTS_PER_UNIT } from './cost.ts';
import { decisionBound } from './decision-bound.ts';
import { classificationTokens, embeddingTokens, maxItemTokens, rerankTokens } from './list-input.ts';
import { imageBound, ocrBound, speechBound, transcriptionBound } from './media-bound.ts';
import { highestPrices } from './price-terms.ts';
import { noUnits, tokenUnits, type UseBound } from './units.ts';

/** The amount to reserve before a call. */
export interface Quote {
  /** The most that the call can cost. */
  mostNanoEur: bigint;
  /**
   * The least amount that allows a useful call. It is `mostNanoEur` unless the gateway can set an output limit, which
   * it does only if the client set none.
   */
  leastNanoEur: bigint;
  /**
   * Returns the output limit of each choice, in tokens, that a reservation pays for: the lower of what is affordable and the
   * limit. Null when no limit is needed.
   */
  outputLimitFor(reservedNanoEur: bigint): number | null;
}

/** The least output that is worth a call. */
const MIN_OUTPUT_TOKENS = 16;

/**
 * Computes the quote of a call. Null for operations and models that cost nothing.
 *
 * @throws GatewayError `invalid_parameter` for a request beyond the model's limits, whose cost has no bound.
 */
export function quoteOf(call: Call): Quote | null {
  const { model, operation } = call;
  if (model === null || model.prices === 'free' || operation.gateway.bills === 'none') return null;
  const bound = useBoundOf(call, model);
  return quoteOfBound(bound, highestPrices(call, model, bound.units.inputTokens));
}

/** Computes a quote from a bound of the use. */
export function quoteOfBound({ units, output }: UseBound, prices: Prices): Quote {
  // Units without a price (`catalogue/price-check.ts`) may be infinite; others beyond this cost more than any budget.
  const most = Number.MAX_SAFE_INTEGER;
  const { inputTokens, outputTokens } = units;
  const isBounded = inputTokens <= most && outputTokens <= most;
  const fixedUnits = isBounded
    ? units
    : {
        ...units,
        inputTokens: Math.min(inputTokens, most),
        audioInputTokens: Math.min(units.audioInputTokens, most),
        outputTokens: Math.min(outputTokens, most),
      };
  const fixedParts = costParts(fixedUnits, prices);
  const limitTokens = output?.limitTokens ?? 0;
  const choices = output?.choices ?? 0;
  const tokenParts = prices.outputTokens * PARTS_PER_UNIT;
  const costWith = (tokens: number): bigint =>
    nanoEurOf(fixedParts + BigInt(Math.min(choices * tokens, most)) * tokenParts);
  const mostNanoEur = costWith(limitTokens);
  const canLimitOutput = output !== null && !output.isSetByClient;
  return {
    mostNanoEur,
    leastNanoEur: canLimitOutput ? costWith(Math.min(limitTokens, MIN_OUTPUT_TOKENS)) : mostNanoEur,
    outputLimitFor(reservedNanoEur) {
      if (output === null) return null;
      if (prices.outputTokens === 0n) return limitTokens === Infinity ? null : limitTokens;
      const parts = reservedNanoEur * PARTS_PER_NANO_EUR - fixedParts;
      const affordable = parts < 0n ? 0n : parts / (BigInt(choices) * tokenParts);
      return Math.min(Number(affordable), limitTokens);
    },
  };
}

/**
 * Bounds the use of a call, by the kind of model that it needs. Throws `invalid_parameter` for a request beyond the
 * model's limits.
 */
export function useBoundOf(call: Call, model: Model): UseBound {
  const { value } = call.body;
  const { capability, notPrompts } = call.operation.gateway;
  switch (capability) {
    case 'chat':
      return conversationBound(call, model);
    case 'embedding':
      return inputBound(embeddingTokens(value, notPrompts, maxItemTokens(model.info.max_input_tokens)));
    case 'rerank':
      return inputBound(
        rerankTokens(value, notPrompts, maxItemTokens(model.info.max_input_tokens)),
        model.limits.maxSearches ?? 0,
      );
    case 'classification':
      return inputBound(classificationTokens(value, notPrompts, maxItemTokens(model.info.max_input_tokens)));
    case 'decision':
      return decisionBound(call, model);
    case 'speech':
      return speechBound(call, model);
    case 'transcription':
      return transcriptionBound(call, model);
    case 'image_generation':
    case 'image_variation':
      return imageBound(call, model);
    case 'ocr':
      return ocrBound(call, model);
    case null:
      return { units: noUnits(), output: null };
  }
}

function inputBound(inputTokens: number, searches = 0): UseBound {
  return { units: { ...tokenUnits(inputTokens, 0), searches }, output: null };
}
