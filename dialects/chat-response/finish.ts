import type { ChatFinishReason } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import { endsWithCalls, meaningOf } from './finish-words.ts';
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

/** Whether the request uses the older `functions`, so that the response must have a `function_call`. */
export function usesLegacyFunctions(request: Loose.ChatCompletionRequest): boolean {
  const { tools, functions } = request;
  return Array.isArray(functions) && functions.length > 0 && !(Array.isArray(tools) && tools.length > 0);
}
