import type { ResponseItemStatus, ResponseOutputItem } from '../../generated/contract.ts';
import { ObjectScanner } from '../values/object-scanner.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { callFormOf, type CallForm } from './call-forms.ts';
import type { ResponseIds } from './ids.ts';
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

/** The call once its tool is known. */
interface OpenCall {
  form: CallForm;
  place: ItemPlace;
  callId: string;
}

/** A call whose arguments arrive in pieces. It is announced when its name is known. */
export class StreamedCall implements StreamedItem {
  readonly #outputIndex: number;
  readonly #ids: ResponseIds;
  readonly #names: ToolNames;
  readonly #scanner = new ObjectScanner();
  #givenId = '';
  #name = '';
  #waiting = '';
  #open: OpenCall | null = null;
  #isClosed = false;

  /** @param names the names of the request's tools */
  constructor(outputIndex: number, ids: ResponseIds, names: ToolNames) {
    this.#outputIndex = outputIndex;
    this.#ids = ids;
    this.#names = names;
  }

  get isOpen(): boolean {
    return this.#open !== null;
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
    this.#waiting += piece.arguments;
  }

  write(): ResponseEvent[] {
    if (this.#name === '') return [];
    const events: ResponseEvent[] = [];
    if (this.#open === null) {
      const form = callFormOf(this.#names.called(this.#name));
      const output_index = this.#outputIndex;
      const place = { item_id: this.#ids.item(form.type, output_index), output_index };
      this.#open = { form, place, callId: this.#ids.call(this.#givenId, output_index) };
      events.push(itemEvent('added', place, this.value('in_progress')));
    }
    if (this.#waiting !== '') events.push(...this.#open.form.add(this.#waiting, this.#open.place));
    this.#waiting = '';
    return events;
  }

  close(status: ResponseItemStatus): ResponseEvent[] {
    this.#isClosed = true;
    const events = this.write();
    const { form, place } = this.#opened();
    events.push(...form.finish(place));
    return [...events, itemEvent('done', place, this.value(status))];
  }

  value(status: ResponseItemStatus): ResponseOutputItem {
    const { form, place, callId } = this.#opened();
    return form.item(place, callId, status);
  }

  #opened(): OpenCall {
    if (this.#open === null) throw new Error('the call has not been announced');
    return this.#open;
  }
}
