import type * as Cohere from './cohere/format.ts';
import { isLoose } from './values/json-values.ts';

/** Reads the usage block of Cohere's `meta`: the billed tokens, or else the counted ones. Undefined without either. */
export function cohereUsage(meta: unknown): { prompt_tokens: unknown } | undefined {
  if (!isLoose<Cohere.Meta>(meta)) return undefined;
  for (const block of [meta.billed_units, meta.tokens]) {
    if (isLoose<Cohere.Tokens>(block) && block.input_tokens !== undefined)
      return { prompt_tokens: block.input_tokens };
  }
  return undefined;
}
