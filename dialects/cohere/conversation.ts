import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  ChatAssistantMessage,
  ChatFunctionMessage,
  ChatMessage,
  ChatRequestToolCall,
  ChatToolMessage,
} from '../../generated/contract.ts';
import { parsableArguments } from '../tools/call-arguments.ts';
import { instructionText } from '../chat-request/instructions.ts';
import { withThoughtsAsReasoning } from '../chat-request/thought-parts.ts';
import { customArguments } from '../tools/custom-tools.ts';
import { portableCallId, type ToolNames } from '../tools/tool-names.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { textContent, userContent } from './content.ts';
import { isLoose, type Fields, type Loose } from '../values/json-values.ts';

/** The result of a call for which the client sent none. */
const NO_RESULT = 'no result';

/** Translates a conversation to messages of Cohere's chat (`ChatMessageV2`). */
export function toCohereMessages(messages: readonly ChatMessage[], names: ToolNames): JsonObject[] {
  const conversation = new Conversation(names);
  for (const [position, message] of messages.entries()) conversation.add(message, position);
  return conversation.finish();
}

/** A call of the last turn of the assistant, and its result. */
interface OpenCall {
  id: string;
  name: string;
  result: string | null;
}

/** Collects the messages. Each call's result comes directly after the message with the call. */
class Conversation {
  readonly #names: ToolNames;
  readonly #messages: JsonObject[] = [];
  #calls: OpenCall[] = [];
  /** Results without a call, which become texts of the user. */
  #strays: JsonObject[] = [];

  constructor(names: ToolNames) {
    this.#names = names;
  }

  add(message: ChatMessage, position: number): void {
    const at = `messages[${position}]`;
    if (message.role === 'tool' || message.role === 'function') {
      this.#addResult(message, at);
      return;
    }
    this.#closeTurn();
    if (message.role === 'assistant') this.#addTurn(withThoughtsAsReasoning(message), position);
    else if (message.role === 'user') this.#push('user', userContent(message.content, `${at}.content`));
    else this.#push('system', instructionText(message.content, `${at}.content`));
  }

  finish(): JsonObject[] {
    this.#closeTurn();
    return this.#messages;
  }

  #push(role: 'user' | 'system', content: string | JsonObject[]): void {
    if (content.length > 0) this.#messages.push({ role, content });
  }

  /** Reasoning before calls is their plan. That of other turns is left out: the model does not need it any more. */
  #addTurn(message: ChatAssistantMessage, position: number): void {
    const at = `messages[${position}]`;
    const calls = callsOf(message, at, `call_${position}`, this.#names);
    const texts = [textContent(message.content, `${at}.content`), message.refusal ?? ''];
    const content = texts.filter((text) => text !== '').join('\n\n');
    const reasoning = message.reasoning_content ?? message.reasoning ?? '';
    this.#calls = calls.map(({ id, function: { name } }) => ({ id, name, result: null }));
    if (calls.length === 0 && content === '') return;
    this.#messages.push({
      role: 'assistant',
      ...(content === '' ? {} : { content }),
      ...(calls.length > 0 && reasoning !== '' ? { tool_plan: reasoning } : {}),
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
    });
  }

  #addResult(message: ChatToolMessage | ChatFunctionMessage, at: string): void {
    const text = textContent(message.content, `${at}.content`);
    const call = this.#openCall(message);
    if (call === undefined) this.#strays.push({ role: 'user', content: text });
    else call.result = text;
  }

  /** Finds the call of a result. One without an id belongs to the first open call, with the same name if it has one. */
  #openCall(message: ChatToolMessage | ChatFunctionMessage): OpenCall | undefined {
    const open = this.#calls.filter(({ result }) => result === null);
    const given = message.role === 'tool' ? (message.tool_call_id ?? null) : null;
    if (given !== null) return open.find(({ id }) => id === portableCallId(given));
    const name = this.#names.sent(message.name ?? '');
    return open.find((call) => call.name === name) ?? open[0];
  }

  #closeTurn(): void {
    for (const { id, result } of this.#calls)
      this.#messages.push({ role: 'tool', tool_call_id: id, content: result ?? NO_RESULT });
    this.#messages.push(...this.#strays.filter(({ content }: Fields<'content'>) => content !== ''));
    this.#calls = [];
    this.#strays = [];
  }
}

interface CohereCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

/** Translates the calls. The older `function_call` has no id. */
function callsOf(
  { tool_calls: given, function_call: legacy }: ChatAssistantMessage,
  at: string,
  legacyId: string,
  names: ToolNames,
): CohereCall[] {
  const calls = (given ?? []).map((call, index) => callOf(call, `${at}.tool_calls[${index}]`, names));
  if (legacy === null || legacy === undefined || calls.length > 0) return calls;
  return [functionCall(legacyId, names.sent(legacy.name), legacy.arguments)];
}

function callOf(call: ChatRequestToolCall, at: string, names: ToolNames): CohereCall {
  const { id, type, function: called, custom }: Loose.ChatRequestToolCall = call;
  const callId = typeof id === 'string' ? portableCallId(id) : null;
  if (callId !== null && type === 'function' && isLoose<Loose.ChatFunctionCall>(called))
    return functionCall(callId, names.sent(String(called.name)), String(called.arguments));
  if (callId !== null && type === 'custom' && isLoose<Fields<'name' | 'input'>>(custom))
    return functionCall(callId, names.sent(String(custom.name)), customArguments(String(custom.input)));
  throw untranslatable(at, `this model does not accept calls of the type '${call.type}'`);
}

function functionCall(id: string, name: string, text: string): CohereCall {
  return { id, type: 'function', function: { name, arguments: parsableArguments(text) } };
}
