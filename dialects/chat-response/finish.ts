import type { ChatFinishReason } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import type { Loose } from '../values/json-values.ts';

/** How a choice ended, in the terms of the chat format. */
export interface Finish {
  reason: ChatFinishReason;
  /** Why the model refused, if its server says so. */
  refusal: string | null;
}

/** What was called: tools, or the older `function_call`. */
export type CallStyle = 'nothing' | 'tools' | 'function';

/** Returns the finish reason of an ordinary end, which depends on the calls in the response. */
export function ordinaryFinishReason(called: CallStyle): ChatFinishReason {
  switch (called) {
    case 'nothing':
      return 'stop';
    case 'tools':
      return 'tool_calls';
    case 'function':
      return 'function_call';
  }
}

/**
 * Translates a server's word for the end of a response to a finish reason. An unknown word may mean that the response is
 * incomplete, so it never counts as an ordinary end. Throws `bad_gateway` for a failure.
 */
export function finishReasonOf(word: string, called: CallStyle): ChatFinishReason {
  const meaning = meaningOf(word);
  if (endsWithCalls(meaning, called !== 'nothing')) return ordinaryFinishReason(called);
  switch (meaning) {
    case 'complete':
    case 'calls':
      return 'stop';
    case 'length':
    case 'unknown':
      return 'length';
    case 'filtered':
      return 'content_filter';
    case 'failed':
      throw invalidResponse(`its finish reason is ${word.slice(0, 64)}`);
  }
}

/** Whether the request uses the older `functions`, so the response must have a `function_call`. */
export function usesLegacyFunctions(request: Loose.ChatCompletionRequest): boolean {
  const { tools, functions } = request;
  return Array.isArray(functions) && functions.length > 0 && !(Array.isArray(tools) && tools.length > 0);
}

/** What a server's word for the end of a response means. */
export type FinishMeaning = 'complete' | 'calls' | 'length' | 'filtered' | 'failed' | 'unknown';

/**
 * The words of all vendors, in lower case with underscores: OpenAI's `finish_reason`, Anthropic's `stop_reason`, AWS's
 * `StopReason` of Converse, Google's `FinishReason`, Cohere's, Mistral's, DeepSeek's, Zhipu's, vLLM's, SGLang's and TGI's.
 */
const MEANINGS: Readonly<Record<Exclude<FinishMeaning, 'unknown'>, readonly string[]>> = {
  complete: [
    ...[
      'stop',
      'end_turn',
      'stop_sequence',
      'pause_turn',
      'eos',
      'eos_token',
      'end',
      'complete',
      'completed',
      'done',
    ],
    ...['finish', 'finished', 'compaction'],
  ],
  calls: [
    ...['tool_calls', 'tool_call', 'tool_use', 'function_call', 'function_calls'],
    // The call of an undeclared function is in the response, so that the client can refuse it.
    ...['unexpected_tool_call', 'too_many_tool_calls'],
  ],
  length: [
    ...['length', 'max_tokens', 'max_output_tokens', 'max_completion_tokens', 'max_length', 'model_length'],
    ...[
      'incomplete',
      'model_context_window_exceeded',
      'context_length_exceeded',
      'token_limit',
      'error_limit',
    ],
  ],
  filtered: [
    ...[
      'content_filter',
      'content_filtered',
      'guardrail_intervened',
      'refusal',
      'sensitive',
      'safety',
      'recitation',
    ],
    ...['blocklist', 'prohibited_content', 'spii', 'language', 'model_armor', 'error_toxic'],
    ...['image_safety', 'image_prohibited_content', 'image_recitation'],
  ],
  failed: [
    ...['error', 'abort', 'aborted', 'cancelled', 'canceled', 'user_cancel', 'timeout'],
    ...['insufficient_system_resource', 'network_error', 'other', 'no_image', 'image_other', 'escalation'],
    ...['malformed_function_call', 'malformed_response', 'malformed_model_output', 'malformed_tool_use'],
    ...['missing_thought_signature', 'finish_reason_unspecified', 'unspecified'],
  ],
};

const BY_WORD: ReadonlyMap<string, FinishMeaning> = new Map(
  // The keys of the table are its meanings.
  (Object.keys(MEANINGS) as (keyof typeof MEANINGS)[]).flatMap((meaning) =>
    MEANINGS[meaning].map((word) => [word, meaning] as const),
  ),
);

/** Returns what a finish reason of any vendor means, in any of its spellings: `TOOL_CALL`, `tool-calls`. */
export function meaningOf(word: string): FinishMeaning {
  return BY_WORD.get(word) ?? BY_WORD.get(word.toLowerCase().replaceAll(/[- ]/g, '_')) ?? 'unknown';
}

/** Whether a response with this end may go on from its calls. Calls decide where the end is ordinary or unknown. */
export function endsWithCalls(meaning: FinishMeaning, hasCalls: boolean): boolean {
  return hasCalls && (meaning === 'complete' || meaning === 'calls' || meaning === 'unknown');
}
