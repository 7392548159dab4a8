import type { Call } from '../calls/call.ts';
import { costNanoEur } from './cost.ts';
import { noUnits } from './units.ts';

/** What to reserve before a call. */
export interface Quote {
  /** The most that the call can cost (design §7). */
  mostNanoEur: bigint;
  /** The least that makes sense to reserve: the most, unless an output limit can be set that the caller did not. */
  leastNanoEur: bigint;
  /** The output limit of each answer, in tokens, that a reservation of so much pays for; null: none is needed. */
  outputLimitFor(reservedNanoEur: bigint): number | null;
}

/** Null for operations and models that cost nothing. */
export function quoteOf(call: Call): Quote | null {
  const { model, operation } = call;
  if (model === null || model.prices === 'free' || operation.gateway.bills === 'none') return null;
  const units = {
    ...noUnits(),
    inputTokens: model.info.max_input_tokens ?? 0,
    outputTokens: model.info.max_output_tokens ?? 0,
  };
  const mostNanoEur = costNanoEur(units, model.prices);
  return { mostNanoEur, leastNanoEur: mostNanoEur, outputLimitFor: () => null };
}
