import type { JsonObject } from '../../bodies/json-body.ts';

/** Token counts of the messages format. */
export interface MessageTokens {
  input_tokens: number;
  output_tokens: number;
  cache_read_input_tokens?: number;
  cache_creation_input_tokens?: number;
  output_tokens_details?: { thinking_tokens: number };
}

/** Returns the usage with the two counts of the cache, which clients of the format expect in each response. */
export function usageOf(tokens: MessageTokens | null): JsonObject {
  return { cache_creation_input_tokens: 0, cache_read_input_tokens: 0, ...tokens };
}

/** Reads a token count. An invalid value counts as zero. */
export function tokensIn(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
