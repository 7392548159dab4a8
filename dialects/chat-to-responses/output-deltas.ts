import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatDelta, ChatLogprobs } from '../../generated/contract.ts';
import { chatAnnotations, movedBy } from '../texts/citations.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { argumentsText, textOf } from '../texts/response-text.ts';
import { usesLegacyFunctions, type CallStyle } from '../chat-response/finish.ts';
import type { ResponseContext } from '../dialect.ts';
import { readTokenLogprobs } from '../texts/token-logprobs.ts';
import { CallDeltas } from './call-deltas.ts';
import { readOutputItem } from './output-items.ts';
import { chatLogprobs, wantsLogprobs } from './response.ts';
import { TextDeltas } from './text-deltas.ts';
import { isLoose, type Fields, type Loose, looseOf } from '../values/json-values.ts';

/** A delta of a chat stream with its log probabilities. */
export interface OutputDelta {
  delta: ChatDelta;
  logprobs: ChatLogprobs | null;
}

/**
 * Translates the output items of a responses stream to deltas of a chat stream. Content that comes only at the end of
 * an item or of the response is included.
 */
export class OutputDeltas {
  readonly #wantsLogprobs: boolean;
  readonly #calls: CallDeltas;
  readonly #texts = new TextDeltas();
  readonly #keys = new ItemKeys();
  /** Where the text of each message begins in the whole text, and how long that is. */
  readonly #starts = new Map<string, number>();
  #textLength = 0;
  /** Messages whose sources were written. */
  readonly #annotated = new Set<string>();
  /** Keys of items of which content was written. */
  readonly #begun = new Set<string>();
  /** Whether an item streams reasoning or a summary of it. Of an item with both, only the first kind is used. */
  readonly #reasoningKinds = new Map<string, string>();

  constructor({ request, requestId }: ResponseContext) {
    this.#wantsLogprobs = wantsLogprobs(request);
    this.#calls = new CallDeltas(usesLegacyFunctions(request), requestId, chatToolNames(request));
  }

  get called(): CallStyle {
    return this.#calls.called;
  }

  /** Translates one event. Unknown events and repetitions give no deltas. */
  accept(event: Loose.ResponseStreamEvent & Fields<'annotation'>): OutputDelta[] {
    const { type, item, delta } = event;
    switch (type) {
      case 'response.output_item.added':
        // What is complete when it begins may be a search of the server's own (Perplexity): its end decides.
        return isCall(item) && !(item.status === 'completed' && argumentsText(item.arguments) !== '')
          ? withoutLogprobs(this.#calls.open(this.#begin(event), item))
          : [];
      case 'response.output_text.delta':
        return this.#text(event, delta);
      case 'response.output_text.annotation.added':
        return this.#annotate(this.#begin(event), [event.annotation]);
      case 'response.refusal.delta':
        return this.#writeText('refusal', this.#begin(event), textOf(delta));
      case 'response.reasoning_text.delta':
      case 'response.reasoning_summary_text.delta':
        return this.#reasoning(event, type);
      case 'response.function_call_arguments.delta':
      case 'response.custom_tool_call_input.delta':
        return withoutLogprobs(this.#calls.add(this.#begin(event), textOf(delta)));
      case 'response.output_item.done':
        // The format allows an event of no item (anomalyco/opencode#45330).
        return (item ?? null) === null ? [] : this.#finishItem(this.#keys.keyOf(event), item);
      default:
        return [];
    }
  }

  /** Returns the deltas for content that only the final response has. Throws `bad_gateway` when a call has no name. */
  finish(response: Loose.ResponseObject): OutputDelta[] {
    const output: unknown[] = Array.isArray(response.output) ? response.output : [];
    const missing = output.filter((item) => this.#isMissing(item));
    const deltas = missing.flatMap((item, index) => this.#finishItem(`end ${index}`, item));
    const calls = [
      ...output.filter(isCall).flatMap((item) => this.#completeCall(item)),
      ...this.#calls.finishAll(response.status !== 'incomplete'),
    ];
    return [...deltas, ...withoutLogprobs(calls)];
  }

  /** Completes a call that was streamed in part. */
  #completeCall(item: Loose.ResponseOutputItem): ChatDelta[] {
    const key = this.#keys.keyOf({ item });
    return this.#calls.isOpen(key) ? this.#calls.finish(key, item) : [];
  }

  /**
   * Whether an item of the final response was not streamed. It compares kinds, because some servers use another index
   * or id at the end.
   */
  #isMissing(item: unknown): boolean {
    if (isCall(item)) return this.#calls.called === 'nothing';
    return isLoose<Loose.ResponseOutputItem>(item) && item.type === 'message'
      ? !this.#texts.hasMessage
      : this.#begun.size === 0;
  }

  #text(event: Loose.ResponseStreamEvent, delta: unknown): OutputDelta[] {
    const logprobs = this.#wantsLogprobs ? chatLogprobs(readTokenLogprobs(event.logprobs)) : null;
    return this.#writeText('content', this.#begin(event), textOf(delta), logprobs);
  }

  #reasoning(event: Loose.ResponseStreamEvent, type: string): OutputDelta[] {
    const key = this.#begin(event);
    const kind = this.#reasoningKinds.get(key) ?? type;
    this.#reasoningKinds.set(key, kind);
    if (kind !== type) return [];
    const part = event.content_index ?? event.summary_index ?? 0;
    return this.#writeText('reasoning', `${key}.${Number(part)}`, textOf(event.delta));
  }

  #finishItem(key: string, item: unknown): OutputDelta[] {
    if (isCall(item)) {
      this.#begun.add(key);
      return withoutLogprobs(this.#calls.finish(key, item));
    }
    // Some servers send the sources with the end of the item only.
    if (this.#begun.has(key)) return this.#annotated.has(key) ? [] : this.#lateAnnotations(key, item);
    const complete = readOutputItem(item);
    if (complete === null || complete.type === 'call') return [];
    this.#begun.add(key);
    if (complete.type === 'reasoning') return this.#writeText('reasoning', key, complete.text);
    const logprobs = this.#wantsLogprobs ? chatLogprobs(complete.logprobs) : null;
    return [
      ...this.#writeText('content', key, complete.text, logprobs),
      ...annotationDelta(movedBy(complete.annotations, this.#starts.get(key) ?? 0)),
      ...this.#writeText('refusal', key, complete.refusal),
    ];
  }

  #annotate(key: string, annotations: readonly unknown[]): OutputDelta[] {
    this.#annotated.add(key);
    return annotationDelta(chatAnnotations(annotations, this.#starts.get(key) ?? this.#textLength));
  }

  #lateAnnotations(key: string, item: unknown): OutputDelta[] {
    const complete = readOutputItem(item);
    if (complete?.type !== 'message' || complete.annotations.length === 0) return [];
    this.#annotated.add(key);
    return annotationDelta(movedBy(complete.annotations, this.#starts.get(key) ?? 0));
  }

  #begin(event: Loose.ResponseStreamEvent): string {
    const key = this.#keys.keyOf(event);
    this.#begun.add(key);
    return key;
  }

  #writeText(
    field: 'content' | 'refusal' | 'reasoning',
    part: string,
    text: string,
    logprobs: ChatLogprobs | null = null,
  ): OutputDelta[] {
    const delta = this.#texts.add(field, part, text);
    if (field === 'content' && typeof delta?.content === 'string') {
      this.#textLength += delta.content.length;
      if (!this.#starts.has(part)) this.#starts.set(part, this.#textLength - text.length);
    }
    return delta === null ? [] : [{ delta, logprobs }];
  }
}

function annotationDelta(annotations: JsonObject[]): OutputDelta[] {
  return annotations.length === 0 ? [] : [{ delta: { annotations }, logprobs: null }];
}

function isCall(item: unknown): item is Loose.ResponseOutputItem {
  return (
    isLoose<Loose.ResponseOutputItem>(item) &&
    (item.type === 'function_call' || item.type === 'custom_tool_call')
  );
}

function withoutLogprobs(deltas: readonly ChatDelta[]): OutputDelta[] {
  return deltas.map((delta) => ({ delta, logprobs: null }));
}

/**
 * Identifies the item that an event belongs to. Events have up to three identifiers. The index is the most reliable,
 * since some servers give an item another id in each event; others send no index, and identify calls by their `call_id`
 * (docs/wire-formats/streams.md#indexes-and-ids).
 */
class ItemKeys {
  readonly #byId = new Map<string, string>();

  /** Returns a key that is the same for all events of an item. Empty for an event without an item. */
  keyOf(event: Loose.ResponseStreamEvent): string {
    const item = looseOf<Loose.ResponseOutputItem>(event.item);
    const ids = [event.item_id, item.id, item.call_id].filter(
      (id) => typeof id === 'string' && id !== '',
    ) as string[];
    const index = event.output_index;
    const known = ids.map((id) => this.#byId.get(id)).find((key) => key !== undefined);
    const key = Number.isSafeInteger(index) ? `#${String(index)}` : (known ?? ids[0] ?? '');
    for (const id of ids) if (!this.#byId.has(id)) this.#byId.set(id, key);
    return key;
  }
}
