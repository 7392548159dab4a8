import type { ChatDelta } from '../../generated/contract.ts';
import { invalidResponse } from '../invalid-response.ts';
import { argumentsText, textOf } from '../response-text.ts';
import type { CallStyle } from '../chat-response/finish.ts';

import type { JsonRecord } from '../json-values.ts';
import { fallbackCallId } from './response.ts';

interface OpenCall {
  /** Counts calls, not items; null until the name is known. */
  number: number | null;
  callId: string;
  name: string;
  /** The arguments that were written, and those that wait for the name. */
  sent: string;
  waiting: string;
}

/** The function calls of a responses stream as deltas of a chat stream. Calls may be interleaved, and stay so. */
export class CallDeltas {
  readonly #legacy: boolean;
  readonly #requestId: string;
  readonly #calls = new Map<string, OpenCall>();
  #count = 0;

  /** @param legacy whether the caller speaks of `functions` */
  constructor(legacy: boolean, requestId: string) {
    this.#legacy = legacy;
    this.#requestId = requestId;
  }

  get called(): CallStyle {
    if (this.#calls.size === 0) return 'nothing';
    return this.#legacy ? 'function' : 'tools';
  }

  /**
   * A call is announced, or more of it becomes known. Its arguments are left for the deltas, or for `finish`.
   *
   * @param key which item it is
   */
  open(key: string, item: JsonRecord): ChatDelta[] {
    const call = this.#callAt(key);
    call.callId ||= textOf(item['call_id']);
    call.name ||= textOf(item['name']);
    return this.#write(call);
  }

  add(key: string, piece: string): ChatDelta[] {
    const call = this.#callAt(key);
    call.waiting += piece;
    return this.#write(call);
  }

  /** What the whole item holds beyond its pieces; servers may send it without any. */
  finish(key: string, item: JsonRecord): ChatDelta[] {
    const call = this.#callAt(key);
    const whole = argumentsText(item['arguments']);
    const knownCharacters = call.sent.length + call.waiting.length;
    // By length first: a server that ends an item again and again must not have all arguments compared each time.
    if (whole.length > knownCharacters && whole.startsWith(call.sent + call.waiting))
      call.waiting += whole.slice(knownCharacters);
    return this.open(key, item);
  }

  /**
   * Nothing at all is no JSON, and clients parse the arguments. Throws `bad_gateway` when a call never got its name.
   */
  finishAll(): ChatDelta[] {
    return [...this.#calls.values()].flatMap((call) => {
      if (call.number === null) throw invalidResponse('a tool call has no name');
      if (call.sent === '') call.waiting = '{}';
      return this.#write(call);
    });
  }

  #callAt(key: string): OpenCall {
    let call = this.#calls.get(key);
    if (call === undefined) {
      call = { number: null, callId: '', name: '', sent: '', waiting: '' };
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
    if (call.waiting !== '') deltas.push(...this.#piece(call.number, call.waiting));
    call.sent += call.waiting;
    call.waiting = '';
    return deltas;
  }

  /** The first delta of a call, alone with id, type and name: some clients join names that come again (wire formats §4.3). */
  #start({ callId, name }: OpenCall, index: number): ChatDelta[] {
    const called = { name, arguments: '' };
    if (this.#legacy) return index === 0 ? [{ function_call: called }] : [];
    const id = callId === '' ? fallbackCallId(this.#requestId, index) : callId;
    return [{ tool_calls: [{ index, id, type: 'function', function: called }] }];
  }

  #piece(index: number, text: string): ChatDelta[] {
    if (!this.#legacy) return [{ tool_calls: [{ index, function: { arguments: text } }] }];
    return index === 0 ? [{ function_call: { arguments: text } }] : [];
  }
}
