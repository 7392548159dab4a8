import type { ChatFinishReason } from '../../generated/contract.ts';
import type { JsonRecord } from '../json-values.ts';

/** How an answer ended, in the chat format's words. */
export interface Finish {
  reason: ChatFinishReason;
  /** Why the model refused, where its server says so. */
  refusal: string | null;
}

/** What was called, in the form that the caller speaks of it. */
export type CallStyle = 'nothing' | 'tools' | 'function';

/** An ordinary end: calls that are there are the reason for it (wire formats §15.2). */
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

/** Whether the caller still speaks of `functions`, and is to be answered with a `function_call`. */
export function usesLegacyFunctions(request: JsonRecord): boolean {
  const { tools, functions } = request;
  return Array.isArray(functions) && functions.length > 0 && !(Array.isArray(tools) && tools.length > 0);
}
