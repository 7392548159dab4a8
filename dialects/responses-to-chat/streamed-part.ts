import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatTokenLogprob, ResponseContentPart, ResponseSummaryText } from '../../generated/contract.ts';
import type { ResponseEvent } from './response-events.ts';

export type PartKind = ResponseContentPart['type'] | ResponseSummaryText['type'];

/** The position of a part. */
export interface PartPlace {
  item_id: string;
  output_index: number;
  /** Number of the part within its item. */
  part_index: number;
}

/** What a part has been given so far. */
interface PartContent {
  text: string;
  logprobs: ChatTokenLogprob[];
  annotations: JsonObject[];
}

/** A text part of an item that is being generated. */
export class StreamedPart {
  readonly kind: PartKind;
  readonly #place: PartPlace;
  readonly #logprobs: ChatTokenLogprob[] = [];
  readonly #annotations: JsonObject[] = [];
  #writtenAnnotations = 0;
  #text = '';
  #waitingText = '';
  #waitingLogprobs: ChatTokenLogprob[] = [];
  #isOpen = false;

  constructor(kind: PartKind, place: PartPlace) {
    this.kind = kind;
    this.#place = place;
  }

  get text(): string {
    return this.#text;
  }

  get logprobs(): ChatTokenLogprob[] {
    return this.#logprobs;
  }

  /** The sources of the text. */
  get annotations(): JsonObject[] {
    return this.#annotations;
  }

  annotate(annotations: readonly JsonObject[]): void {
    for (const annotation of annotations) this.#annotations.push(annotation);
  }

  add(text: string, logprobs: readonly ChatTokenLogprob[]): void {
    this.#text += text;
    this.#waitingText += text;
    // Push one by one, because a long list has too many arguments for one call.
    for (const logprob of logprobs) {
      this.#waitingLogprobs.push(logprob);
      this.#logprobs.push(logprob);
    }
  }

  /** Opens the part if necessary, and returns the events of its waiting text. */
  write(): ResponseEvent[] {
    const events: ResponseEvent[] = [];
    if (!this.#isOpen)
      events.push(partEvent('added', this.kind, this.#place, { text: '', logprobs: [], annotations: [] }));
    this.#isOpen = true;
    if (this.#waitingText !== '')
      events.push(deltaEvent(this.kind, this.#place, this.#waitingText, this.#waitingLogprobs));
    this.#waitingText = '';
    this.#waitingLogprobs = [];
    events.push(...this.#annotationEvents());
    return events;
  }

  close(): ResponseEvent[] {
    return [
      textDoneEvent(this.kind, this.#place, this.#text, this.#logprobs),
      partEvent('done', this.kind, this.#place, this),
    ];
  }

  #annotationEvents(): ResponseEvent[] {
    const written = this.#writtenAnnotations;
    this.#writtenAnnotations = this.#annotations.length;
    return this.#annotations.slice(written).map((annotation, index) => ({
      type: 'response.output_text.annotation.added',
      ...placeInContent(this.#place),
      annotation_index: written + index,
      annotation,
    }));
  }
}

function placeInContent({ item_id, output_index, part_index }: PartPlace): {
  item_id: string;
  output_index: number;
  content_index: number;
} {
  return { item_id, output_index, content_index: part_index };
}

function placeInSummary({ item_id, output_index, part_index }: PartPlace): {
  item_id: string;
  output_index: number;
  summary_index: number;
} {
  return { item_id, output_index, summary_index: part_index };
}

function partEvent(
  step: 'added' | 'done',
  kind: PartKind,
  place: PartPlace,
  content: PartContent,
): ResponseEvent {
  if (kind === 'summary_text') {
    const type = `response.reasoning_summary_part.${step}` as const;
    return { type, ...placeInSummary(place), part: { type: 'summary_text', text: content.text } };
  }
  const type = `response.content_part.${step}` as const;
  return { type, ...placeInContent(place), part: contentPart(kind, content) };
}

function contentPart(
  kind: ResponseContentPart['type'],
  { text, logprobs, annotations }: PartContent,
): ResponseContentPart {
  switch (kind) {
    case 'output_text':
      return { type: 'output_text', text, annotations, logprobs };
    case 'refusal':
      return { type: 'refusal', refusal: text };
    case 'reasoning_text':
      return { type: 'reasoning_text', text };
  }
}

function deltaEvent(
  kind: PartKind,
  place: PartPlace,
  delta: string,
  logprobs: ChatTokenLogprob[],
): ResponseEvent {
  switch (kind) {
    case 'output_text':
      return { type: 'response.output_text.delta', ...placeInContent(place), delta, logprobs };
    case 'refusal':
      return { type: 'response.refusal.delta', ...placeInContent(place), delta };
    case 'reasoning_text':
      return { type: 'response.reasoning_text.delta', ...placeInContent(place), delta };
    case 'summary_text':
      return { type: 'response.reasoning_summary_text.delta', ...placeInSummary(place), delta };
  }
}

function textDoneEvent(
  kind: PartKind,
  place: PartPlace,
  text: string,
  logprobs: ChatTokenLogprob[],
): ResponseEvent {
  switch (kind) {
    case 'output_text':
      return { type: 'response.output_text.done', ...placeInContent(place), text, logprobs };
    case 'refusal':
      return { type: 'response.refusal.done', ...placeInContent(place), refusal: text };
    case 'reasoning_text':
      return { type: 'response.reasoning_text.done', ...placeInContent(place), text };
    case 'summary_text':
      return { type: 'response.reasoning_summary_text.done', ...placeInSummary(place), text };
  }
}
