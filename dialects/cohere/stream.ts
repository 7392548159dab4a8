import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatDelta } from '../../generated/contract.ts';
import { CallPieces } from '../chat-response/calls.ts';
import { endsWithCalls, meaningOf } from '../chat-response/finish.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isLoose, isRecord, looseList, looseOf, parseEventData } from '../values/json-values.ts';
import { textIn, urlAnnotations } from './citations.ts';
import { logprobsOf, stopReason, type CohereContext } from './response.ts';
import { usageOf } from './usage.ts';
import type * as Cohere from './format.ts';

const DONE = 'data: [DONE]';

/**
 * Translates a stream of Cohere's chat (`V2ChatStreamResponse`) to one of chat completions. Throws `bad_gateway` when it
 * ends before the response is complete.
 */
export class CohereStream {
  readonly #context: CohereContext;
  readonly #calls = new Map<unknown, CallPieces>();
  /** Indexes of calls that have begun and not ended. */
  readonly #open = new Set<unknown>();
  #frames: string[] = [];
  #id: unknown;
  #isEnded = false;

  constructor(context: CohereContext) {
    this.#context = context;
  }

  /** Returns the frames for the data of one event. Unknown events are dropped. */
  accept(data: string): string[] {
    if (data !== '[DONE]' && !this.#isEnded) this.#read(parseEventData(data));
    const taken = this.#frames;
    this.#frames = [];
    return taken;
  }

  finish(): string[] {
    if (!this.#isEnded) throw invalidResponse('the stream ended before the response was complete');
    return [];
  }

  #read(event: Cohere.Event): void {
    const delta = looseOf<Cohere.Delta>(event.delta);
    const message = looseOf<Cohere.Message>(delta.message);
    switch (event.type) {
      case 'message-start':
        this.#id = event.id;
        this.#delta({ role: 'assistant' });
        break;
      case 'content-start':
      case 'content-delta':
        this.#content(message.content, event.logprobs);
        break;
      case 'tool-plan-delta':
        this.#reason(textIn(message.tool_plan));
        break;
      case 'tool-call-start':
        this.#startCall(event.index, message.tool_calls);
        break;
      case 'tool-call-delta':
        this.#continueCall(event.index, message.tool_calls);
        break;
      case 'tool-call-end':
        this.#open.delete(event.index);
        this.#delta(this.#calls.get(event.index)?.finish('') ?? null);
        break;
      case 'citation-start':
        this.#cite([message.citations].flat());
        break;
      case 'message-end':
        this.#end(delta);
        break;
      default:
        // A proxy in between may write an error in place of an event.
        if (isRecord(event.error) || typeof event.error === 'string') this.#write(event);
    }
  }

  #content(content: unknown, logprobs: unknown): void {
    if (!isLoose<Cohere.Block>(content)) return;
    this.#reason(textIn(content.thinking));
    const text = textIn(content.text);
    const entries = [logprobs]
      .flat()
      .filter(isLoose<Cohere.Logprobs>)
      .flatMap(logprobsOf);
    if (text !== '' || entries.length > 0)
      this.#delta({ content: text }, entries.length === 0 ? {} : { logprobs: { content: entries } });
  }

  #reason(text: string): void {
    if (text !== '') this.#delta({ reasoning_content: text });
  }

  #startCall(index: unknown, call: unknown): void {
    const { id, function: called } = looseOf<Cohere.Call>(call);
    const { name, arguments: text } = looseOf<Cohere.Called>(called);
    if (typeof id !== 'string' || typeof name !== 'string')
      throw invalidResponse('a tool call has no id or no name');
    const { names, isLegacy, oneCall } = this.#context;
    if (this.#calls.has(index)) throw invalidResponse('two tool calls have the same index');
    if (oneCall && this.#calls.size > 0) return;
    const pieces = new CallPieces(this.#calls.size, names.called(name), isLegacy);
    this.#calls.set(index, pieces);
    this.#open.add(index);
    this.#delta(pieces.start(id));
    this.#delta(pieces.add(textIn(text)));
  }

  #continueCall(index: unknown, call: unknown): void {
    const called = looseOf<Cohere.Call>(call).function;
    const text = isLoose<Cohere.Called>(called) ? textIn(called.arguments) : '';
    this.#delta(this.#calls.get(index)?.add(text) ?? null);
  }

  #cite(citations: readonly unknown[]): void {
    const cited = looseList<Cohere.Citation>(citations);
    if (cited.length === 0) return;
    const annotations = cited.flatMap(urlAnnotations);
    this.#delta({ ...(annotations.length === 0 ? {} : { annotations }), citations: cited });
  }

  /** The usage comes with the reason, so that a response is charged whose reason means failure. */
  #end({ finish_reason: reason, usage, error }: Cohere.Delta): void {
    if (typeof reason !== 'string') throw invalidResponse('it has no finish reason');
    this.#isEnded = true;
    if (typeof error === 'string' && error !== '') {
      this.#write({ choices: [], ...usageOf(usage) });
      this.#write({ error: { type: reason, message: error } });
      return;
    }
    if (endsWithCalls(meaningOf(reason), this.#open.size > 0))
      throw invalidResponse('a tool call has no end');
    const ending = { delta: {}, finish_reason: reason, ...stopReason(reason, this.#context) };
    this.#write({ id: this.#id, choices: [{ index: 0, ...ending }], ...usageOf(usage) });
    this.#frames.push(DONE);
  }

  #delta(delta: ChatDelta | JsonObject | null, more: JsonObject = {}): void {
    if (delta === null) return;
    this.#write({ id: this.#id, choices: [{ index: 0, delta, ...more, finish_reason: null }] });
  }

  #write(chunk: JsonObject): void {
    this.#frames.push(`data: ${JSON.stringify(chunk)}`);
  }
}
