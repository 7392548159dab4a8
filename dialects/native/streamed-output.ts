import { invalidStream } from './invalid-stream.ts';
import { keepId } from './missing-openings.ts';
import { isLoose, isObjectText, isRecord, looseList, type Loose } from '../values/json-values.ts';

/** What a stream has sent of one item. */
export interface StreamedItem {
  type: string;
  isOpen: boolean;
  hasText: boolean;
  /** The item as it began, or as it was done. */
  value: Loose.ResponseOutputItem;
  /** The text of its deltas while it is open, by kind. */
  text: string[];
  refusal: string[];
}

/** How a response may end. */
export type EndStatus = 'completed' | 'incomplete';

export function openItem(value: Loose.ResponseOutputItem, type: string): StreamedItem {
  return { type, isOpen: true, hasText: false, value, text: [], refusal: [] };
}

/** Ends an item. A server that repeats nothing of what it streamed loses nothing: its text is that of the deltas. */
export function closeItem(
  streamed: StreamedItem,
  done: Loose.ResponseOutputItem,
  status: EndStatus = 'completed',
): void {
  streamed.isOpen = false;
  if (streamed.hasText && !hasText(done)) fillItem(streamed, done, status);
  streamed.value = done;
  streamed.text = [];
  streamed.refusal = [];
}

/**
 * Completes the output of the final response with the streamed items that it lacks, and returns the events that end the
 * items that the server left open. Throws `bad_gateway` for a call whose arguments are cut off.
 */
export function completeOutput(
  response: Loose.ResponseObject,
  streamed: ReadonlyMap<number, StreamedItem>,
  status: EndStatus,
): Loose.ResponseOutputItemDoneEvent[] {
  const given = looseList<Loose.ResponseOutputItem>(response.output);
  const unclaimed = new UnclaimedItems(given);
  const replaced = new Map<Loose.ResponseOutputItem, Loose.ResponseOutputItem>();
  const missed: [number, Loose.ResponseOutputItem][] = [];
  const events: Loose.ResponseOutputItemDoneEvent[] = [];
  for (const [index, item] of [...streamed].sort(([one], [other]) => one - other)) {
    // Compare kind and order, because not all servers number the items of the end as before.
    const found = unclaimed.claim(item.type, item.hasText);
    if (found !== null) keepId(found, item.value);
    if (item.isOpen) {
      if (found === null && !FILLED.has(item.type)) throw invalidStream('an item has no end');
      closeItem(item, found ?? { ...item.value, status }, status);
      if (status === 'completed')
        events.push({ type: 'response.output_item.done', output_index: index, item: item.value });
    }
    if (found !== null || !isMissed(item, given.length)) continue;
    const empty = unclaimed.claim(item.type, false);
    if (empty === null) missed.push([index, item.value]);
    else replaced.set(empty, item.value);
  }
  response.output = merged(
    given.map((item) => replaced.get(item) ?? item),
    missed,
  );
  return events;
}

/** Returns the streamed items, by index, with the text so far of those that the server left open. */
export function outputSoFar(
  streamed: ReadonlyMap<number, StreamedItem>,
): [number, Loose.ResponseOutputItem][] {
  return [...streamed]
    .sort(([one], [other]) => one - other)
    .map(([index, item]) => {
      if (item.isOpen && FILLED.has(item.type))
        closeItem(item, { ...item.value, status: 'incomplete' }, 'incomplete');
      return [index, item.value];
    });
}

/** Inserts items at their places, as far as the list reaches. */
function merged(
  given: readonly Loose.ResponseOutputItem[],
  missed: readonly [number, Loose.ResponseOutputItem][],
): Loose.ResponseOutputItem[] {
  const output: Loose.ResponseOutputItem[] = [];
  let next = 0;
  for (const [index, item] of missed) {
    while (output.length < index && next < given.length) output.push(given[next++] ?? {});
    output.push(item);
  }
  return [...output, ...given.slice(next)];
}

/** Types whose items can be completed from their deltas. */
const FILLED = new Set(['message', 'function_call', 'reasoning']);

/** Whether a response without this item lacks something. Not all servers repeat streamed reasoning. */
function isMissed({ type, hasText: isFilledItem }: StreamedItem, givenCount: number): boolean {
  if (type === 'reasoning') return givenCount === 0;
  return isFilledItem || type !== 'message';
}

/** Sets the content of an item to the text of its deltas. */
function fillItem(
  { type, text, refusal }: StreamedItem,
  item: Loose.ResponseOutputItem,
  status: EndStatus,
): void {
  switch (type) {
    case 'message':
      item.content = [
        ...(text.length === 0 ? [] : [{ type: 'output_text', text: text.join('') }]),
        ...(refusal.length === 0 ? [] : [{ type: 'refusal', refusal: refusal.join('') }]),
      ];
      return;
    case 'function_call': {
      const json = text.join('');
      if (status === 'completed' && !isObjectText(json))
        throw invalidStream('the arguments of a call are cut off');
      item.arguments = json;
      return;
    }
    case 'reasoning':
      item.content = [{ type: 'reasoning_text', text: text.join('') }];
  }
}

/** The output of the final response, in which each streamed item claims one item. Each item is visited at most twice. */
class UnclaimedItems {
  readonly #byType = new Map<unknown, { item: Loose.ResponseOutputItem; isClaimed: boolean }[]>();
  /** Where the next search begins. Everything before is claimed, or has no text if the search needs one. */
  readonly #starts = new Map<string, number>();

  constructor(items: readonly Loose.ResponseOutputItem[]) {
    for (const item of items) {
      const { type } = item;
      const list = this.#byType.get(type) ?? [];
      list.push({ item, isClaimed: false });
      this.#byType.set(type, list);
    }
  }

  /** Claims the first free item of this type, with text if needed. Null if there is none. */
  claim(type: string, needsText: boolean): Loose.ResponseOutputItem | null {
    const list = this.#byType.get(type) ?? [];
    const search = `${String(needsText)} ${type}`;
    for (let at = this.#starts.get(search) ?? 0; at < list.length; at += 1) {
      const entry = list[at];
      if (entry === undefined || entry.isClaimed || (needsText && !hasText(entry.item))) continue;
      entry.isClaimed = true;
      this.#starts.set(search, at + 1);
      return entry.item;
    }
    this.#starts.set(search, list.length);
    return null;
  }
}

/** Whether an item has text in its parts, its summary or its arguments. */
function hasText(item: Loose.ResponseOutputItem): boolean {
  if (typeof item.arguments === 'string') return item.arguments !== '';
  if (isRecord(item.arguments) || isFilled(item.content)) return true;
  const parts = [item.content, item.summary].flat();
  return parts.some(
    (part) => isLoose<Loose.ResponseContentPart>(part) && [part.text, part.refusal].some(isFilled),
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
