import type { ChatDelta } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import { argumentsText, textOf } from '../texts/response-text.ts';
import type { CallStyle } from '../chat-response/finish.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { fallbackCallId } from './response.ts';
import { isObjectText, type Loose } from '../values/json-values.ts';

interface OpenCall {
  /** The number among the calls, not among the items. Null until the name is known. */
  number: number | null;
  callId: string;
  name: string;
  isCustom: boolean;
  /** Whether its complete item has come. */
  isDone: boolean;
  /** Arguments that were written, and those held back until the name is known. */
  sent: string;
  waiting: string;
}

/** Translates the calls of a responses stream to deltas of a chat stream. Interleaved calls stay interleaved. */
export class CallDeltas {
  readonly #legacy: boolean;
  readonly #requestId: string;
  readonly #names: ToolNames;
  readonly #calls = new Map<string, OpenCall>();
  #count = 0;

  /**
   * @param legacy whether the client uses the older `functions`
   * @param names the names of the request's tools
   */
  constructor(legacy: boolean, requestId: string, names: ToolNames) {
    this.#names = names;
    this.#legacy = legacy;
    this.#requestId = requestId;
  }

  get called(): CallStyle {
    if (this.#calls.size === 0) return 'nothing';
    return this.#legacy ? 'function' : 'tools';
  }

  /**
   * Begins a call, or adds its id and name. Arguments come through `add` or `finish`.
   *
   * @param key identifies the item
   */
  open(key: string, item: Loose.ResponseOutputItem): ChatDelta[] {
    const call = this.#callAt(key);
    call.callId ||= textOf(item.call_id);
    call.name ||= textOf(item.name);
    call.isCustom ||= item.type === 'custom_tool_call';
    return this.#write(call);
  }

  add(key: string, piece: string): ChatDelta[] {
    const call = this.#callAt(key);
    call.waiting += piece;
    return this.#write(call);
  }

  /** Adds the part of the complete item's arguments that the deltas did not contain. Some servers send no deltas. */
  finish(key: string, item: Loose.ResponseOutputItem): ChatDelta[] {
    const call = this.#callAt(key);
    call.isDone = true;
    const complete = argumentsText(item.arguments ?? item.input);
    const knownCharacters = call.sent.length + call.waiting.length;
    // Compare lengths first, because a server may end an item repeatedly and comparing all arguments each time is slow.
    if (complete.length > knownCharacters && complete.startsWith(call.sent + call.waiting))
      call.waiting += complete.slice(knownCharacters);
    return this.open(key, item);
  }

  /** Whether a call has begun whose complete item has not come. */
  isOpen(key: string): boolean {
    return this.#calls.get(key)?.isDone === false;
  }

  /**
   * Ends all calls. Empty arguments become `{}`, because clients parse them as JSON. Throws `bad_gateway` for a call
   * without a name.
   *
   * @param isComplete whether the response is complete; arguments that are cut off throw `bad_gateway` then
   */
  finishAll(isComplete: boolean): ChatDelta[] {
    return [...this.#calls.values()].flatMap((call) => {
      if (call.number === null) throw invalidResponse('a tool call has no name');
      if (isComplete && !call.isDone && !call.isCustom && call.sent !== '' && !isObjectText(call.sent))
        throw invalidResponse('the arguments of a call are cut off');
      if (call.sent === '' && !call.isCustom) call.waiting = '{}';
      return this.#write(call);
    });
  }

  #callAt(key: string): OpenCall {
    let call = this.#calls.get(key);
    if (call === undefined) {
      call = { number: null, callId: '', name: '', isCustom: false, isDone: false, sent: '', waiting: '' };
      this.#calls.set(key, call);
    }
    return call;
  }

  #write(call: OpenCall): ChatDelta[] {
    if (call.name === '') return [];
    const deltas: ChatDelta[] = [];
    if (call.number === null) {
      call.number = this.#count;
      this.#count += 1;
      deltas.push(...this.#start(call, call.number));
    }
    if (call.waiting !== '') deltas.push(...this.#piece(call, call.number));
    call.sent += call.waiting;
    call.waiting = '';
    return deltas;
  }

  /**
   * Returns the first delta of a call. Only this one has id, type and name, because some clients concatenate repeated
   * names.
   */
  #start({ callId, name: sent, isCustom }: OpenCall, index: number): ChatDelta[] {
    const { name } = this.#names.called(sent);
    const called = { name, arguments: '' };
    if (this.#legacy) return index === 0 ? [{ function_call: called }] : [];
    const id = callId === '' ? fallbackCallId(this.#requestId, index) : callId;
    if (isCustom) return [{ tool_calls: [{ index, id, type: 'custom', custom: { name, input: '' } }] }];
    return [{ tool_calls: [{ index, id, type: 'function', function: called }] }];
  }

  #piece({ waiting: text, isCustom }: OpenCall, index: number): ChatDelta[] {
    if (isCustom) return [{ tool_calls: [{ index, custom: { input: text } }] }];
    if (!this.#legacy) return [{ tool_calls: [{ index, function: { arguments: text } }] }];
    return index === 0 ? [{ function_call: { arguments: text } }] : [];
  }
}
