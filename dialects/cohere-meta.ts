import { isRecord } from './values/json-values.ts';

/** Reads the usage block of Cohere's `meta`: the billed tokens, or else the counted ones. Undefined without either. */
export function cohereUsage(meta: unknown): { prompt_tokens: unknown } | undefined {
  if (!isRecord(meta)) return undefined;
  for (const block of [meta['billed_units'], meta['tokens']]) {
    if (isRecord(block) && block['input_tokens'] !== undefined)
      return { prompt_tokens: block['input_tokens'] };
  }
  return undefined;
}
