import type { Usage } from '../../calls/usage.ts';
import type { MessageStopReason, MessageUsage } from '../../generated/types/types.gen.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { JsonRecord } from '../json-values.ts';

/**
 * Stands where servers of the messages format put their proof of origin, which must not be empty; says that the thinking came
 * through the gateway from a server without such proofs. No other server accepts it.
 */
export const GATEWAY_SIGNATURE = 'Z2F0ZXdheS10aGlua2luZw==';

/** How an answer ended. */
export interface Ending {
  /** One of the chat format's reasons. */
  finishReason: string;
  hasToolCalls: boolean;
  hasRefusal: boolean;
  /** The caller's stop sequence that the server says it met. */
  stopSequence: string | null;
}

/** Both fields together (wire formats §15.2): a stop sequence is named where it was the reason, and only there. */
export function stopFields(ending: Ending): {
  stop_reason: MessageStopReason;
  stop_sequence: string | null;
} {
  const stop_reason = stopReason(ending);
  return { stop_reason, stop_sequence: stop_reason === 'stop_sequence' ? ending.stopSequence : null };
}

/** Servers end with `stop` after a tool that was asked for by name, so the calls themselves decide (wire formats §15.2). */
function stopReason({ finishReason, hasToolCalls, hasRefusal, stopSequence }: Ending): MessageStopReason {
  if (finishReason === 'length') return 'max_tokens';
  if (finishReason === 'content_filter' || hasRefusal) return 'refusal';
  if (hasToolCalls) return 'tool_use';
  return stopSequence === null ? 'end_turn' : 'stop_sequence';
}

/** vLLM names the text it stopped at in `stop_reason`, SGLang in `matched_stop`; both give token ids there too. */
export function matchedStopSequence(choice: JsonRecord, request: JsonObject): string | null {
  const met = choice['stop_reason'] ?? choice['matched_stop'];
  const wanted = request['stop_sequences'];
  return typeof met === 'string' && Array.isArray(wanted) && wanted.includes(met) ? met : null;
}

/** Input without what was read from and written to a cache, as the messages format counts it (wire formats §15.2). */
export function toMessageUsage(usage: Usage): MessageUsage {
  return {
    input_tokens: Math.max(0, usage.inputTokens - usage.cachedInputTokens - usage.cacheWriteTokens),
    output_tokens: usage.outputTokens,
    cache_creation_input_tokens: usage.cacheWriteTokens,
    cache_read_input_tokens: usage.cachedInputTokens,
  };
}
