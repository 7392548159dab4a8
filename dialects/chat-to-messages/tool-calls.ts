import type {
  ChatAssistantMessage,
  ChatRequestToolCall,
  MessageInputToolUseBlock,
} from '../../generated/contract.ts';
import { parsedArguments } from '../tools/call-arguments.ts';
import { customArguments } from '../tools/custom-tools.ts';
import { isLoose, type Fields, type Loose } from '../values/json-values.ts';
import { portableCallId, type ToolNames } from '../tools/tool-names.ts';
import { untranslatable } from '../fields/untranslatable.ts';

/**
 * Translates the tool calls of an assistant message.
 *
 * @param at path of the message in the client's body
 * @param legacyId the id for a `function_call`, which has none
 * @param names the names of the request's tools
 */
export function toolUsesOf(
  message: ChatAssistantMessage,
  at: string,
  legacyId: string,
  names: ToolNames,
): MessageInputToolUseBlock[] {
  const uses = (message.tool_calls ?? []).map((call, index) =>
    toolUse(call, `${at}.tool_calls[${index}]`, names),
  );
  const legacy = message.function_call;
  if (legacy === null || legacy === undefined || uses.length > 0) return uses;
  const name = names.sent(legacy.name);
  return [{ type: 'tool_use', id: legacyId, name, input: parsedArguments(legacy.arguments) }];
}

/**
 * Shortens an id, and replaces its characters that the messages format does not allow; chat servers create ids such as
 * `functions.get:0`.
 */
export function toolUseId(id: string): string {
  return portableCallId(id).replace(/[^A-Za-z0-9_-]/g, '_');
}

function toolUse(call: ChatRequestToolCall, at: string, names: ToolNames): MessageInputToolUseBlock {
  const called = calledBy(call);
  if (called === null || typeof call.id !== 'string')
    throw untranslatable(at, `this model does not accept calls of the type '${call.type}'`);
  const { name, input } = called;
  return { type: 'tool_use', id: toolUseId(call.id), name: names.sent(name), input: parsedArguments(input) };
}

/** Returns the name and the arguments of a call. Null for a call of another type. */
function calledBy(call: Loose.ChatRequestToolCall): { name: string; input: string } | null {
  const { type, function: called, custom } = call;
  if (type === 'function' && isLoose<Loose.ChatFunctionCall>(called))
    return { name: String(called.name), input: String(called.arguments) };
  if (type === 'custom' && isLoose<Fields<'name' | 'input'>>(custom))
    return { name: String(custom.name), input: customArguments(String(custom.input)) };
  return null;
}
