import { count } from '../../calls/reported-cache.ts';
import type { InputTokenUsage } from '../../generated/contract.ts';
import { isLoose, type JsonObject, type Loose } from '../values/json-values.ts';

/** An average for texts in most languages, used when a backend reports no usage. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Reads the tokens that a backend reports. Zero counts as not reported, because every input has tokens, and servers
 * that do not count (llama.cpp before `tokens_evaluated`) send zero. Some servers report only the total.
 */
export function readTokenUsage(block: unknown): InputTokenUsage | null {
  if (!isLoose<Loose.ChatCompletionUsage & Loose.ResponseUsage>(block)) return null;
  const prompt = positive(block.prompt_tokens) ?? positive(block.input_tokens);
  const total = positive(block.total_tokens);
  const tokens = prompt ?? total;
  if (tokens === undefined) return null;
  return { prompt_tokens: tokens, total_tokens: total ?? tokens };
}

/** Adds up usage. Null unless all parts are known, since an incomplete sum would be too low. */
export function sumTokenUsage(usages: readonly (InputTokenUsage | null)[]): InputTokenUsage | null {
  const sum: InputTokenUsage = { prompt_tokens: 0, total_tokens: 0 };
  for (const usage of usages) {
    if (usage === null) return null;
    sum.prompt_tokens += usage.prompt_tokens;
    sum.total_tokens += usage.total_tokens;
  }
  return usages.length === 0 ? null : sum;
}

/** Estimates usage for backends that do not report it. */
export function estimatedUsage(characters: number): InputTokenUsage {
  const tokens = Math.ceil(characters / CHARACTERS_PER_TOKEN);
  return { prompt_tokens: tokens, total_tokens: tokens };
}

function positive(value: unknown): number | undefined {
  return count(value) || undefined;
}

/** A part of a response whose items are under `data`. */
interface ListPart {
  id: unknown;
  created: unknown;
  data: unknown[];
  usage: InputTokenUsage | null;
}

/** Joins parts; see `ListOperation`. */
export function joinLists(parts: readonly ListPart[]): JsonObject {
  const usage = sumTokenUsage(parts.map((part) => part.usage));
  const [only] = parts;
  return {
    ...(parts.length === 1 ? { id: only?.id, created: only?.created } : {}),
    data: parts.flatMap((part) => part.data),
    ...(usage === null ? {} : { usage }),
  };
}
