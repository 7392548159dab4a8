import type { Call } from '../calls/call.ts';
import type { Prices } from '../catalogue/price.ts';
import type { OutputBound, UseBound } from './bound.ts';
import { affordableTokens, costParts, nanoEurOf, outputParts, PARTS_PER_NANO_EUR } from './cost.ts';
import { highestPrices } from './price-terms.ts';
import type { BilledUnits } from './units.ts';
import { useBoundOf } from './use-bound.ts';

/** The amount to reserve before a call. */
export interface Quote {
  /** The most that the call can cost. */
  mostNanoEur: bigint;
  /**
   * The least amount that allows a useful call. It is `mostNanoEur` unless the gateway can set an output limit, which
   * it does only if the client set none.
   */
  leastNanoEur: bigint;
  /** Returns the output limit of each choice, in tokens, that a reservation pays for. Null when no limit is needed. */
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
  return quoteOfBound(useBoundOf(call, model), highestPrices(call, model, model.prices));
}

/** Computes a quote from a bound of the use. */
export function quoteOfBound({ units, output }: UseBound, prices: Prices): Quote {
  const fixedParts = costParts(withoutInfinity(units), prices);
  const limitTokens = output?.limitTokens ?? 0;
  const choices = output?.choices ?? 0;
  const costWith = (tokens: number): bigint =>
    nanoEurOf(fixedParts + outputParts(finite(choices * tokens), prices));
  const mostNanoEur = costWith(limitTokens);
  const canLimitOutput = output !== null && !output.isSetByClient;
  return {
    mostNanoEur,
    leastNanoEur: canLimitOutput ? costWith(Math.min(limitTokens, MIN_OUTPUT_TOKENS)) : mostNanoEur,
    outputLimitFor(reservedNanoEur) {
      if (output === null) return null;
      const parts = reservedNanoEur * PARTS_PER_NANO_EUR - fixedParts;
      return affordableLimit(output, parts, prices);
    },
  };
}

/** Returns the lower of the affordable tokens and the limit. Null when there is neither. */
function affordableLimit(
  { limitTokens, choices }: OutputBound,
  parts: bigint,
  prices: Prices,
): number | null {
  if (prices.outputTokens > 0n)
    return Math.min(Number(affordableTokens(parts, choices, prices)), limitTokens);
  return limitTokens === Infinity ? null : limitTokens;
}

function withoutInfinity(units: BilledUnits): BilledUnits {
  const { inputTokens, outputTokens } = units;
  if (inputTokens <= Number.MAX_SAFE_INTEGER && outputTokens <= Number.MAX_SAFE_INTEGER) return units;
  return { ...units, inputTokens: finite(inputTokens), outputTokens: finite(outputTokens) };
}

/**
 * Replaces an infinite number of units by a very large one. Such units have no price (`catalogue/price-check.ts`), or
 * cost more than any budget.
 */
function finite(units: number): number {
  return Math.min(units, Number.MAX_SAFE_INTEGER);
}
