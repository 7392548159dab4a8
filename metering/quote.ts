import type { Call } from '../calls/call.ts';
import type { Prices } from '../catalogue/price.ts';
import type { OutputBound, UseBound } from './bound.ts';
import { affordableTokens, costNanoEur, costParts, PARTS_PER_NANO_EUR } from './cost.ts';
import { highestPrices } from './price-terms.ts';
import type { BilledUnits } from './units.ts';
import { useBoundOf } from './use-bound.ts';

/** What to reserve before a call. */
export interface Quote {
  /** The most that the call can cost (design §7). */
  mostNanoEur: bigint;
  /** The least that makes sense to reserve: the most, unless an output limit can be set that the caller did not. */
  leastNanoEur: bigint;
  /** The output limit of each answer, in tokens, that a reservation of so much pays for; null: none is needed. */
  outputLimitFor(reservedNanoEur: bigint): number | null;
}

/** The least output that is worth a call (design §7). */
const MIN_OUTPUT_TOKENS = 16;

/**
 * What a call may cost; null for operations and models that cost nothing.
 *
 * @throws GatewayError `invalid_parameter` for what is beyond the model's limits, and so beyond any bound of its cost.
 */
export function quoteOf(call: Call): Quote | null {
  const { model, operation } = call;
  if (model === null || model.prices === 'free' || operation.gateway.bills === 'none') return null;
  return quoteOfBound(useBoundOf(call, model), highestPrices(call, model, model.prices));
}

/** As `quoteOf`, from what bounds the use. */
export function quoteOfBound({ units, output }: UseBound, prices: Prices): Quote {
  const fixed = withoutInfinity(units);
  const limitTokens = output?.limitTokens ?? 0;
  const costWith = (tokens: number): bigint => costNanoEur(withOutput(fixed, output, tokens), prices);
  const mostNanoEur = costWith(limitTokens);
  const isOurs = output !== null && !output.isSetByClient;
  return {
    mostNanoEur,
    leastNanoEur: isOurs ? costWith(Math.min(limitTokens, MIN_OUTPUT_TOKENS)) : mostNanoEur,
    outputLimitFor(reservedNanoEur) {
      if (output === null) return null;
      const parts = reservedNanoEur * PARTS_PER_NANO_EUR - costParts(fixed, prices);
      return affordableLimit(output, parts, prices);
    },
  };
}

/** The lower one of what the parts of a nano-euro pay for and the limit; null where neither is one. */
function affordableLimit(
  { limitTokens, answers }: OutputBound,
  parts: bigint,
  prices: Prices,
): number | null {
  if (prices.outputTokens > 0n)
    return Math.min(Number(affordableTokens(parts, answers, prices)), limitTokens);
  return limitTokens === Infinity ? null : limitTokens;
}

function withOutput(units: BilledUnits, output: OutputBound | null, limitTokens: number): BilledUnits {
  if (output === null) return units;
  return withoutInfinity({ ...units, outputTokens: output.answers * limitTokens });
}

/** What has no bound is priceless (`catalogue/price-check.ts`), and else costs more than anybody has. */
function withoutInfinity(units: BilledUnits): BilledUnits {
  const { inputTokens, outputTokens } = units;
  return {
    ...units,
    inputTokens: Math.min(inputTokens, Number.MAX_SAFE_INTEGER),
    outputTokens: Math.min(outputTokens, Number.MAX_SAFE_INTEGER),
  };
}
