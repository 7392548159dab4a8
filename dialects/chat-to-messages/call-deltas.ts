import type { ChatDelta } from '../../generated/contract.ts';
import type { CallStyle } from '../chat-response/finish.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { argumentsOf, callOf } from './response.ts';

interface OpenCall {
  /** The number among the calls, not among the blocks (wire formats §15.5). */
  toolIndex: number;
  /** The input of the block's start. Most servers send it in deltas instead. */
  input: unknown;
  argumentsSent: boolean;
}

/** Translates the tool calls of a messages stream to deltas of a chat stream, by the index of their block. */
export class CallDeltas {
  readonly #legacy: boolean;
  readonly #requestId: string;
  readonly #open = new Map<unknown, OpenCall>();
  #count = 0;

  /** @param legacy whether the client uses the older `functions` */
  constructor(legacy: boolean, requestId: string) {
    this.#legacy = legacy;
    this.#requestId = requestId;
  }

  get called(): CallStyle {
    if (this.#count === 0) return 'nothing';
    return this.#legacy ? 'function' : 'tools';
  }

  /**
   * Returns the first delta of a call. Only this one has id, type and name, because some clients concatenate repeated
   * names.
   */
  start(index: unknown, block: JsonRecord): ChatDelta | null {
    const { id, name } = callOf(block, this.#count, this.#requestId);
    const toolIndex = this.#count;
    this.#count += 1;
    this.#open.set(index, { toolIndex, input: block['input'], argumentsSent: false });
    if (this.#legacy) return toolIndex === 0 ? { function_call: { name, arguments: '' } } : null;
    return { tool_calls: [{ index: toolIndex, id, type: 'function', function: { name, arguments: '' } }] };
  }

  /** Returns a delta of arguments. Throws `bad_gateway` if the call is not open. */
  arguments(index: unknown, text: unknown): ChatDelta | null {
    const call = this.#open.get(index);
    if (call === undefined || typeof text !== 'string')
      throw invalidResponse('arguments for a tool call that is not open');
    if (text === '') return null;
    call.argumentsSent = true;
    return this.#delta(call, text);
  }

  /**
   * Ends a call. Returns its arguments if no delta had any, because chat clients parse them and an empty text is not
   * JSON.
   */
  stop(index: unknown): ChatDelta | null {
    const call = this.#open.get(index);
    if (call === undefined) return null;
    this.#open.delete(index);
    return call.argumentsSent ? null : this.#delta(call, argumentsOf(isRecord(call.input) ? call.input : {}));
  }

  /** Ends all calls that the server did not end. */
  stopAll(): ChatDelta[] {
    return [...this.#open.keys()].flatMap((index) => this.stop(index) ?? []);
  }

  #delta({ toolIndex }: OpenCall, text: string): ChatDelta | null {
    if (!this.#legacy) return { tool_calls: [{ index: toolIndex, function: { arguments: text } }] };
    return toolIndex === 0 ? { function_call: { arguments: text } } : null;
  }
}
