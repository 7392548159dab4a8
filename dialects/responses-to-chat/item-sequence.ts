import type { JsonObject } from '../../bodies/json-body.ts';
import { numberedAnnotations, type Source } from '../texts/citations.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { ChatTokenLogprob, ResponseOutputItem } from '../../generated/contract.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import type { ResponseIds } from './ids.ts';
import type { ResponseEvent } from './response-events.ts';
import { StreamedCall, type CallPiece } from './streamed-call.ts';
import type { ItemPlace, StreamedItem } from './streamed-item.ts';
import type { Detail } from '../texts/signed-thoughts.ts';
import type { PartKind } from './streamed-part.ts';
import { StreamedText } from './streamed-text.ts';

/** More than a model writes in one response, and small enough to hold for every stream. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/** Characters counted for each item, so that the number of empty items is limited too. */
const ITEM_CHARACTERS = 512;
/** Characters counted for the probability of one token. */
const LOGPROB_CHARACTERS = 64;
/** Characters counted for a source of a text. */
const ANNOTATION_CHARACTERS = 512;

/**
 * Writes the output items of one response one after another, because clients track a single open item. The first item
 * in the queue is open. Content of other items waits until the open one is complete.
 */
export class ItemSequence {
  readonly #ids: ResponseIds;
  readonly #reasoningKind: 'reasoning_text' | 'summary_text';
  readonly #names: ToolNames;
  readonly #queue: (StreamedCall | StreamedText)[] = [];
  readonly #calls = new Map<number, StreamedCall>();
  readonly #done: ResponseOutputItem[] = [];
  #hasMessage = false;
  /** Sources that came before their text. */
  #earlyAnnotations: JsonObject[] = [];
  #hasAnnotations = false;
  #heldCharacters = 0;

  /**
   * @param reasoningKind a summary if the client requested one
   * @param names the names of the request's tools
   */
  constructor(ids: ResponseIds, reasoningKind: 'reasoning_text' | 'summary_text', names: ToolNames) {
    this.#names = names;
    this.#ids = ids;
    this.#reasoningKind = reasoningKind;
  }

  addReasoning(text: string): ResponseEvent[] {
    return text === '' ? [] : this.#addPart('reasoning', this.#reasoningKind, text, []);
  }

  /** Adds reasoning with its signatures to the reasoning before it. One without a text is an item of its own. */
  addThoughts(details: readonly Detail[]): ResponseEvent[] {
    for (const detail of details) {
      const { text, signature, data } = detail;
      const last = this.#queue.at(-1);
      let item = last instanceof StreamedText && last.type === 'reasoning' ? last : null;
      if (item === null) {
        // The text of a detail comes as reasoning too.
        if (typeof signature !== 'string' && typeof data !== 'string') continue;
        item = new StreamedText('reasoning', this.#nextPlace('reasoning'));
        this.#queue.push(item);
      }
      for (const held of [text, signature, data]) if (typeof held === 'string') this.#hold(held.length);
      item.think(detail);
    }
    return this.#advance();
  }

  addText(text: string, logprobs: readonly ChatTokenLogprob[]): ResponseEvent[] {
    if (text === '') return [];
    const events = this.#addPart('message', 'output_text', text, logprobs);
    const early = this.#earlyAnnotations;
    this.#earlyAnnotations = [];
    return early.length === 0 ? events : [...events, ...this.#annotate(() => early)];
  }

  /** Adds sources to the text before them, or else to the one after them. */
  addAnnotations(annotations: readonly JsonObject[]): ResponseEvent[] {
    if (annotations.length === 0) return [];
    this.#hasAnnotations = true;
    this.#hold(annotations.length * ANNOTATION_CHARACTERS);
    const item = this.#queue.at(-1);
    if (item instanceof StreamedText && item.type === 'message') return this.#annotate(() => annotations);
    this.#earlyAnnotations.push(...annotations);
    return [];
  }

  /** Adds the numbered sources of the complete text, if it has none of its own. */
  addSources(sources: readonly Source[]): ResponseEvent[] {
    if (sources.length === 0 || this.#hasAnnotations) return [];
    this.#hold(sources.length * ANNOTATION_CHARACTERS);
    return this.#annotate((text) => numberedAnnotations(text, sources));
  }

  #annotate(annotationsOf: (text: string) => readonly JsonObject[]): ResponseEvent[] {
    const item = this.#queue.at(-1);
    const isAnnotated = item instanceof StreamedText && item.annotate(annotationsOf);
    return isAnnotated ? this.#advance() : [];
  }

  addRefusal(text: string): ResponseEvent[] {
    return text === '' ? [] : this.#addPart('message', 'refusal', text, []);
  }

  /** Adds a piece of a call. Throws `bad_gateway` when the call was already complete. */
  addCall(piece: CallPiece): ResponseEvent[] {
    let call = this.#calls.get(piece.index);
    if (call === undefined) {
      call = new StreamedCall(this.#nextIndex(), this.#ids, this.#names);
      this.#calls.set(piece.index, call);
      this.#queue.push(call);
    }
    if (call.isClosed) {
      if (piece.arguments.trim() === '') return [];
      throw failure('bad_gateway', { internal: 'the upstream added to a tool call that was complete' });
    }
    this.#hold(piece.arguments.length);
    call.add(piece);
    return this.#advance();
  }

  /** Returns the events of all waiting content. Throws `bad_gateway` when a call has no name. */
  finish(status: 'completed' | 'incomplete'): ResponseEvent[] {
    // Agents repeat the request when a complete response has neither a message nor a call
    // (docs/wire-formats/responses.md#response-objects).
    const isEmpty = !this.#hasMessage && this.#calls.size === 0;
    const events = isEmpty && status === 'completed' ? this.#addPart('message', 'output_text', '', []) : [];
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      events.push(...item.write());
      if (!item.isOpen) throw failure('bad_gateway', { internal: 'an upstream tool call has no name' });
      events.push(...this.#close(item, this.#queue.length === 1 ? status : 'completed'));
    }
    return events;
  }

  /** Returns the items that were announced, as far as they were written. */
  output(): ResponseOutputItem[] {
    const open = this.#queue.filter((item) => item.isOpen).map((item) => item.value('incomplete'));
    return [...this.#done, ...open];
  }

  #addPart(
    type: 'message' | 'reasoning',
    kind: PartKind,
    text: string,
    logprobs: readonly ChatTokenLogprob[],
  ): ResponseEvent[] {
    let item = this.#queue.at(-1);
    if (!(item instanceof StreamedText) || item.type !== type) {
      item = new StreamedText(type, this.#nextPlace(type));
      this.#queue.push(item);
    }
    this.#hasMessage ||= type === 'message';
    this.#hold(text.length + logprobs.length * LOGPROB_CHARACTERS);
    item.add(kind, text, logprobs);
    return this.#advance();
  }

  #nextPlace(type: ResponseOutputItem['type']): ItemPlace {
    const index = this.#nextIndex();
    return { item_id: this.#ids.item(type, index), output_index: index };
  }

  #nextIndex(): number {
    this.#hold(ITEM_CHARACTERS);
    return this.#done.length + this.#queue.length;
  }

  #advance(): ResponseEvent[] {
    const events: ResponseEvent[] = [];
    for (let item = this.#queue[0]; item !== undefined; item = this.#queue[0]) {
      events.push(...item.write());
      if (this.#queue.length === 1 || !item.isComplete) break;
      events.push(...this.#close(item, 'completed'));
    }
    return events;
  }

  #close(item: StreamedItem, status: 'completed' | 'incomplete'): ResponseEvent[] {
    this.#queue.shift();
    const events = item.close(status);
    this.#done.push(item.value(status));
    return events;
  }

  #hold(characters: number): void {
    this.#heldCharacters += characters;
    if (this.#heldCharacters > MAX_CHARACTERS)
      throw failure('bad_gateway', { internal: 'the upstream response is too long' });
  }
}
