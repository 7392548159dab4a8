import type {
  ChatMessage,
  ResponseCustomCallOutput,
  ResponseFunctionCallOutput,
  ResponseInputCustomCall,
  ResponseInputFunctionCall,
  ResponseInputMessage,
  ResponseInputReasoning,
} from '../../generated/contract.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { AssistantTurn } from './assistant-turn.ts';
import { CallResults } from './call-results.ts';
import { chatContent, contentParts, onlyText, type ResponseContent } from './content-parts.ts';
import { toolsIn } from './declared-tools.ts';
import { invalid } from './invalid.ts';
import { itemType, type PlacedItem } from './items.ts';
import { agentContent, ANSWERED, clientCall, ClientResults, isClientResult } from './vendor-items.ts';
import type { Fields, Loose } from '../values/json-values.ts';

/**
 * Translates a conversation to chat messages. Instructions come first. Each call's result comes directly after the
 * message with the call, wherever its output was. Throws `invalid_parameter` for content that the chat format cannot
 * express.
 */
export function toChatMessages(
  instructions: string,
  items: readonly PlacedItem[],
  names: ToolNames,
): ChatMessage[] {
  const conversation = new Conversation(instructions, names);
  const clientResults = new ClientResults(items);
  for (const placed of items) {
    // The contract's check has validated the form of each type.
    const found = foundTools(placed.item, names) ?? clientResults.read(placed);
    if (found !== null) conversation.results.add(found, placed.path);
    if (OUTPUT_TYPES.has(itemType(placed.item)))
      conversation.results.add(placed.item as CallOutput, placed.path);
  }
  for (const placed of items) conversation.add(placed);
  return conversation.finish();
}

const OUTPUT_TYPES = new Set(['function_call_output', 'custom_tool_call_output']);

type CallOutput = ResponseFunctionCallOutput | ResponseCustomCallOutput;

/** Returns the result of a client's search for tools. Null for any other item. */
function foundTools(item: Loose.ResponseInputItem & Fields<'tools'>, names: ToolNames): CallOutput | null {
  const { call_id: callId, tools } = item;
  if (itemType(item) !== 'tool_search_output' || typeof callId !== 'string') return null;
  const found = toolsIn(tools).map(({ tool }) => names.sent(tool.name, tool.namespace));
  const output =
    found.length === 0 ? 'No tool was found.' : `Tools that can be called now: ${found.join(', ')}`;
  return { type: 'function_call_output', call_id: callId, output };
}

class Conversation {
  readonly results = new CallResults();
  readonly #names: ToolNames;
  readonly #messages: ChatMessage[] = [];
  readonly #systemTexts: string[] = [];
  #turn: AssistantTurn | null = null;

  constructor(instructions: string, names: ToolNames) {
    this.#names = names;
    if (instructions !== '') this.#systemTexts.push(instructions);
  }

  add(placed: PlacedItem): void {
    const { item, path } = placed;
    // The contract's check has validated the form of each type.
    switch (itemType(item)) {
      case 'message':
        this.#addMessage(item as ResponseInputMessage, path);
        return;
      case 'function_call':
        this.#openTurn().addCall(item as ResponseInputFunctionCall);
        return;
      case 'custom_tool_call':
        this.#openTurn().addCustomCall(item as ResponseInputCustomCall);
        return;
      case 'tool_search_call': {
        // A search of a vendor has no id. The tools that it found are declared.
        const { call_id: callId, arguments: query }: Loose.ResponseOutputToolSearch = item;
        if (typeof callId === 'string') this.#openTurn().addSearch(callId, query);
        return;
      }
      case 'function_call_output':
      case 'custom_tool_call_output':
      case 'tool_search_output':
        this.#closeTurn();
        return;
      case 'reasoning':
        this.#openTurn().addReasoning(item as ResponseInputReasoning);
        return;
      case 'additional_tools':
        // Declared with the tools of the request.
        return;
      case 'agent_message':
        this.#addAgentMessage(placed);
        return;
      case 'item_reference':
        throw invalid(`${path}.id`, 'no stored item has this id');
      default:
        this.#addOther(placed);
    }
  }

  #addOther(placed: PlacedItem): void {
    const type = itemType(placed.item);
    const call = clientCall(placed);
    if (call !== null) this.#openTurn().addCall(call);
    else if (isClientResult(type)) this.#closeTurn();
    else if (!ANSWERED.has(type))
      throw invalid(`${placed.path}.type`, 'the model does not accept items of this type');
  }

  /** Adds what another agent of the client wrote to this one (envoyproxy/ai-gateway#2442). */
  #addAgentMessage(placed: PlacedItem): void {
    const content = agentContent(placed);
    if (content !== null) this.#addUser(content, placed.path);
  }

  #addUser(content: ResponseContent, path: string): void {
    this.#closeTurn();
    this.#closeSystem();
    this.#messages.push({ role: 'user', content: chatContent(contentParts(content, `${path}.content`)) });
  }

  finish(): ChatMessage[] {
    this.#closeTurn();
    this.#closeSystem();
    this.results.finish();
    if (this.#messages.length === 0) throw invalid('input', 'the input contains no message');
    return this.#messages;
  }

  #addMessage(message: ResponseInputMessage, path: string): void {
    switch (message.role) {
      case 'assistant':
        this.#openTurn().addMessage(message, path);
        return;
      case 'system':
      case 'developer':
        this.#closeTurn();
        this.#systemTexts.push(onlyText(message.content, `${path}.content`));
        return;
      case 'user':
        this.#addUser(message.content, path);
        return;
      default:
        throw invalid(`${path}.role`, 'the role must be user, assistant, system or developer');
    }
  }

  #openTurn(): AssistantTurn {
    this.#closeSystem();
    this.#turn ??= new AssistantTurn(this.#names);
    return this.#turn;
  }

  #closeTurn(): void {
    const turn = this.#turn;
    this.#turn = null;
    const message = turn?.message() ?? null;
    if (turn === null || message === null) return;
    this.#messages.push(message, ...this.results.take(turn.callIds));
  }

  /**
   * Joins adjacent instructions to one system message, because many templates accept only one, and only OpenAI's accept
   * `developer`.
   */
  #closeSystem(): void {
    if (this.#systemTexts.length === 0) return;
    this.#messages.push({ role: 'system', content: this.#systemTexts.join('\n\n') });
    this.#systemTexts.length = 0;
  }
}
