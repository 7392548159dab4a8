import type { ResponseItemStatus, ResponseOutputFunctionCall } from '../../generated/contract.ts';
import { ObjectScanner } from '../object-scanner.ts';
import type { ResponseEvent } from './response-events.ts';
import { itemEvent, type ItemPlace, type StreamedItem } from './streamed-item.ts';

/** One delta of a call. */
export interface CallPiece {
  /** The server's number of the call. */
  index: number;
  id: string;
  name: string;
  arguments: string;
}

/** Arguments of functions without parameters. Clients parse them, and some servers send nothing. */
const NO_ARGUMENTS = '{}';

/** A function call whose arguments arrive in pieces. It is announced when its name is known. */
export class StreamedCall implements StreamedItem {
  readonly #place: ItemPlace;
  readonly #callId: (given: string) => string;
  readonly #scanner = new ObjectScanner();
  #givenId = '';
  #name = '';
  #arguments = '';
  #waiting = '';
  /** Set when the call opens. */
  #id: string | null = null;
  #isClosed = false;

  /** @param callId returns the id for the client, from the server's id, which may be empty; called once */
  constructor(place: ItemPlace, callId: (given: string) => string) {
    this.#place = place;
    this.#callId = callId;
  }

  get isOpen(): boolean {
    return this.#id !== null;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether only white space can follow the arguments. */
  get isComplete(): boolean {
    return this.isOpen && this.#scanner.isComplete;
  }

  add(piece: CallPiece): void {
    this.#givenId ||= piece.id;
    this.#name ||= piece.name;
    this.#scanner.accept(piece.arguments);
    this.#arguments += piece.arguments;
    this.#waiting += piece.arguments;
  }

  write(): ResponseEvent[] {
    if (this.#name === '') return [];
    const events: ResponseEvent[] = [];
    if (this.#id === null) {
      this.#id = this.#callId(this.#givenId);
      events.push(itemEvent('added', this.#place, { ...this.value('in_progress'), arguments: '' }));
    }
    if (this.#waiting !== '')
      events.push({ type: 'response.function_call_arguments.delta', ...this.#place, delta: this.#waiting });
    this.#waiting = '';
    return events;
  }

  close(status: ResponseItemStatus): ResponseEvent[] {
    this.#isClosed = true;
    if (this.#arguments === '') this.#arguments = this.#waiting = NO_ARGUMENTS;
    const { name, arguments: complete } = this.value(status);
    return [
      ...this.write(),
      { type: 'response.function_call_arguments.done', ...this.#place, name, arguments: complete },
      itemEvent('done', this.#place, this.value(status)),
    ];
  }

  value(status: ResponseItemStatus): ResponseOutputFunctionCall {
    return {
      id: this.#place.item_id,
      type: 'function_call',
      call_id: this.#id ?? this.#givenId,
      name: this.#name,
      arguments: this.#arguments,
      status,
    };
  }
}
