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

/** Clients parse the arguments, and servers send none at all for functions without parameters. */
const NO_ARGUMENTS = '{}';

/** A function call whose arguments come in pieces. It opens with its name. */
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

  /** @param callId makes the id that the caller sees from the server's own, which may be empty; asked once */
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

  /** When nothing but spaces could follow the arguments. */
  get isWhole(): boolean {
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
    const { name, arguments: whole } = this.value(status);
    return [
      ...this.write(),
      { type: 'response.function_call_arguments.done', ...this.#place, name, arguments: whole },
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
