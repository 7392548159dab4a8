import { readMessagesUsage, type Usage } from '../../calls/usage.ts';
import type { ChatCompletionUsage } from '../../generated/contract.ts';
import { isRecord } from '../json-values.ts';

/**
 * Adds what one usage block tells to what was known: a stream tells in `message_start` and again, cumulatively, in
 * `message_delta`. A later zero tells nothing, since some servers count the input only at the start.
 */
export function readUsage(usage: Usage, block: unknown): void {
  if (!isRecord(block)) return;
  const { input_tokens: inputTokens, ...others } = block;
  readMessagesUsage(usage, inputTokens === 0 && usage.inputTokens > 0 ? others : block);
  const details = block['output_tokens_details'];
  const thinkingTokens = isRecord(details) ? details['thinking_tokens'] : undefined;
  if (Number.isSafeInteger(thinkingTokens) && Number(thinkingTokens) >= 0)
    usage.reasoningTokens = Number(thinkingTokens);
}

/** Null where the backend told nothing. Prompt tokens include those of the cache (wire formats §15.2). */
export function chatUsageOf(usage: Usage): ChatCompletionUsage | null {
  if (!usage.reported) return null;
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
