import { countText, readResponseUsage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { MessageDeltaEvent, MessageStartEvent } from '../../generated/types/types.gen.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { argumentsText, textOf } from '../texts/response-text.ts';
import { ChunkNormaliser } from '../chat-to-chat/chunk.ts';
import { ContentTemplate } from '../chat-to-chat/content-template.ts';
import { parseChunk } from '../chat-to-chat/delta.ts';
import { onlyContent } from '../chat-to-chat/stream.ts';
import { callsOf } from '../chat-response/calls.ts';
import { messageCitations, responseAnnotations, sourcesOf, type Source } from '../texts/citations.ts';
import { withEstimate } from '../usage/complete-usage.ts';
import type { ResponseContext } from '../dialect.ts';
import { isLoose, isRecord, looseOf, type Loose } from '../values/json-values.ts';
import { messageToolNames } from '../tools/message-tools.ts';
import { matchedStopSequence, stopFields, toMessageUsage } from './message-fields.ts';
import { BlockSequence } from './block-sequence.ts';
import { messagesFailureFrame } from './failure-event.ts';

/**
 * Translates the chunks of a chat backend to a messages stream
 * (docs/wire-formats/translation.md#chat-streams-as-messages).
 */
export class ChatToMessagesWriter implements EventWriter {
  readonly #context: ResponseContext;
  readonly #chunks: ChunkNormaliser;
  readonly #blocks: BlockSequence;
  /** Of the last chunk, when that had only text. */
  #template: ContentTemplate | null = null;
  #hasStarted = false;
  #hasEnded = false;
  #hasRefusal = false;
  /** The sources that Perplexity repeats in each chunk. */
  #sources: Source[] = [];
  #hasCitations = false;
  #stopSequence: string | null = null;

  constructor(context: ResponseContext) {
    this.#context = context;
    this.#chunks = new ChunkNormaliser(context.model, context.requestId, context.usage, null);
    this.#blocks = new BlockSequence(context.requestId, messageToolNames(context.request));
  }

  accept(frame: string): { text: string; ended: boolean } {
    const quick = this.#template?.apply(frame) ?? null;
    if (this.#template !== null && quick !== null) {
      const text = this.#template.textOf(frame);
      countText(this.#context.usage.received, text);
      return { text: text === '' ? '' : quick, ended: false };
    }
    this.#template = null;
    const event = parseFrame(frame);
    if (event === null) return { text: '', ended: false };
    if (event.data === '[DONE]') return { text: this.#finish(true), ended: true };
    const chunk = parseChunk(event);
    this.#chunks.observe(chunk);
    readResponseUsage(this.#context.usage, chunk);
    const { choices } = chunk;
    if ('citations' in chunk || 'search_results' in chunk) this.#sources = sourcesOf(chunk);
    // Chunks with usage, timings, a ping or nothing at all have no choices, or null.
    if (!Array.isArray(choices)) return { text: '', ended: false };
    const start = this.#start();
    const kept = this.#normalise(chunk, choices);
    const choice = kept.find(({ index }) => index === 0);
    const text = isRecord(choice?.delta) ? this.#acceptDelta(choice.delta) : '';
    if (!isRecord(chunk.usage)) this.#template = templateOf(frame, text, onlyContent(kept));
    return { text: start + text, ended: false };
  }

  get isComplete(): boolean {
    return this.#chunks.hasFinished(1);
  }

  /** Writes the end of the stream, after the end of the upstream's, because usage comes after the finish reason. */
  finish(): string {
    return this.#finish(false);
  }

  #finish(isDone: boolean): string {
    const ended = this.#chunks.finish(isDone);
    if (this.#hasEnded || !this.#chunks.isFinished)
      throw failure('bad_gateway', {
        internal: 'the upstream stream ended before the response was complete',
      });
    this.#hasEnded = true;
    const last = ended.find(({ index }) => index === 0);
    const rest = this.#acceptDelta(looseOf<Loose.ChatDelta>(last?.delta));
    const cited = this.#hasCitations
      ? []
      : messageCitations(this.#sources.map(({ url, title }) => ({ url, title })));
    const blocks = rest + this.#blocks.addCitations(cited) + this.#blocks.finish();
    const end: MessageDeltaEvent = {
      type: 'message_delta',
      delta: stopFields({
        finishReason: textOf(this.#chunks.reasonOf(0)),
        hasToolCalls: this.#blocks.hasToolCalls,
        isCut: this.#blocks.hasCutCall,
        hasRefusal: this.#hasRefusal,
        stopSequence: this.#stopSequence,
      }),
      usage: toMessageUsage(withEstimate(this.#context.usage, this.#context.estimate)),
    };
    return blocks + namedFrame(end) + namedFrame({ type: 'message_stop' });
  }

  failureFrames(error: GatewayError): string {
    return messagesFailureFrame(error);
  }

  /**
   * Writes the start of the message. Its output tokens are zero, because some clients add the numbers of the first and
   * the last event.
   */
  #start(): string {
    if (this.#hasStarted) return '';
    this.#hasStarted = true;
    const event: MessageStartEvent = {
      type: 'message_start',
      message: {
        id: `msg_${this.#context.requestId}`,
        type: 'message',
        role: 'assistant',
        model: this.#context.model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { ...toMessageUsage(this.#context.usage), output_tokens: 0 },
      },
    };
    return namedFrame(event);
  }

  /** Returns the choices of a chunk. One was requested. */
  #normalise(chunk: Loose.ChatCompletionChunk, choices: unknown[]): Loose.ChatChunkChoice[] {
    // Read first, because normalising removes fields that servers add to a choice.
    for (const choice of choices)
      if (isLoose<Loose.ChatChunkChoice>(choice))
        this.#stopSequence ??= matchedStopSequence(choice, this.#context.request);
    return this.#chunks.normalise(chunk, choices);
  }

  #acceptDelta(delta: Loose.ChatDelta): string {
    const refusal = textOf(delta.refusal);
    this.#hasRefusal ||= refusal !== '';
    let text = this.#blocks.addText('thinking', textOf(delta.reasoning));
    text += this.#blocks.addText('text', textOf(delta.content) + refusal);
    const citations = messageCitations(responseAnnotations(delta));
    this.#hasCitations ||= citations.length > 0;
    text += this.#blocks.addCitations(citations);
    for (const call of callsOf(delta)) {
      const called = looseOf<Loose.ChatFunctionCallDelta>(call.function);
      text += this.#blocks.addToolCall({
        index: Number(call.index),
        id: textOf(call.id),
        name: textOf(called.name),
        arguments: argumentsText(called.arguments),
      });
    }
    return text;
  }
}

const DELTA_FRAME = 'event: content_block_delta\n';

/** Creates a template for the next text of the same block. Null unless the chunk became one frame, with its text. */
function templateOf(frame: string, outgoing: string, content: string | null): ContentTemplate | null {
  const isOneDelta = outgoing.startsWith(DELTA_FRAME) && outgoing.indexOf('\n\n') === outgoing.length - 2;
  return content === null || !isOneDelta
    ? null
    : ContentTemplate.learn(frame, outgoing, content, 'content', 'text');
}
