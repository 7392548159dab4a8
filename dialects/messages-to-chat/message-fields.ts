import type { Usage } from '../../calls/usage.ts';
import type { MessageStopReason, MessageUsage } from '../../generated/types/types.gen.ts';
import type { Fields, Loose } from '../values/json-values.ts';

/**
 * The signature of thinking that comes from a server without signatures. The messages format requires one that is not
 * empty. No other server accepts it.
 */
export const GATEWAY_SIGNATURE = 'Z2F0ZXdheS10aGlua2luZw==';

/**
 * The `encrypted_index` of a source from a server without one. The messages format requires it, and only the vendor that
 * searched can read its own.
 */
export const GATEWAY_INDEX = 'Z2F0ZXdheS1zb3VyY2U=';

/** How a completion ended. */
export interface Ending {
  /** A finish reason of the chat format. */
  finishReason: string;
  hasToolCalls: boolean;
  /** Whether the arguments of a call end within their object. */
  isCut: boolean;
  hasRefusal: boolean;
  /** The client's stop sequence that the server reports as matched. */
  stopSequence: string | null;
}

/** Returns both stop fields. `stop_sequence` is only set when it was the reason. */
export function stopFields(ending: Ending): {
  stop_reason: MessageStopReason;
  stop_sequence: string | null;
} {
  const stop_reason = stopReason(ending);
  return { stop_reason, stop_sequence: stop_reason === 'stop_sequence' ? ending.stopSequence : null };
}

/**
 * Returns the stop reason. Tool calls decide it, because servers send `stop` after a tool that was requested by name. A
 * call that is cut off must not be run: the SDKs read what there is of its input, and vLLM says `tool_calls` although the
 * limit of the output was reached (vllm-project/vllm#58228, #53269, #47963).
 */
function stopReason({
  finishReason,
  hasToolCalls,
  isCut,
  hasRefusal,
  stopSequence,
}: Ending): MessageStopReason {
  if (finishReason === 'length') return 'max_tokens';
  if (finishReason === 'content_filter' || hasRefusal) return 'refusal';
  if (hasToolCalls) return isCut ? 'max_tokens' : 'tool_use';
  return stopSequence === null ? 'end_turn' : 'stop_sequence';
}

/**
 * Returns the stop sequence that the server reports: vLLM in `stop_reason`, SGLang in `matched_stop`. Both may send
 * token ids there.
 */
export function matchedStopSequence(
  choice: Loose.ChatCompletionChoice & Fields<'stop_reason' | 'matched_stop'>,
  request: Loose.MessageRequest,
): string | null {
  const met = choice.stop_reason ?? choice.matched_stop;
  const wanted = request.stop_sequences;
  return typeof met === 'string' && Array.isArray(wanted) && wanted.includes(met) ? met : null;
}

/** Translates usage. Input excludes tokens read from and written to a cache. */
export function toMessageUsage(usage: Usage): MessageUsage {
  return {
    input_tokens: Math.max(0, usage.inputTokens - usage.cachedInputTokens - usage.cacheWriteTokens),
    output_tokens: usage.outputTokens,
    cache_creation_input_tokens: usage.cacheWriteTokens,
    cache_read_input_tokens: usage.cachedInputTokens,
  };
}
