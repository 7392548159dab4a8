import type { ChatFinishReason } from '../../generated/contract.ts';
import type { JsonRecord } from '../json-values.ts';

/** How a choice ended, in the terms of the chat format. */
export interface Finish {
  reason: ChatFinishReason;
  /** Why the model refused, if its server says so. */
  refusal: string | null;
}

/** What was called: tools, or the older `function_call`. */
export type CallStyle = 'nothing' | 'tools' | 'function';

/** Returns the finish reason of an ordinary end, which depends on the calls in the response (wire formats §15.2). */
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

/** Whether the request uses the older `functions`, so that the response must have a `function_call`. */
export function usesLegacyFunctions(request: JsonRecord): boolean {
  const { tools, functions } = request;
  return Array.isArray(functions) && functions.length > 0 && !(Array.isArray(tools) && tools.length > 0);
}
