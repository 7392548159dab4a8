import type {
  ChatFunctionMessage,
  ChatMessage,
  ChatToolMessage,
  ResponseCustomCallOutput,
  ResponseFunctionCallOutput,
  ResponseInputItem,
  ResponseInputPart,
} from '../../generated/contract.ts';
import { instructionText } from '../chat-request/instructions.ts';
import { withThoughtsAsReasoning } from '../chat-request/thought-parts.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { portableCallId, type ToolNames } from '../tools/tool-names.ts';
import { assistantItems, type InputCall } from './assistant-items.ts';
import { inputContent } from './content.ts';

/** The result of a call for which the client sent none. */
const NO_RESULT = 'no result';

/**
 * Translates a conversation to items. Instructions stay items at their place: `instructions` could hold only the first,
 * and for `json_object` servers look for the word JSON in the items only.
 */
export function toInputItems(messages: readonly ChatMessage[], names: ToolNames): ResponseInputItem[] {
  const conversation = new Conversation(lastTextMessage(messages), names);
  for (const [position, message] of messages.entries()) conversation.add(message, position);
  return conversation.finish();
}

/**
 * Returns the position of the last assistant message without calls. Reasoning after it is kept, because the model still
 * needs it; servers may refuse older reasoning that they did not write.
 */
function lastTextMessage(messages: readonly ChatMessage[]): number {
  return messages.findLastIndex(
    (message) =>
      message.role === 'assistant' &&
      (message.tool_calls ?? []).length === 0 &&
      (message.function_call ?? null) === null,
  );
}

/** Collects the items. Each call's result comes directly after the message with the call. */
class Conversation {
  readonly #lastTextMessage: number;
  readonly #names: ToolNames;
  readonly #items: ResponseInputItem[] = [];
  /** The calls of the assistant's turn, and their results so far by the index of the call. */
  #calls: InputCall[] = [];
  #results = new Map<number, CallOutput>();
  /** Items that came after the calls. */
  #others: ResponseInputItem[] = [];
  /** Adjacent instructions that are not written yet. */
  #instructions: { role: string; texts: string[] } | null = null;

  constructor(lastTextMessagePosition: number, names: ToolNames) {
    this.#lastTextMessage = lastTextMessagePosition;
    this.#names = names;
  }

  add(message: ChatMessage, position: number): void {
    const at = `messages[${position}].content`;
    if (message.role === 'system' || message.role === 'developer') {
      this.#instructions ??= { role: message.role, texts: [] };
      this.#instructions.texts.push(instructionText(message.content, at));
      return;
    }
    this.#closeInstructions();
    switch (message.role) {
      case 'user':
        this.#others.push(userItem(inputContent(message.content, at)));
        return;
      case 'assistant': {
        if (this.#results.size > 0 || this.#others.length > 0) this.#closeTurn();
        const { items, calls } = assistantItems(
          withThoughtsAsReasoning(message),
          position,
          position > this.#lastTextMessage,
          this.#names,
        );
        this.#items.push(...items, ...calls);
        this.#calls.push(...calls);
        return;
      }
      case 'tool':
      case 'function':
        this.#addResult(message, at);
    }
  }

  finish(): ResponseInputItem[] {
    this.#closeInstructions();
    this.#closeTurn();
    if (this.#items.length === 0) throw untranslatable('messages', 'the conversation is empty');
    return this.#items;
  }

  /** Joins adjacent instructions, because many models' templates accept only one such message. */
  #closeInstructions(): void {
    const text = (this.#instructions?.texts ?? []).filter((one) => one !== '').join('\n\n');
    if (this.#instructions !== null && text !== '')
      this.#others.push({ type: 'message', role: this.#instructions.role, content: text });
    this.#instructions = null;
  }

  /** Adds a result. A result without a call becomes user content, because servers refuse it. */
  #addResult(message: ChatToolMessage | ChatFunctionMessage, at: string): void {
    const output = inputContent(message.content, at);
    const index = this.#openCall(message);
    const call = this.#calls[index];
    if (call === undefined) this.#others.push(userItem(output));
    else this.#results.set(index, outputOf(call, output));
  }

  /**
   * Returns the index of a result's call, by its id. A result without an id belongs to the first open call, with the
   * same name if it has one. -1 when there is none.
   */
  #openCall(message: ChatToolMessage | ChatFunctionMessage): number {
    const given = message.role === 'tool' ? (message.tool_call_id ?? null) : null;
    const id = given === null ? null : portableCallId(given);
    const isOpen = (index: number): boolean => !this.#results.has(index);
    if (id !== null) return this.#calls.findIndex((call, index) => call.call_id === id && isOpen(index));
    const name = this.#names.sent(message.name ?? '');
    const named = this.#calls.findIndex((call, index) => call.name === name && isOpen(index));
    return named === -1 ? this.#calls.findIndex((_call, index) => isOpen(index)) : named;
  }

  #closeTurn(): void {
    for (const [index, call] of this.#calls.entries())
      this.#items.push(this.#results.get(index) ?? outputOf(call, NO_RESULT));
    this.#items.push(...this.#others);
    this.#calls = [];
    this.#results = new Map();
    this.#others = [];
  }
}

type CallOutput = ResponseFunctionCallOutput | ResponseCustomCallOutput;

function outputOf({ type, call_id }: InputCall, output: CallOutput['output']): CallOutput {
  return type === 'custom_tool_call'
    ? { type: 'custom_tool_call_output', call_id, output }
    : { type: 'function_call_output', call_id, output };
}

function userItem(content: string | ResponseInputPart[]): ResponseInputItem {
  return { type: 'message', role: 'user', content };
}
