import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  ChatTokenLogprob,
  ResponseItemStatus,
  ResponseMessagePart,
  ResponseOutputItem,
} from '../../generated/contract.ts';
import type { ResponseEvent } from './response-events.ts';
import { itemEvent, type ItemPlace, type StreamedItem } from './streamed-item.ts';
import { sealedThoughts, Thoughts, type Detail } from '../texts/signed-thoughts.ts';
import { StreamedPart, type PartKind } from './streamed-part.ts';

/** A message or a reasoning item, with its text parts one after another. */
export class StreamedText implements StreamedItem {
  readonly type: 'message' | 'reasoning';
  readonly isComplete = true;
  readonly #place: ItemPlace;
  readonly #parts: StreamedPart[] = [];
  readonly #thoughts = new Thoughts();
  #closedParts = 0;
  #isOpen = false;

  constructor(type: 'message' | 'reasoning', place: ItemPlace) {
    this.type = type;
    this.#place = place;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  add(kind: PartKind, text: string, logprobs: readonly ChatTokenLogprob[]): void {
    let part = this.#parts.at(-1);
    if (part?.kind !== kind) {
      part = new StreamedPart(kind, { ...this.#place, part_index: this.#parts.length });
      this.#parts.push(part);
    }
    part.add(text, logprobs);
  }

  /** Adds reasoning with its signature. */
  think(detail: Detail): void {
    this.#thoughts.add(detail);
  }

  /** Adds sources to the text. Returns whether the item has one. */
  annotate(annotationsOf: (text: string) => readonly JsonObject[]): boolean {
    const part = this.#parts.at(-1);
    if (part?.kind !== 'output_text') return false;
    part.annotate(annotationsOf(part.text));
    return true;
  }

  write(): ResponseEvent[] {
    const events: ResponseEvent[] = [];
    if (!this.#isOpen) events.push(itemEvent('added', this.#place, this.#item('in_progress', [])));
    this.#isOpen = true;
    for (;;) {
      const part = this.#parts[this.#closedParts];
      if (part === undefined) return events;
      events.push(...part.write());
      if (this.#closedParts === this.#parts.length - 1) return events;
      events.push(...part.close());
      this.#closedParts += 1;
    }
  }

  close(status: ResponseItemStatus): ResponseEvent[] {
    const last = this.#parts.at(-1)?.close() ?? [];
    return [...last, itemEvent('done', this.#place, this.value(status))];
  }

  value(status: ResponseItemStatus): ResponseOutputItem {
    return this.#item(status, this.#parts);
  }

  #item(status: ResponseItemStatus, parts: readonly StreamedPart[]): ResponseOutputItem {
    const id = this.#place.item_id;
    if (this.type === 'message')
      return { id, type: 'message', status, role: 'assistant', content: parts.map(messagePart) };
    const thoughts = this.#thoughts.list;
    const texts = (kind: PartKind): string[] =>
      parts.filter((part) => part.kind === kind).map(({ text }) => text);
    const content = texts('reasoning_text').map((text) => ({ type: 'reasoning_text' as const, text }));
    return {
      id,
      type: 'reasoning',
      status,
      summary: texts('summary_text').map((text) => ({ type: 'summary_text', text })),
      ...(content.length > 0 ? { content } : {}),
      ...(thoughts.length > 0 ? { encrypted_content: sealedThoughts(thoughts) } : {}),
    };
  }
}

function messagePart({ kind, text, logprobs, annotations }: StreamedPart): ResponseMessagePart {
  return kind === 'refusal'
    ? { type: 'refusal', refusal: text }
    : { type: 'output_text', text, annotations: [...annotations], logprobs };
}
