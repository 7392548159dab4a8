import type {
  ChatAssistantMessage,
  ChatRequestToolCall,
  ResponseInputCustomCall,
  ResponseInputFunctionCall,
  ResponseInputItem,
  ResponseInputPart,
} from '../../generated/contract.ts';
import { parsableArguments } from '../tools/call-arguments.ts';
import { portableCallId, type ToolNames } from '../tools/tool-names.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { isLoose, type Fields, type Loose } from '../values/json-values.ts';

/** The items of an assistant message. */
export interface AssistantItems {
  /** Reasoning and message, in this order. */
  items: ResponseInputItem[];
  calls: InputCall[];
}

export type InputCall = ResponseInputFunctionCall | ResponseInputCustomCall;

/**
 * Translates an assistant message to items.
 *
 * @param position of the message in the conversation, used for the ids that some items must have
 * @param keepsReasoning whether the model still needs its reasoning
 * @param names the names of the request's tools
 */
export function assistantItems(
  message: ChatAssistantMessage,
  position: number,
  keepsReasoning: boolean,
  names: ToolNames,
): AssistantItems {
  const items: ResponseInputItem[] = [];
  const reasoning = message.reasoning_content ?? message.reasoning ?? '';
  if (keepsReasoning && reasoning !== '') {
    const content = [{ type: 'reasoning_text' as const, text: reasoning }];
    items.push({ type: 'reasoning', id: `rs_${position}`, summary: [], content });
  }
  const spokenItem = messageItem(message, position);
  if (spokenItem !== null) items.push(spokenItem);
  return { items, calls: callsOf(message, position, names) };
}

/**
 * Writes the message item. A single text is a string, which every server accepts; refusals require the form of an
 * output message.
 */
function messageItem(message: ChatAssistantMessage, position: number): ResponseInputItem | null {
  const { texts, refusals } = textsOf(message, `messages[${position}].content`);
  const text = texts.join('');
  if (refusals.length === 0)
    return text === '' ? null : { type: 'message', role: 'assistant', content: text };
  const content: ResponseInputPart[] = refusals.map((refusal) => ({ type: 'refusal', refusal }));
  if (text !== '') content.unshift({ type: 'output_text', text, annotations: [] });
  return { type: 'message', id: `msg_${position}`, role: 'assistant', status: 'completed', content };
}

function textsOf(
  { content, refusal }: ChatAssistantMessage,
  at: string,
): { texts: string[]; refusals: string[] } {
  const texts: string[] = [];
  const refusals: string[] = [];
  if (typeof content === 'string') texts.push(content);
  else {
    for (const [index, part] of (content ?? []).entries()) {
      if (part.type === 'text') texts.push(String(part.text));
      else if (part.type === 'refusal') refusals.push(String(part.refusal));
      else throw untranslatable(`${at}[${index}]`, 'an assistant message can only contain text');
    }
  }
  if (typeof refusal === 'string' && refusal !== '') refusals.push(refusal);
  return { texts, refusals };
}

/** Translates the calls. The older `function_call` has no id. */
function callsOf(message: ChatAssistantMessage, position: number, names: ToolNames): InputCall[] {
  const at = `messages[${position}].tool_calls`;
  const calls = (message.tool_calls ?? []).map((call, index) => callItem(call, `${at}[${index}]`, names));
  const legacy = message.function_call;
  if (legacy === null || legacy === undefined || calls.length > 0) return calls;
  return [functionCall(`call_${position}`, names.sent(legacy.name), legacy.arguments)];
}

function callItem(call: ChatRequestToolCall, at: string, names: ToolNames): InputCall {
  const { id, type, function: called, custom }: Loose.ChatRequestToolCall = call;
  const callId = typeof id === 'string' ? portableCallId(id) : null;
  if (callId !== null && type === 'function' && isLoose<Loose.ChatFunctionCall>(called))
    return functionCall(callId, names.sent(String(called.name)), String(called.arguments));
  if (callId !== null && type === 'custom' && isLoose<Fields<'name' | 'input'>>(custom)) {
    const name = names.sent(String(custom.name));
    return { type: 'custom_tool_call', call_id: callId, name, input: String(custom.input) };
  }
  throw untranslatable(at, `this model does not accept calls of the type '${call.type}'`);
}

function functionCall(callId: string, name: string, text: string): ResponseInputFunctionCall {
  return { type: 'function_call', call_id: callId, name, arguments: parsableArguments(text) };
}
