import { failure } from '../../errors/gateway-error.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';

interface StreamedItem {
  type: string;
  isOpen: boolean;
  hasText: boolean;
}

/** Deltas of text, and the items that they belong to. */
const DELTAS: Readonly<Record<string, string>> = {
  'response.output_text.delta': 'message',
  'response.refusal.delta': 'message',
  'response.function_call_arguments.delta': 'function_call',
  'response.reasoning_text.delta': 'reasoning',
  'response.reasoning_summary_text.delta': 'reasoning',
};
/** More items are no response of a model. */
const MAX_ITEMS = 10_000;

/**
 * What may come next in a responses stream (wire formats §6.3): one opening, items that are added, filled and done, and an end whose
 * status is that of its event and whose output holds what was streamed. Throws `bad_gateway` for everything else.
 */
export class ResponsesStreamState {
  #hasStarted = false;
  readonly #items = new Map<number, StreamedItem>();

  accept(type: string, event: JsonRecord): void {
    if (type === 'keepalive') return;
    if (type === 'response.created') return this.#start(event['response']);
    if (!this.#hasStarted) throw wrong(`${type} before response.created`);
    switch (type) {
      case 'response.in_progress':
      case 'response.queued':
        if (!isRecord(event['response'])) throw wrong(`${type} without a response`);
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
        throw wrong('a response that failed');
      default:
        return this.#fill(type, event);
    }
  }

  #start(response: unknown): void {
    if (this.#hasStarted) throw wrong('a second response.created');
    if (!isRecord(response)) throw wrong('response.created without a response');
    this.#hasStarted = true;
  }

  #add({ output_index: index, item }: JsonRecord): void {
    if (!Number.isSafeInteger(index) || Number(index) < 0 || this.#items.size >= MAX_ITEMS)
      throw wrong('an item without a number');
    if (!isRecord(item) || typeof item['type'] !== 'string') throw wrong('an item without a type');
    if (this.#items.has(Number(index))) throw wrong('two items with one number');
    this.#items.set(Number(index), { type: item['type'], isOpen: true, hasText: false });
  }

  /** Events of an item's parts. Those of types that this version does not know pass. */
  #fill(type: string, event: JsonRecord): void {
    const expected = DELTAS[type];
    if (expected === undefined) {
      if ('output_index' in event) this.#itemOf(event);
      return;
    }
    const item = this.#itemOf(event);
    if (!item.isOpen || item.type !== expected) throw wrong(`${type} in another item`);
    const { delta } = event;
    if (typeof delta !== 'string') throw wrong(`${type} without a text`);
    item.hasText ||= delta !== '';
  }

  #finish(event: JsonRecord): void {
    const item = this.#itemOf(event);
    const done = event['item'];
    if (!item.isOpen || !isRecord(done) || done['type'] !== item.type) throw wrong('the end of another item');
    if (done['status'] === 'in_progress') throw wrong('the end of an item that is in progress');
    item.isOpen = false;
  }

  #end(response: unknown, status: 'completed' | 'incomplete'): void {
    if (!isRecord(response)) throw wrong('the end of no response');
    response['status'] ??= status;
    if (response['status'] !== status) throw wrong(`response.${status} with another status`);
    const { output } = response;
    if (!Array.isArray(output)) throw wrong('the end of a response without output');
    if (status === 'completed' && [...this.#items.values()].some(({ isOpen }) => isOpen))
      throw wrong('response.completed with an item in progress');
    const left = new UnclaimedItems((output as unknown[]).filter(isRecord));
    for (const streamed of this.#items.values()) {
      // Reasoning is shown while it comes; not all servers repeat it.
      if (streamed.type === 'reasoning') continue;
      // By kind and order: not all servers number the items of the end as before.
      const isFound = left.claim(streamed.type, streamed.hasText);
      if (!isFound && (streamed.hasText || streamed.type !== 'message'))
        throw wrong('an end without what it streamed');
    }
  }

  #itemOf({ output_index: index }: JsonRecord): StreamedItem {
    const item = this.#items.get(Number(index));
    if (item === undefined) throw wrong('an event of an item that was not added');
    return item;
  }
}

/** The output of an ended response, of which each item stands for one that was streamed. Each is looked at twice at most. */
class UnclaimedItems {
  readonly #byType = new Map<unknown, { item: JsonRecord; isClaimed: boolean }[]>();
  /** Where the next search begins: everything before is claimed, or lacks the text that is searched for. */
  readonly #starts = new Map<string, number>();

  constructor(items: readonly JsonRecord[]) {
    for (const item of items) {
      const { type } = item;
      const list = this.#byType.get(type) ?? [];
      list.push({ item, isClaimed: false });
      this.#byType.set(type, list);
    }
  }

  /** Claims the first item of this type, or the first with a text. Returns whether there is one. */
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

/** Whether an item has any text: of its parts, its summary or its arguments. */
function hasText(item: JsonRecord): boolean {
  if (typeof item['arguments'] === 'string') return item['arguments'] !== '';
  const parts = [item['content'], item['summary']].flat();
  return parts.some((part) => isRecord(part) && [part['text'], part['refusal']].some(isFilled));
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function wrong(what: string): Error {
  return failure('bad_gateway', { internal: `the upstream stream has ${what}` });
}
