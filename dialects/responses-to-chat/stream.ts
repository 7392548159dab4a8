import type { JsonObject } from '../../bodies/json-body.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { responseErrorCode } from '../../errors/response-error-codes.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { ChunkNormaliser } from '../chat-to-chat/chunk.ts';
import { parseChunk } from '../chat-to-chat/delta.ts';
import { sourcesOf, type Source } from '../texts/citations.ts';
import { withEstimate } from '../usage/complete-usage.ts';
import type { ResponseContext } from '../dialect.ts';
import { isLoose, type Loose, unixSeconds } from '../values/json-values.ts';
import { addMessage, reasoningKind } from './add-message.ts';
import { responseToolNames } from './declared-tools.ts';
import type { FinalResponseSource } from './final-response.ts';
import { ResponseIds } from './ids.ts';
import { ItemSequence } from './item-sequence.ts';
import { errorEvent, NumberedFrames, type ResponseEvent } from './response-events.ts';
import { endingOf, ResponseObjects, toResponseUsage } from './response-object.ts';

/**
 * Translates the chunks of a chat backend to a responses stream
 * (docs/wire-formats/translation.md#chat-streams-as-responses).
 */
export class ChatToResponsesWriter implements EventWriter, FinalResponseSource {
  readonly #context: ResponseContext;
  readonly #chunks: ChunkNormaliser;
  readonly #ids: ResponseIds;
  readonly #items: ItemSequence;
  readonly #frames = new NumberedFrames();
  /** Set by the first chunk. */
  #objects: ResponseObjects | null = null;
  #final: JsonObject | null = null;
  #sources: Source[] = [];

  constructor(context: ResponseContext) {
    this.#context = context;
    this.#chunks = new ChunkNormaliser(context.model, context.requestId, context.usage, null);
    this.#ids = new ResponseIds(context.requestId);
    const { request } = context;
    this.#items = new ItemSequence(this.#ids, reasoningKind(request), responseToolNames(request));
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    if (event === null) return { text: '', ended: false };
    if (event.data === '[DONE]') return { text: this.#finish(true), ended: true };
    const chunk = parseChunk(event);
    this.#chunks.observe(chunk);
    readResponseUsage(this.#context.usage, chunk);
    const { choices } = chunk;
    // Perplexity repeats its sources in each chunk.
    if ('citations' in chunk || 'search_results' in chunk) this.#sources = sourcesOf(chunk);
    // Chunks with usage, timings, a ping or nothing at all have no choices, or null.
    if (!Array.isArray(choices)) return { text: '', ended: false };
    // Read the choices before the opening, so that an invalid first chunk uses no sequence numbers.
    const events = this.#acceptChoices(chunk, choices);
    const start = this.#start(chunk.created);
    return { text: start + this.#frames.write(events), ended: false };
  }

  get isComplete(): boolean {
    return this.#chunks.hasFinished(1);
  }

  /** Writes the end of the stream, after the end of the upstream's, because usage comes after the finish reason. */
  finish(): string {
    return this.#finish(false);
  }

  #finish(isDone: boolean): string {
    const rest = this.#chunks.finish(isDone);
    if (this.#objects === null || this.#final !== null || !this.#chunks.isFinished)
      throw failure('bad_gateway', {
        internal: 'the upstream stream ended before the response was complete',
      });
    const ending = endingOf(this.#chunks.reasonOf(0) ?? 'stop');
    const events = [
      ...this.#contentOf(rest),
      ...this.#items.addSources(this.#sources),
      ...this.#items.finish(ending.status),
    ];
    const usage = toResponseUsage(withEstimate(this.#context.usage, this.#context.estimate));
    const response = this.#objects.at({ ...ending, output: this.#items.output(), usage });
    this.#final = response;
    return this.#frames.write([...events, { type: `response.${ending.status}`, response }]);
  }

  /**
   * Writes two events, because clients look for one or the other (docs/wire-formats/errors.md#errors-in-a-stream),
   * after the opening if it is not written yet.
   */
  failureFrames(error: GatewayError): string {
    const { message } = streamErrorBody(error);
    const start = this.#start(null);
    const response = this.#objects?.at({
      status: 'failed',
      error: { code: responseErrorCode(error), message },
      output: this.#items.output(),
      usage: this.#context.usage.reported ? toResponseUsage(this.#context.usage) : null,
    });
    const events: ResponseEvent[] = [errorEvent(error)];
    if (response !== undefined) events.push({ type: 'response.failed', response });
    return start + this.#frames.write(events);
  }

  finalResponse(): JsonObject | null {
    return this.#final;
  }

  #start(created: unknown): string {
    if (this.#objects !== null) return '';
    const createdAt = unixSeconds(created);
    this.#objects = new ResponseObjects(this.#ids.response, createdAt, this.#context);
    const response = this.#objects.at({ status: 'in_progress', output: [], usage: null });
    return this.#frames.write([
      { type: 'response.created', response },
      { type: 'response.in_progress', response },
    ]);
  }

  #acceptChoices(chunk: Loose.ChatCompletionChunk, choices: unknown[]): ResponseEvent[] {
    return this.#contentOf(this.#chunks.normalise(chunk, choices));
  }

  /** Adds the content of the only choice that was requested. */
  #contentOf(choices: readonly Loose.ChatChunkChoice[]): ResponseEvent[] {
    const choice = choices.find(({ index }) => index === 0);
    if (choice === undefined) return [];
    return isLoose<Loose.ChatDelta>(choice.delta) ? addMessage(this.#items, choice.delta, choice) : [];
  }
}
