import type {
  ChatAssistantMessage,
  ChatFunctionToolCall,
  ResponseInputCustomCall,
  ResponseInputFunctionCall,
  ResponseInputMessage,
  ResponseInputReasoning,
} from '../../generated/contract.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import { openedThoughts } from '../texts/signed-thoughts.ts';
import { parsableArguments } from '../tools/call-arguments.ts';
import { customArguments } from '../tools/custom-tools.ts';
import { portableCallId, type ToolNames } from '../tools/tool-names.ts';
import { TOOL_SEARCH } from './declared-tools.ts';
import { partText } from './content-parts.ts';

/** Joins adjacent items of the assistant to one chat message, because templates require alternating roles. */
export class AssistantTurn {
  readonly #names: ToolNames;
  readonly #texts: string[] = [];
  readonly #refusals: string[] = [];
  readonly #reasoning: string[] = [];
  readonly #details: JsonObject[] = [];
  readonly #calls: ChatFunctionToolCall[] = [];

  constructor(names: ToolNames) {
    this.#names = names;
  }

  get callIds(): string[] {
    return this.#calls.map(({ id }) => id);
  }

  addMessage({ content }: ResponseInputMessage, path: string): void {
    if (typeof content === 'string') {
      this.#texts.push(content);
      return;
    }
    const texts: string[] = [];
    for (const [index, part] of content.entries()) {
      if (part.type === 'refusal' && 'refusal' in part) this.#refusals.push(String(part.refusal));
      else texts.push(partText(part, `${path}.content[${String(index)}]`));
    }
    if (texts.length > 0 || content.length === 0) this.#texts.push(texts.join(''));
  }

  /** Adds reasoning. What other backends have encrypted is dropped, because only they can read it. */
  addReasoning({ content, summary, encrypted_content: sealed }: ResponseInputReasoning): void {
    for (const detail of openedThoughts(sealed, this.#details.length)) this.#details.push(detail);
    const parts = content !== null && content !== undefined && content.length > 0 ? content : (summary ?? []);
    const text = parts.map((part) => part.text).join('\n');
    if (text !== '') this.#reasoning.push(text);
  }

  addCall(call: ResponseInputFunctionCall): void {
    this.#addCall(call, parsableArguments(call.arguments));
  }

  addCustomCall(call: ResponseInputCustomCall): void {
    this.#addCall(call, customArguments(call.input));
  }

  /** Returns the chat message. Null for reasoning alone: servers require content or calls. */
  message(): ChatAssistantMessage | null {
    const hasText = this.#texts.length > 0;
    if (!hasText && this.#refusals.length === 0 && this.#calls.length === 0) return null;
    const reasoning = this.#reasoning.join('\n\n');
    return {
      role: 'assistant',
      content: hasText ? this.#texts.join('\n\n') : null,
      ...(this.#refusals.length > 0 ? { refusal: this.#refusals.join('\n\n') } : {}),
      // Servers read one name or the other.
      ...(reasoning === '' ? {} : { reasoning, reasoning_content: reasoning }),
      ...(this.#details.length > 0 ? { reasoning_details: this.#details } : {}),
      ...(this.#calls.length > 0 ? { tool_calls: this.#calls } : {}),
    };
  }

  /** @param given the arguments: an object, or its JSON text */
  addSearch(callId: string, given: unknown): void {
    const text = typeof given === 'string' ? given : JSON.stringify(given ?? {});
    this.#addCall({ call_id: callId, name: TOOL_SEARCH }, parsableArguments(text));
  }

  #addCall(
    { call_id: callId, name, namespace }: Pick<ResponseInputFunctionCall, 'call_id' | 'name' | 'namespace'>,
    text: string,
  ): void {
    const called = { name: this.#names.sent(name, namespace), arguments: text };
    this.#calls.push({ id: portableCallId(callId), type: 'function', function: called });
  }
}
