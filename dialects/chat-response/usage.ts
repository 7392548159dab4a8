import type { Usage } from '../../calls/usage.ts';
import type { ChatCompletionUsage } from '../../generated/contract.ts';

/** Null where the backend told nothing. */
export function chatUsageOf(usage: Usage): ChatCompletionUsage | null {
  return usage.reported ? usageOrZeros(usage) : null;
}

/** Prompt tokens include those of the cache (wire formats §15.2). Zeros for servers that may leave their usage out. */
export function usageOrZeros(usage: Usage): ChatCompletionUsage {
  return {
    prompt_tokens: usage.inputTokens,
    completion_tokens: usage.outputTokens,
    total_tokens: usage.inputTokens + usage.outputTokens,
    prompt_tokens_details: {
      cached_tokens: usage.cachedInputTokens,
      cache_write_tokens: usage.cacheWriteTokens,
    },
    completion_tokens_details: { reasoning_tokens: usage.reasoningTokens },
  };
}
