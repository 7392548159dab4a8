import type { JsonObject } from '../../bodies/json-body.ts';
import { isLoose, isRecord, looseOf } from '../values/json-values.ts';
import type * as Cohere from './format.ts';

/**
 * Translates `Usage`: the billed tokens, or else the counted ones, which include what Cohere adds to a prompt. Empty
 * without either.
 */
export function usageOf(usage: unknown): JsonObject {
  if (!isLoose<Cohere.Usage>(usage)) return {};
  const { billed_units: billed, tokens, cached_tokens: cached } = usage;
  const blocks = [billed, tokens].filter(isRecord);
  const countOf = (name: string): number | undefined =>
    blocks.map((block) => block[name]).find((count) => typeof count === 'number');
  const prompt = countOf('input_tokens');
  const completion = countOf('output_tokens');
  if (prompt === undefined && completion === undefined) return {};
  const input = prompt ?? 0;
  const output = completion ?? 0;
  const details =
    typeof cached === 'number'
      ? { prompt_tokens_details: { cached_tokens: cachedOf(cached, input, tokens) } }
      : {};
  return {
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output, ...details },
  };
}

/**
 * The cached part of the input. Cohere counts it in the complete prompt, which begins with what is not billed, and is cached
 * from its beginning.
 */
function cachedOf(cached: number, input: number, tokens: unknown): number {
  const { input_tokens: all } = looseOf<Cohere.Tokens>(tokens);
  const unbilled = typeof all === 'number' ? Math.max(0, all - input) : 0;
  return Math.min(Math.max(0, cached - unbilled), input);
}
