import { itemEvents } from '../response-as-stream/responses.ts';
import { textOf } from '../texts/response-text.ts';
import { isLoose, type Loose } from '../values/json-values.ts';

/** An event that the server left out. */
type Opening = Loose.ResponseStreamEvent & { type: string };

/** Events of the text of a message, and the parts that have to be open before the first of them. */
const TEXTS = /^response\.(?:content_part|output_text|refusal)\./;
const PARTS: Readonly<Record<string, Loose.ResponseContentPart>> = {
  'response.output_text.delta': { type: 'output_text', text: '', annotations: [], logprobs: [] },
  'response.refusal.delta': { type: 'refusal', refusal: '' },
};

/**
 * Opens the message and the parts whose text a server streams without announcing them. Clients that assemble the response
 * from its events fail there (NousResearch/hermes-agent#119758, Wei-Shaw/sub2api#4468, BerriAI/litellm#27442).
 */
export class MissingOpenings {
  #hasItems = false;
  /** The index of the message that the server did not announce. */
  #ownIndex: number | null = null;
  readonly #parts = new Set<string>();
  readonly #announced = new Set<unknown>();

  /** Whether the stream has announced an item. */
  get hasItems(): boolean {
    return this.#hasItems;
  }

  /** Returns the events to insert before an event, and gives it the index of the message if it has none. */
  before(type: string, event: Loose.ResponseStreamEvent): Opening[] {
    if (type === 'response.output_item.added') {
      this.#hasItems = true;
      this.#announced.add(event.output_index);
    }
    if (type === 'response.output_item.done') return this.#openItem(event);
    if (!TEXTS.test(type)) return [];
    const opening = this.#hasItems ? [] : [this.#openMessage(event)];
    if (this.#ownIndex !== null) event.output_index ??= this.#ownIndex;
    const { output_index, content_index = 0 } = event;
    const place = `${String(output_index)} ${String(content_index)}`;
    const part = PARTS[type];
    const isMissing = part !== undefined && !this.#parts.has(place);
    if (isMissing || type === 'response.content_part.added') this.#parts.add(place);
    if (!isMissing) return opening;
    const item_id = textOf(event.item_id);
    const added = {
      type: 'response.content_part.added',
      item_id,
      output_index,
      content_index,
      part: { ...part },
    };
    return [...opening, added];
  }

  /** Returns the events before the end of an item that comes without any of them. */
  #openItem({ output_index, item }: Loose.ResponseStreamEvent): Opening[] {
    if (this.#announced.has(output_index) || !isLoose<Loose.ResponseOutputItem>(item)) return [];
    this.#hasItems = true;
    this.#announced.add(output_index);
    return itemEvents(item, Number(output_index)).slice(0, -1);
  }

  #openMessage({ output_index: index, item_id: id }: Loose.ResponseStreamEvent): Opening {
    this.#hasItems = true;
    this.#ownIndex = Number.isSafeInteger(index) ? Number(index) : 0;
    this.#announced.add(this.#ownIndex);
    const item = { type: 'message', id: textOf(id), role: 'assistant', content: [] };
    return { type: 'response.output_item.added', output_index: this.#ownIndex, item };
  }
}

/**
 * Gives an item that is done the id that it had when it began. Bedrock leaves it out (anomalyco/opencode#46885), and GitHub
 * Copilot has another one in each event (vercel/ai, `github-copilot-id-rotation.1.chunks.txt`).
 */
export function keepId(done: Loose.ResponseOutputItem, begun: Loose.ResponseOutputItem): void {
  const id = textOf(begun.id) || textOf(done.id);
  if (id !== '') done.id = id;
}

/** Whether an event announces or ends no item, which the format allows (anomalyco/opencode#45330). */
export function isWithoutItem(type: string, { item }: Loose.ResponseStreamEvent): boolean {
  return type.startsWith('response.output_item.') && (item ?? null) === null;
}

/**
 * Whether an event is one of a response. Others say what its client cannot use, such as the limits of the operator's
 * account (`codex.rate_limits`) or `ping`, and strict clients fail on them (router-for-me/CLIProxyAPI#6007).
 */
export function isOfFormat(type: string): boolean {
  return type.startsWith('response.') || type === 'error' || type === 'keepalive';
}
