import type {
  ChatFunctionMessage,
  ChatMessage,
  ChatToolMessage,
  ResponseFunctionCallOutput,
  ResponseInputFunctionCall,
  ResponseInputItem,
  ResponseInputPart,
} from '../../generated/contract.ts';
import { instructionText } from '../chat-request/instructions.ts';
import { untranslatable } from '../untranslatable.ts';
import { assistantItems } from './assistant-items.ts';
import { inputContent } from './content.ts';

/** Told to the model for a call that the caller gives no result of (wire formats §16.9). */
const NO_RESULT = 'no result';

/**
 * The items of a whole conversation (wire formats §15.1). Instructions stay where they are, as items: `instructions` could hold
 * but the first, and servers look for the word JSON, which `json_object` needs, in the items alone.
 */
export function toInputItems(messages: readonly ChatMessage[]): ResponseInputItem[] {
  const conversation = new Conversation(lastAnswer(messages));
  for (const [position, message] of messages.entries()) conversation.add(message, position);
  return conversation.finish();
}

/** Models read their reasoning until they have answered; servers that did not write it refuse it at times (wire formats §16.5). */
function lastAnswer(messages: readonly ChatMessage[]): number {
  return messages.findLastIndex(
    (message) =>
      message.role === 'assistant' &&
      (message.tool_calls ?? []).length === 0 &&
      (message.function_call ?? null) === null,
  );
}

/** Each call's result stands right after the message that holds the call. */
class Conversation {
  readonly #lastAnswer: number;
  readonly #items: ResponseInputItem[] = [];
  /** The calls of the assistant's turn, and the results that came until now, by their place among the calls. */
  #calls: ResponseInputFunctionCall[] = [];
  #results = new Map<number, ResponseFunctionCallOutput>();
  /** What came after the calls. */
  #others: ResponseInputItem[] = [];
  /** Of instructions that are still going on. */
  #instructions: { role: string; texts: string[] } | null = null;

  constructor(lastAnswerPosition: number) {
    this.#lastAnswer = lastAnswerPosition;
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
        const { said, calls } = assistantItems(message, position, position > this.#lastAnswer);
        this.#items.push(...said, ...calls);
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

  /** Neighbours become one: many models' templates take a single message of this kind. */
  #closeInstructions(): void {
    const text = (this.#instructions?.texts ?? []).filter((one) => one !== '').join('\n\n');
    if (this.#instructions !== null && text !== '')
      this.#others.push({ type: 'message', role: this.#instructions.role, content: text });
    this.#instructions = null;
  }

  /** A result without a call is what the user says: servers refuse it (wire formats §16.9). */
  #addResult(message: ChatToolMessage | ChatFunctionMessage, at: string): void {
    const output = inputContent(message.content, at);
    const index = this.#openCall(message);
    const call = this.#calls[index];
    if (call === undefined) this.#others.push(userItem(output));
    else this.#results.set(index, { type: 'function_call_output', call_id: call.call_id, output });
  }

  /** By the call's id; results without one answer the first open call, of their name where they have one. -1: none. */
  #openCall(message: ChatToolMessage | ChatFunctionMessage): number {
    const id = message.role === 'tool' ? (message.tool_call_id ?? null) : null;
    const isOpen = (index: number): boolean => !this.#results.has(index);
    if (id !== null) return this.#calls.findIndex((call, index) => call.call_id === id && isOpen(index));
    const named = this.#calls.findIndex((call, index) => call.name === message.name && isOpen(index));
    return named === -1 ? this.#calls.findIndex((_call, index) => isOpen(index)) : named;
  }

  #closeTurn(): void {
    for (const [index, { call_id }] of this.#calls.entries())
      this.#items.push(
        this.#results.get(index) ?? { type: 'function_call_output', call_id, output: NO_RESULT },
      );
    this.#items.push(...this.#others);
    this.#calls = [];
    this.#results = new Map();
    this.#others = [];
  }
}

function userItem(content: string | ResponseInputPart[]): ResponseInputItem {
  return { type: 'message', role: 'user', content };
}
