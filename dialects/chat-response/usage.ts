import type { Usage } from '../../calls/usage.ts';
import type { ChatCompletionUsage } from '../../generated/contract.ts';

/** Returns the usage block. Null when the backend reported nothing. */
export function chatUsageOf(usage: Usage): ChatCompletionUsage | null {
  return usage.reported ? usageOrZeros(usage) : null;
}

/** Returns the usage block, with zeros if the backend reported nothing. Prompt tokens include cached ones. */
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
