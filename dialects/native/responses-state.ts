import { isLoose, type JsonObject, type Loose } from '../values/json-values.ts';
import { invalidStream } from './invalid-stream.ts';
import { keepId } from './missing-openings.ts';
import { closeItem, completeOutput, openItem, outputSoFar, type StreamedItem } from './streamed-output.ts';

/** Deltas of text, and the types of their items. */
const DELTAS: Readonly<Record<string, string>> = {
  'response.output_text.delta': 'message',
  'response.refusal.delta': 'message',
  'response.function_call_arguments.delta': 'function_call',
  'response.reasoning_text.delta': 'reasoning',
  'response.reasoning_summary_text.delta': 'reasoning',
};
const TYPES = new Set(Object.values(DELTAS));
const KNOWN_PARTS = /^response\.(?:content_part|output_text|refusal|function_call_arguments|reasoning_)/;
/** Most items of a response. */
const MAX_ITEMS = 10_000;
const NOTHING: readonly JsonObject[] = [];

/**
 * Validates the order of events in a responses stream (docs/wire-formats/responses.md#response-streams): one opening,
 * items that are added, filled and done, and an end whose status matches its event. Completes what a server leaves out
 * although the stream has it: the end of items, and items of the final response. Throws `bad_gateway` for any other
 * order.
 */
export class ResponsesStreamState {
  #hasStarted = false;
  readonly #items = new Map<number, StreamedItem>();

  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** Returns the events to write before this one. */
  accept(type: string, event: Loose.ResponseStreamEvent): readonly Loose.ResponseStreamEvent[] {
    switch (type) {
      case 'response.completed':
      case 'response.incomplete':
        this.#requireStart(type);
        return this.#end(event.response, type === 'response.completed' ? 'completed' : 'incomplete');
      default:
        this.#accept(type, event);
        return NOTHING;
    }
  }

  /** The item that an event belongs to; undefined for an event of no item. */
  itemAt(outputIndex: unknown): Loose.ResponseOutputItem | undefined {
    return this.#items.get(Number(outputIndex))?.value;
  }

  /** The items of a response that ends here, with their indexes. */
  outputSoFar(): [number, Loose.ResponseOutputItem][] {
    return outputSoFar(this.#items);
  }

  #accept(type: string, event: Loose.ResponseStreamEvent): void {
    if (type === 'keepalive') return;
    if (type === 'response.created') return this.#start(event.response);
    this.#requireStart(type);
    switch (type) {
      case 'response.in_progress':
      case 'response.queued':
        if (!isLoose<Loose.ResponseObject>(event.response)) throw invalidStream(`${type} has no response`);
        return;
      case 'response.output_item.added':
        return this.#add(event);
      case 'response.output_item.done':
        return this.#finish(event);
      case 'response.failed':
        throw invalidStream('the response failed');
      default:
        return this.#fill(type, event);
    }
  }

  #requireStart(type: string): void {
    if (!this.#hasStarted) throw invalidStream(`${type} comes before response.created`);
  }

  #start(response: unknown): void {
    if (this.#hasStarted) throw invalidStream('it has a second response.created');
    if (!isLoose<Loose.ResponseObject>(response)) throw invalidStream('response.created has no response');
    this.#hasStarted = true;
  }

  #add({ output_index: index, item }: Loose.ResponseOutputItemAddedEvent): void {
    if (!Number.isSafeInteger(index) || Number(index) < 0 || this.#items.size >= MAX_ITEMS)
      throw invalidStream('an item has no valid output_index');
    if (!isLoose<Loose.ResponseOutputItem>(item) || typeof item.type !== 'string')
      throw invalidStream('an item has no type');
    if (this.#items.has(Number(index))) throw invalidStream('two items have the same output_index');
    this.#items.set(Number(index), openItem(item, item.type));
  }

  /** Accepts the events of an item's parts. Unknown types pass, and known ones in items of unknown types. */
  #fill(type: string, event: Loose.ResponseStreamEvent): void {
    const expected = DELTAS[type];
    if (expected === undefined) {
      if (KNOWN_PARTS.test(type)) this.#itemOf(event);
      return;
    }
    const item = this.#itemOf(event);
    if (!TYPES.has(item.type)) return;
    if (!item.isOpen || item.type !== expected)
      throw invalidStream(`${type} belongs to an item of another type`);
    const { delta } = event;
    if (typeof delta !== 'string') throw invalidStream(`${type} has no text`);
    item.hasText ||= delta !== '';
    (type === 'response.refusal.delta' ? item.refusal : item.text).push(delta);
  }

  #finish(event: Loose.ResponseStreamEvent): void {
    const item = this.#itemOf(event);
    const done = event.item;
    if (!item.isOpen || !isLoose<Loose.ResponseOutputItem>(done) || typeof done.type !== 'string')
      throw invalidStream('response.output_item.done belongs to another item');
    if (done.type === item.type) keepId(done, item.value);
    else if (item.hasText) throw invalidStream('response.output_item.done belongs to another item');
    // Perplexity begins its own search as a call, and ends it as its results.
    item.type = done.type;
    closeItem(item, done);
  }

  /** Returns the events that the server left out before its last one. */
  #end(response: unknown, status: 'completed' | 'incomplete'): readonly JsonObject[] {
    if (!isLoose<Loose.ResponseObject>(response)) throw invalidStream('the final event has no response');
    response.status ??= status;
    if (response.status !== status) throw invalidStream(`response.${status} has another status`);
    return completeOutput(response, this.#items, status);
  }

  #itemOf({ output_index: index }: Loose.ResponseOutputItemAddedEvent): StreamedItem {
    const item = this.#items.get(Number(index));
    if (item === undefined) throw invalidStream('an event belongs to an item that was not added');
    return item;
  }
}
