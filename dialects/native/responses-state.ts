import { failure } from '../../errors/gateway-error.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

interface StreamedItem {
  type: string;
  isOpen: boolean;
  hasText: boolean;
}

/** Deltas of text, and the types of their items. */
const DELTAS: Readonly<Record<string, string>> = {
  'response.output_text.delta': 'message',
  'response.refusal.delta': 'message',
  'response.function_call_arguments.delta': 'function_call',
  'response.reasoning_text.delta': 'reasoning',
  'response.reasoning_summary_text.delta': 'reasoning',
};
/** Most items of a response. */
const MAX_ITEMS = 10_000;

/**
 * Validates the order of events in a responses stream (wire formats §6.3): one opening, items that are added, filled
 * and done, and an end whose status matches its event and whose output contains what was streamed. Throws `bad_gateway`
 * for any other order.
 */
export class ResponsesStreamState {
  #hasStarted = false;
  readonly #items = new Map<number, StreamedItem>();

  accept(type: string, event: JsonRecord): void {
    if (type === 'keepalive') return;
    if (type === 'response.created') return this.#start(event['response']);
    if (!this.#hasStarted) throw invalidStream(`${type} comes before response.created`);
    switch (type) {
      case 'response.in_progress':
      case 'response.queued':
        if (!isRecord(event['response'])) throw invalidStream(`${type} has no response`);
        return;
      case 'response.output_item.added':
        return this.#add(event);
      case 'response.output_item.done':
        return this.#finish(event);
      case 'response.completed':
        return this.#end(event['response'], 'completed');
      case 'response.incomplete':
        return this.#end(event['response'], 'incomplete');
      case 'response.failed':
        throw invalidStream('the response failed');
      default:
        return this.#fill(type, event);
    }
  }

  #start(response: unknown): void {
    if (this.#hasStarted) throw invalidStream('it has a second response.created');
    if (!isRecord(response)) throw invalidStream('response.created has no response');
    this.#hasStarted = true;
  }

  #add({ output_index: index, item }: JsonRecord): void {
    if (!Number.isSafeInteger(index) || Number(index) < 0 || this.#items.size >= MAX_ITEMS)
      throw invalidStream('an item has no valid output_index');
    if (!isRecord(item) || typeof item['type'] !== 'string') throw invalidStream('an item has no type');
    if (this.#items.has(Number(index))) throw invalidStream('two items have the same output_index');
    this.#items.set(Number(index), { type: item['type'], isOpen: true, hasText: false });
  }

  /** Accepts the events of an item's parts. Unknown types pass. */
  #fill(type: string, event: JsonRecord): void {
    const expected = DELTAS[type];
    if (expected === undefined) {
      if ('output_index' in event) this.#itemOf(event);
      return;
    }
    const item = this.#itemOf(event);
    if (!item.isOpen || item.type !== expected)
      throw invalidStream(`${type} belongs to an item of another type`);
    const { delta } = event;
    if (typeof delta !== 'string') throw invalidStream(`${type} has no text`);
    item.hasText ||= delta !== '';
  }

  #finish(event: JsonRecord): void {
    const item = this.#itemOf(event);
    const done = event['item'];
    if (!item.isOpen || !isRecord(done) || done['type'] !== item.type)
      throw invalidStream('response.output_item.done belongs to another item');
    if (done['status'] === 'in_progress')
      throw invalidStream('response.output_item.done has an item in progress');
    item.isOpen = false;
  }

  #end(response: unknown, status: 'completed' | 'incomplete'): void {
    if (!isRecord(response)) throw invalidStream('the final event has no response');
    response['status'] ??= status;
    if (response['status'] !== status) throw invalidStream(`response.${status} has another status`);
    const { output } = response;
    if (!Array.isArray(output)) throw invalidStream('the final response has no output');
    if (status === 'completed' && [...this.#items.values()].some(({ isOpen }) => isOpen))
      throw invalidStream('response.completed comes before the end of an item');
    const unclaimed = new UnclaimedItems((output as unknown[]).filter(isRecord));
    for (const streamed of this.#items.values()) {
      // Not all servers repeat streamed reasoning.
      if (streamed.type === 'reasoning') continue;
      // Compare kind and order, because not all servers number the items of the end as before.
      const isFound = unclaimed.claim(streamed.type, streamed.hasText);
      if (!isFound && (streamed.hasText || streamed.type !== 'message'))
        throw invalidStream('the final response lacks an item that was streamed');
    }
  }

  #itemOf({ output_index: index }: JsonRecord): StreamedItem {
    const item = this.#items.get(Number(index));
    if (item === undefined) throw invalidStream('an event belongs to an item that was not added');
    return item;
  }
}

/** The output of the final response, in which each streamed item claims one item. Each item is visited at most twice. */
class UnclaimedItems {
  readonly #byType = new Map<unknown, { item: JsonRecord; isClaimed: boolean }[]>();
  /** Where the next search begins. Everything before is claimed, or has no text if the search needs one. */
  readonly #starts = new Map<string, number>();

  constructor(items: readonly JsonRecord[]) {
    for (const item of items) {
      const { type } = item;
      const list = this.#byType.get(type) ?? [];
      list.push({ item, isClaimed: false });
      this.#byType.set(type, list);
    }
  }

  /** Claims the first free item of this type, with text if needed. Returns whether there is one. */
  claim(type: string, needsText: boolean): boolean {
    const list = this.#byType.get(type) ?? [];
    const search = `${String(needsText)} ${type}`;
    for (let at = this.#starts.get(search) ?? 0; at < list.length; at += 1) {
      const entry = list[at];
      if (entry === undefined || entry.isClaimed || (needsText && !hasText(entry.item))) continue;
      entry.isClaimed = true;
      this.#starts.set(search, at + 1);
      return true;
    }
    this.#starts.set(search, list.length);
    return false;
  }
}

/** Whether an item has text in its parts, its summary or its arguments. */
function hasText(item: JsonRecord): boolean {
  if (typeof item['arguments'] === 'string') return item['arguments'] !== '';
  const parts = [item['content'], item['summary']].flat();
  return parts.some((part) => isRecord(part) && [part['text'], part['refusal']].some(isFilled));
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function invalidStream(reason: string): Error {
  return failure('bad_gateway', { internal: `the upstream stream is invalid: ${reason}` });
}
