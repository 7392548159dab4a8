import type { InputTokenUsage } from '../generated/contract.ts';
import { isRecord } from './json-values.ts';

/** A rule of thumb for texts of most languages, where a backend tells nothing. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * The tokens that a backend reports, or null. Zero is null as well: no input has no tokens, and servers that do not count
 * (llama.cpp before `tokens_evaluated`) say zero. Some report the total alone.
 */
export function readTokenUsage(block: unknown): InputTokenUsage | null {
  if (!isRecord(block)) return null;
  const prompt = positive(block['prompt_tokens']) ?? positive(block['input_tokens']);
  const total = positive(block['total_tokens']);
  const tokens = prompt ?? total;
  if (tokens === undefined) return null;
  return { prompt_tokens: tokens, total_tokens: total ?? tokens };
}

/** Null unless all are known: a sum with a gap would be too cheap. */
export function sumTokenUsage(usages: readonly (InputTokenUsage | null)[]): InputTokenUsage | null {
  const sum: InputTokenUsage = { prompt_tokens: 0, total_tokens: 0 };
  for (const usage of usages) {
    if (usage === null) return null;
    sum.prompt_tokens += usage.prompt_tokens;
    sum.total_tokens += usage.total_tokens;
  }
  return usages.length === 0 ? null : sum;
}

/** What to answer where the backend does not count. */
export function estimatedUsage(characters: number): InputTokenUsage {
  const tokens = Math.ceil(characters / CHARACTERS_PER_TOKEN);
  return { prompt_tokens: tokens, total_tokens: tokens };
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
