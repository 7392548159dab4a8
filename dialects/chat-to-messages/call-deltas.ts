import type { ChatDelta } from '../../generated/contract.ts';
import type { CallStyle } from '../chat-response/finish.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { argumentsOf, callOf } from './response.ts';

interface OpenCall {
  /** Counts calls, not blocks (wire formats §15.5). */
  toolIndex: number;
  /** What came with the block's start; most servers send it in deltas instead. */
  input: unknown;
  argumentsSent: boolean;
}

/** The calls in a messages stream as deltas of a chat stream, by the index of their block. */
export class CallDeltas {
  readonly #legacy: boolean;
  readonly #requestId: string;
  readonly #open = new Map<unknown, OpenCall>();
  #count = 0;

  /** @param legacy whether the caller speaks of `functions` */
  constructor(legacy: boolean, requestId: string) {
    this.#legacy = legacy;
    this.#requestId = requestId;
  }

  get called(): CallStyle {
    if (this.#count === 0) return 'nothing';
    return this.#legacy ? 'function' : 'tools';
  }

  /** The first delta of a call, alone with id, type and name: some clients join names that come again. */
  start(index: unknown, block: JsonRecord): ChatDelta | null {
    const { id, name } = callOf(block, this.#count, this.#requestId);
    const toolIndex = this.#count;
    this.#count += 1;
    this.#open.set(index, { toolIndex, input: block['input'], argumentsSent: false });
    if (this.#legacy) return toolIndex === 0 ? { function_call: { name, arguments: '' } } : null;
    return { tool_calls: [{ index: toolIndex, id, type: 'function', function: { name, arguments: '' } }] };
  }

  /** Throws `bad_gateway` for arguments of a call that is not open. */
  arguments(index: unknown, text: unknown): ChatDelta | null {
    const call = this.#open.get(index);
    if (call === undefined || typeof text !== 'string')
      throw invalidResponse('arguments for a tool call that is not open');
    if (text === '') return null;
    call.argumentsSent = true;
    return this.#delta(call, text);
  }

  /** The arguments of a call that got none in deltas: chat clients parse them, and nothing at all is no JSON. */
  stop(index: unknown): ChatDelta | null {
    const call = this.#open.get(index);
    if (call === undefined) return null;
    this.#open.delete(index);
    return call.argumentsSent ? null : this.#delta(call, argumentsOf(isRecord(call.input) ? call.input : {}));
  }

  /** Whatever a server left open. */
  stopAll(): ChatDelta[] {
    return [...this.#open.keys()].flatMap((index) => this.stop(index) ?? []);
  }

  #delta({ toolIndex }: OpenCall, text: string): ChatDelta | null {
    if (!this.#legacy) return { tool_calls: [{ index: toolIndex, function: { arguments: text } }] };
    return toolIndex === 0 ? { function_call: { arguments: text } } : null;
  }
}
