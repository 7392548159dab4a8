import type {
  ChatAssistantMessage,
  ChatRequestToolCall,
  MessageInputToolUseBlock,
} from '../../generated/contract.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { untranslatable } from '../untranslatable.ts';

/**
 * Translates the tool calls of an assistant message.
 *
 * @param at path of the message in the client's body
 * @param legacyId the id for a `function_call`, which has none
 */
export function toolUsesOf(
  message: ChatAssistantMessage,
  at: string,
  legacyId: string,
): MessageInputToolUseBlock[] {
  const uses = (message.tool_calls ?? []).map((call, index) => toolUse(call, `${at}.tool_calls[${index}]`));
  const legacy = message.function_call;
  if (legacy === null || legacy === undefined || uses.length > 0) return uses;
  return [{ type: 'tool_use', id: legacyId, name: legacy.name, input: inputOf(legacy.arguments) }];
}

/**
 * Replaces the characters of an id that the messages format does not allow; chat servers create ids such as
 * `functions.get:0`.
 */
export function toolUseId(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]/g, '_');
}

function toolUse(call: ChatRequestToolCall, at: string): MessageInputToolUseBlock {
  if (call.type !== 'function' || !isRecord(call.function) || typeof call.id !== 'string') {
    throw untranslatable(at, `this model does not accept calls of the type '${call.type}'`);
  }
  const { name, arguments: text } = call.function;
  return {
    type: 'tool_use',
    id: toolUseId(call.id),
    name: String(name),
    input: inputOf(String(text)),
  };
}

/** Parses arguments. Invalid ones are wrapped in an object, because the conversation must continue (wire formats §15.1). */
function inputOf(text: string): JsonRecord {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Passed to the model as text below.
  }
  return { _raw: text };
}
