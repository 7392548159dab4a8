import { isRecord } from './json-values.ts';

/** The usage block of Cohere's `meta`: the tokens that it bills, else those that it counted. Undefined without either. */
export function cohereUsage(meta: unknown): { prompt_tokens: unknown } | undefined {
  if (!isRecord(meta)) return undefined;
  for (const block of [meta['billed_units'], meta['tokens']]) {
    if (isRecord(block) && block['input_tokens'] !== undefined)
      return { prompt_tokens: block['input_tokens'] };
  }
  return undefined;
}
