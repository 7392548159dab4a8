import type { MessageStopReason } from '../../generated/types/types.gen.ts';
import { endsWithCalls, meaningOf } from '../chat-response/finish.ts';
import { invalidResponse } from '../invalid-response.ts';

/** Words of the messages format with a meaning of their own. */
const KEPT: ReadonlySet<string> = new Set<MessageStopReason>([
  'stop_sequence',
  'model_context_window_exceeded',
]);

/** Words of the chat format that some servers of the messages format use. */
const OF_CHAT: ReadonlySet<string> = new Set([
  'stop',
  'length',
  'tool_calls',
  'function_call',
  'content_filter',
]);

/**
 * Returns the stop reason of a server of the format. The calls decide between an ordinary end and `tool_use`: agents read
 * the reason, and look for a call that is not there (Wei-Shaw/sub2api#3338). Words of the vendor stay.
 */
export function nativeStopReason(word: string, hasCalls: boolean): MessageStopReason {
  const isOrdinary = word === 'end_turn' || word === 'tool_use';
  return OF_CHAT.has(word) || isOrdinary ? stopReasonOf(word, hasCalls) : word;
}

/**
 * Translates a server's word for the end of a response to a stop reason of the messages format. An unknown word may mean
 * that the response is incomplete, so it never counts as an ordinary end. Throws `bad_gateway` for a failure.
 */
export function stopReasonOf(word: string, hasCalls: boolean): MessageStopReason {
  const meaning = meaningOf(word);
  if (endsWithCalls(meaning, hasCalls)) return 'tool_use';
  // The contract's own words.
  if (KEPT.has(word)) return word;
  switch (meaning) {
    case 'complete':
    case 'calls':
      return 'end_turn';
    case 'length':
    case 'unknown':
      return 'max_tokens';
    case 'filtered':
      return 'refusal';
    case 'failed':
      throw invalidResponse(`its finish reason is ${word.slice(0, 64)}`);
  }
}
