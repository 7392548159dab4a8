import type { ResponseFunctionCallOutput, ResponseInputFunctionCall } from '../../generated/contract.ts';
import { textOf } from '../texts/response-text.ts';
import type { Fields, Loose } from '../values/json-values.ts';

/** Items that are left out: what a vendor's tool did is in the answer that follows, and this reasoning is only shown. */
export const ANSWERED: ReadonlySet<string> = new Set([
  'web_search_call',
  'file_search_call',
  'mcp_list_tools',
  'agent_reasoning',
]);

/** Calls of a vendor's tools that the client ran, and the member with what it had to do. */
const CLIENT_CALLS: ReadonlyMap<string, 'action' | 'operation'> = new Map([
  ['local_shell_call', 'action'],
  ['shell_call', 'action'],
  ['apply_patch_call', 'operation'],
]);
const RESULT = '_output';

type ClientItem = Loose.ResponseInputItem & Fields<'action' | 'operation'>;

/** Returns the call of a function for a call that the client ran. Null for any other item. */
export function clientCall(item: ClientItem): ResponseInputFunctionCall | null {
  const type = textOf(item.type);
  const member = CLIENT_CALLS.get(type);
  if (member === undefined) return null;
  const name = type.slice(0, -'_call'.length);
  return {
    type: 'function_call',
    call_id: callIdOf(item),
    name,
    arguments: JSON.stringify(item[member] ?? {}),
  };
}

/** Returns the result of such a call. Null for any other item. */
export function clientResult(item: ClientItem): ResponseFunctionCallOutput | null {
  if (!isClientResult(textOf(item.type))) return null;
  const { output } = item;
  const text = typeof output === 'string' ? output : JSON.stringify(output ?? '');
  return { type: 'function_call_output', call_id: callIdOf(item), output: text };
}

export function isClientResult(type: string): boolean {
  return type.endsWith(RESULT) && CLIENT_CALLS.has(type.slice(0, -RESULT.length));
}

/** OpenAI's types name the call of a local shell by the `id` of its result. */
function callIdOf({ call_id: callId, id }: ClientItem): string {
  return textOf(callId) || textOf(id);
}
