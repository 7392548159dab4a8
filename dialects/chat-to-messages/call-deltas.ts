import type { ChatDelta } from '../../generated/contract.ts';
import { CallPieces } from '../chat-response/calls.ts';
import type { CallStyle } from '../chat-response/finish.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isRecord, type Loose } from '../values/json-values.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { argumentsOf, callOf } from './response.ts';

interface OpenCall {
  pieces: CallPieces;
  /** The input of the block's start. Most servers send it in deltas instead. */
  input: unknown;
  argumentsSent: boolean;
}

/** Translates the tool calls of a messages stream to deltas of a chat stream, by the index of their block. */
export class CallDeltas {
  readonly #legacy: boolean;
  readonly #requestId: string;
  readonly #names: ToolNames;
  readonly #open = new Map<unknown, OpenCall>();
  #count = 0;

  /**
   * @param legacy whether the client uses the older `functions`
   * @param names the names of the request's tools
   */
  constructor(legacy: boolean, requestId: string, names: ToolNames) {
    this.#legacy = legacy;
    this.#requestId = requestId;
    this.#names = names;
  }

  get called(): CallStyle {
    if (this.#count === 0) return 'nothing';
    return this.#legacy ? 'function' : 'tools';
  }

  /**
   * Returns the first delta of a call. Only this one has id, type and name, because some clients concatenate repeated
   * names.
   */
  start(index: unknown, block: Loose.MessageToolUseBlock): ChatDelta | null {
    const { id, name } = callOf(block, this.#count, this.#requestId);
    const tool = this.#names.called(name);
    // The number among the calls, not among the blocks.
    const pieces = new CallPieces(this.#count, tool, this.#legacy);
    this.#count += 1;
    this.#open.set(index, { pieces, input: block.input, argumentsSent: false });
    return pieces.start(id);
  }

  /** Returns a delta of arguments. Throws `bad_gateway` if no call is open. */
  arguments(index: unknown, text: unknown): ChatDelta | null {
    const call = this.#open.get(index);
    if (call === undefined || typeof text !== 'string')
      throw invalidResponse('arguments for a tool call that is not open');
    if (text === '') return null;
    call.argumentsSent = true;
    return call.pieces.add(text);
  }

  /**
   * Ends a call. Returns its arguments if no delta had any, because chat clients parse them and an empty text is not
   * JSON.
   */
  stop(index: unknown): ChatDelta | null {
    const call = this.#open.get(index);
    if (call === undefined) return null;
    this.#open.delete(index);
    return call.pieces.finish(call.argumentsSent ? '' : argumentsOf(isRecord(call.input) ? call.input : {}));
  }
}
