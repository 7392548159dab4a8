import type { ChatDelta, ChatFunctionCall, ChatToolCall } from '../../generated/contract.ts';
import { CustomInput } from '../tools/custom-tools.ts';
import type { ClientTool } from '../tools/tool-names.ts';
import { isRecord, looseList, type Loose } from '../values/json-values.ts';

/** Writes a complete call of a tool whose backend has functions only. */
export function toolCall(id: string, { type, name }: ClientTool, text: string): ChatToolCall {
  if (type !== 'custom') return { id, type: 'function', function: { name, arguments: text } };
  const input = new CustomInput();
  input.add(text);
  input.finish();
  return { id, type, custom: { name, input: input.text } };
}

/** Reads the calls of a server's message or delta, or the single call of the older form (GigaChat). */
export function callsOf({
  tool_calls: calls,
  function_call: call,
}: Loose.ChatDelta): Loose.ChatToolCallDelta[] {
  if (Array.isArray(calls)) return looseList<Loose.ChatToolCallDelta>(calls);
  return isRecord(call) ? [{ index: 0, function: call }] : [];
}

/** Returns the older form of a message's calls, which has one call. */
export function legacyCall(calls: readonly ChatToolCall[]): { function_call?: ChatFunctionCall } {
  const [first] = calls;
  return first?.type === 'function' ? { function_call: first.function } : {};
}

/** Writes the deltas of one call of a tool whose backend has functions only. */
export class CallPieces {
  readonly #index: number;
  readonly #tool: ClientTool;
  readonly #legacy: boolean;
  readonly #input: CustomInput | null;

  /**
   * @param index the number among the calls
   * @param legacy whether the client uses the older `functions`, whose messages have one call
   */
  constructor(index: number, tool: ClientTool, legacy: boolean) {
    this.#index = index;
    this.#tool = tool;
    this.#legacy = legacy;
    this.#input = tool.type === 'custom' ? new CustomInput() : null;
  }

  /**
   * Returns the first delta. Only this one has id, type and name, because some clients concatenate repeated names.
   */
  start(id: string): ChatDelta | null {
    const { type, name } = this.#tool;
    const index = this.#index;
    if (this.#legacy) return index === 0 ? { function_call: { name, arguments: '' } } : null;
    if (type === 'custom') return { tool_calls: [{ index, id, type, custom: { name, input: '' } }] };
    return { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] };
  }

  /** Returns the delta for a piece of the arguments. */
  add(piece: string): ChatDelta | null {
    return this.#delta(this.#input === null ? piece : this.#input.add(piece));
  }

  /** As `add`, for the last piece, which may be empty. */
  finish(piece: string): ChatDelta | null {
    if (this.#input === null) return this.#delta(piece);
    return this.#delta(this.#input.add(piece) + this.#input.finish());
  }

  #delta(text: string): ChatDelta | null {
    const index = this.#index;
    if (text === '') return null;
    if (this.#legacy) return index === 0 ? { function_call: { arguments: text } } : null;
    if (this.#input !== null) return { tool_calls: [{ index, custom: { input: text } }] };
    return { tool_calls: [{ index, function: { arguments: text } }] };
  }
}
