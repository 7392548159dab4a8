import { readResponseUsage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { ChatCompletionStreamError } from '../../generated/contract.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { dataFrame, DONE_FRAME } from '../../streaming/write-frames.ts';
import { ChunkFrames } from '../chat-response/chunks.ts';
import type { Finish } from '../chat-response/finish.ts';
import { chatUsageOf } from '../chat-response/usage.ts';
import { withEstimate } from '../usage/complete-usage.ts';
import { StreamedSearches } from '../usage/streamed-searches.ts';
import type { ResponseContext } from '../dialect.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isLoose, isRecord, parseEventData, throwUpstreamError, type Loose } from '../values/json-values.ts';
import { countMessageText } from '../texts/response-text.ts';
import { createdAt, finishOf } from './ending.ts';
import { OutputDeltas, type OutputDelta } from './output-deltas.ts';
import { StopCutter } from './stop-cutter.ts';
import { stopSequencesOf } from './stop-sequences.ts';

/**
 * Translates a responses stream to a chat stream. Nothing is written before the first output, so that a server that
 * fails before it can still get an error status.
 */
export class ResponsesToChatWriter implements EventWriter {
  readonly #context: ResponseContext;
  readonly #output: OutputDeltas;
  readonly #searches: StreamedSearches;
  /** Null without stop sequences. */
  readonly #cutter: StopCutter | null;
  #created: number | undefined;
  #chunks: ChunkFrames | null = null;

  constructor(context: ResponseContext) {
    this.#context = context;
    this.#searches = new StreamedSearches(context.usage);
    this.#output = new OutputDeltas(context);
    const stops = stopSequencesOf(context.request);
    this.#cutter = stops.length === 0 ? null : new StopCutter(stops);
  }

  accept(frame: string): { text: string; ended: boolean } {
    const event = parseFrame(frame);
    // Some servers end with a [DONE], which is not part of this format and does not prove completeness.
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData<Loose.ResponseStreamEvent>(event.data);
    if (data.type === 'error') throwUpstreamError(isRecord(data.error) ? data : { error: data });
    throwUpstreamError(data);
    this.#searches.accept(data);
    if (isLoose<Loose.ResponseObject>(data.response)) this.#readResponse(data.response);
    switch (data.type) {
      case 'response.completed':
      case 'response.incomplete':
        return { text: this.#end(data.response), ended: true };
      case 'response.failed':
        if (isRecord(data.response)) throwUpstreamError(data.response);
        throw invalidResponse('the response failed');
      default:
        return { text: this.#write(this.#output.accept(data)), ended: false };
    }
  }

  finish(): never {
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  failureFrames(error: GatewayError): string {
    return dataFrame<ChatCompletionStreamError>({ error: streamErrorBody(error) });
  }

  #readResponse(response: Loose.ResponseObject): void {
    this.#created ??= createdAt(response);
    readResponseUsage(this.#context.usage, response);
  }

  #end(response: unknown): string {
    if (!isLoose<Loose.ResponseObject>(response)) throw invalidResponse('the final event has no response');
    const remaining = this.#output.finish(response);
    const finish = finishOf(response, this.#output.called);
    const written = this.#write(remaining) + this.#writeDeltas(this.#cutter?.flush() ?? []);
    const ending = this.#cutter?.ending ?? null;
    const stop = this.#context.namesStop === true ? (ending?.stop ?? null) : null;
    const { chunks, text } = this.#open();
    const usage = chunks.usage(chatUsageOf(withEstimate(this.#context.usage, this.#context.estimate)));
    return written + text + chunks.finish(endedBy(ending, finish), stop) + usage + DONE_FRAME;
  }

  #write(deltas: readonly OutputDelta[]): string {
    // What follows a stop sequence was generated, and is charged.
    for (const { delta } of deltas) countMessageText(this.#context.usage.received, { ...delta });
    return this.#writeDeltas(this.#cutter?.accept(deltas) ?? deltas);
  }

  #writeDeltas(deltas: readonly OutputDelta[]): string {
    if (deltas.length === 0) return '';
    const { chunks, text } = this.#open();
    return text + deltas.map(({ delta, logprobs }) => chunks.delta(delta, logprobs)).join('');
  }

  /**
   * Returns the chunk writer and the text of its first chunk, if that is not written yet. The first chunk has only the
   * role, without which openai's helper throws.
   */
  #open(): { chunks: ChunkFrames; text: string } {
    if (this.#chunks !== null) return { chunks: this.#chunks, text: '' };
    const { model, request, requestId } = this.#context;
    const { stream_options: options }: Loose.ChatCompletionRequest = request;
    const includeUsage = isLoose<Loose.ChatStreamOptions>(options) && options.include_usage === true;
    this.#chunks = new ChunkFrames(`chatcmpl-${requestId}`, model, includeUsage, this.#created);
    return { chunks: this.#chunks, text: this.#chunks.delta({ role: 'assistant', content: '' }) };
  }
}

/** Returns how a text that may have been ended by a stop sequence ended. Calls after it are not written. */
function endedBy(ending: StopCutter['ending'], finish: Finish): Finish {
  return ending === null || ending.hasCalls ? finish : { reason: 'stop', refusal: null };
}
