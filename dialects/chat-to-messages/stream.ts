import { readMessagesUsage } from '../../calls/messages-usage.ts';
import { countText } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { ChatCompletionStreamError, ChatDelta } from '../../generated/contract.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { dataFrame, DONE_FRAME } from '../../streaming/write-frames.ts';
import { invalidResponse } from '../invalid-response.ts';
import { textOf, countDeltaText } from '../texts/response-text.ts';
import { ContentTemplate } from '../chat-to-chat/content-template.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { ChunkFrames } from '../chat-response/chunks.ts';
import { usesLegacyFunctions } from '../chat-response/finish.ts';
import { chatUsageOf } from '../chat-response/usage.ts';
import { citationAnnotations } from '../texts/citations.ts';
import { thoughtDetail } from '../texts/signed-thoughts.ts';
import { MessagesStreamState } from '../native/messages-state.ts';
import { filledStartFrames } from '../response-as-stream/messages.ts';
import { withEstimate } from '../usage/complete-usage.ts';
import type { ResponseContext } from '../dialect.ts';
import {
  isLoose,
  looseOf,
  parseEventData,
  throwUpstreamError,
  type Fields,
  type Loose,
} from '../values/json-values.ts';
import { CallDeltas } from './call-deltas.ts';
import { finishOf } from './finish-reason.ts';
import { idOf } from './response.ts';

/** The most sources of one block that are held until its end. */
const MAX_CITATIONS = 1_000;

/**
 * Translates a messages stream to a chat stream (docs/wire-formats/translation.md#messages-streams-as-chat). The finish
 * reason is held back until the end, so that an interrupted response never looks complete.
 */
export class MessagesToChatWriter implements EventWriter {
  readonly #context: ResponseContext;
  readonly #calls: CallDeltas;
  readonly #state = new MessagesStreamState();
  /** Indexes of blocks that clients do not receive, such as the backend's own searches. */
  readonly #hiddenBlocks = new Set<unknown>();
  #chunks: ChunkFrames | null = null;
  /** Of the last event, when that was a delta of text. */
  #template: ContentTemplate | null = null;
  #ending: Fields<'stop_reason' | 'stop_sequence'> | null = null;
  /** The length of the text, where the open block of text begins, and what it cites. */
  #textLength = 0;
  #blockStart = 0;
  #citations: unknown[] = [];
  /** How many blocks of thinking were written, and of the last one whether it was and whether it has a text. */
  #thoughts = 0;
  #isWritten = false;
  #hasThought = false;

  constructor(context: ResponseContext) {
    this.#context = context;
    const { request, requestId } = context;
    this.#calls = new CallDeltas(usesLegacyFunctions(request), requestId, chatToolNames(request));
  }

  accept(frame: string): { text: string; ended: boolean } {
    const quick = this.#template?.apply(frame) ?? null;
    if (this.#template !== null && quick !== null) {
      const text = this.#template.textOf(frame);
      countText(this.#context.usage.received, text);
      this.#textLength += text.length;
      return { text: text === '' ? '' : quick, ended: false };
    }
    this.#template = null;
    const event = parseFrame(frame);
    // vLLM ends its streams with a [DONE], which is not part of this format.
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData<Loose.MessageStreamEvent>(event.data);
    throwUpstreamError(data);
    const { type } = data;
    if (type === 'error') throw invalidResponse('it has an error event');
    if (typeof type !== 'string') return { text: '', ended: false };
    const filled =
      type === 'message_start' ? filledStartFrames(looseOf<Loose.MessageResult>(data.message)) : null;
    if (filled !== null) return { text: filled.map((one) => this.accept(one).text).join(''), ended: false };
    const missing = this.#state.missing(type, data);
    const before = missing.map((one) => this.#acceptEvent(one)).join('');
    if (!this.#state.accept(type, data)) return { text: before, ended: false };
    if (type === 'message_stop') return { text: before + this.#stop(), ended: true };
    const text = this.#acceptEvent(data);
    if (type === 'content_block_delta') this.#template = templateOf(frame, text, data.delta);
    return { text: before + text, ended: false };
  }

  get isComplete(): boolean {
    return this.#state.isComplete;
  }

  /** Some streams have their stop reason, and then only pings or nothing (tombii/better-ccflare#307). */
  finish(): string {
    return this.#stop();
  }

  failureFrames(error: GatewayError): string {
    return dataFrame<ChatCompletionStreamError>({ error: streamErrorBody(error) });
  }

  /** Translates one event that is in order. */
  #acceptEvent(data: Loose.MessageStreamEvent): string {
    switch (data.type) {
      case 'message_start':
        return this.#start(looseOf<Loose.MessageResult>(data.message));
      case 'content_block_start':
        return this.#write(this.#startBlock(data.index, data.content_block));
      case 'content_block_delta':
        return this.#write(this.#continueBlock(data.index, data.delta));
      case 'content_block_stop':
        return this.#write(this.#cited()) + this.#write(this.#calls.stop(data.index));
      case 'message_delta':
        readMessagesUsage(this.#context.usage, data.usage);
        if (
          isLoose<Fields<'stop_reason' | 'stop_sequence'>>(data.delta) &&
          typeof data.delta.stop_reason === 'string'
        )
          this.#ending = data.delta;
        return '';
      default:
        return '';
    }
  }

  /** Writes the first chunk. It has only the role, without which openai's helper throws. */
  #start(message: Loose.MessageResult): string {
    readMessagesUsage(this.#context.usage, message.usage);
    const { model, request } = this.#context;
    const { stream_options: options }: Loose.ChatCompletionRequest = request;
    const includeUsage = isLoose<Loose.ChatStreamOptions>(options) && options.include_usage === true;
    this.#chunks = new ChunkFrames(idOf(message, this.#context), model, includeUsage);
    return this.#chunks.delta({ role: 'assistant', content: '' });
  }

  #startBlock(index: unknown, block: unknown): ChatDelta | null {
    if (!isLoose<Loose.MessageBlock>(block)) throw invalidResponse('content_block_start has no block');
    switch (block.type) {
      case 'tool_use':
        return this.#calls.start(index, block);
      case 'text':
        this.#blockStart = this.#textLength;
        return this.#text(block.text);
      case 'thinking':
        this.#isWritten = false;
        this.#hasThought = false;
        return this.#thought(block);
      default:
        this.#hiddenBlocks.add(index);
        this.#isWritten = false;
        return block.type === 'redacted_thinking' ? this.#thought(block) : null;
    }
  }

  #continueBlock(index: unknown, delta: unknown): ChatDelta | null {
    if (!isLoose<Loose.MessageBlockDelta>(delta)) throw invalidResponse('a delta is not an object');
    countDeltaText(this.#context.usage.received, delta);
    if (this.#hiddenBlocks.has(index)) return null;
    switch (delta.type) {
      case 'text_delta':
        return this.#text(delta.text);
      case 'thinking_delta':
      case 'signature_delta':
        return this.#thought({ type: 'thinking', thinking: delta.thinking, signature: delta.signature });
      case 'citations_delta':
        if (this.#citations.length < MAX_CITATIONS) this.#citations.push(delta.citation);
        return null;
      case 'input_json_delta':
        return this.#calls.arguments(index, delta.partial_json);
      default:
        return null;
    }
  }

  #thought(block: Fields<'type' | 'thinking' | 'signature' | 'data'>): ChatDelta | null {
    const { thinking: text, signature } = block;
    this.#hasThought ||= textOf(text) !== '';
    // A signature without a text is of thinking that is not shown.
    const thinking = textOf(signature) !== '' && !this.#hasThought ? '' : text;
    const index = this.#isWritten ? this.#thoughts - 1 : this.#thoughts;
    const details = thoughtDetail({ ...block, thinking }, index);
    if (details.length > 0) {
      this.#isWritten = true;
      this.#thoughts = index + 1;
    }
    return details.length === 0 ? null : { ...reasoningDelta(block.thinking), reasoning_details: details };
  }

  #text(text: unknown): ChatDelta | null {
    const delta = contentDelta(text);
    this.#textLength += textOf(text).length;
    return delta;
  }

  /** Writes the sources of a block at its end, when it is known which text they are of. */
  #cited(): ChatDelta | null {
    if (this.#citations.length === 0) return null;
    const annotations = citationAnnotations(this.#citations, this.#blockStart, this.#textLength);
    this.#citations = [];
    return annotations.length === 0 ? null : { annotations };
  }

  #write(delta: ChatDelta | null): string {
    if (delta === null) return '';
    if (this.#chunks === null) throw invalidResponse('a block comes before message_start');
    return this.#chunks.delta(delta);
  }

  #stop(): string {
    if (this.#chunks === null || this.#ending === null || !this.isComplete)
      throw failure('bad_gateway', {
        internal: 'the upstream stream ended before the response was complete',
      });
    return (
      this.#chunks.finish(finishOf(this.#ending, this.#calls.called)) +
      this.#chunks.usage(chatUsageOf(withEstimate(this.#context.usage, this.#context.estimate))) +
      DONE_FRAME
    );
  }
}

function contentDelta(given: unknown): ChatDelta | null {
  const text = textOf(given);
  return text === '' ? null : { content: text };
}

/** Reasoning gets both of its names, since clients read one or the other. */
function reasoningDelta(given: unknown): ChatDelta | null {
  const text = textOf(given);
  return text === '' ? null : { reasoning: text, reasoning_content: text };
}

/** Creates a template for the next delta of the same block. Everything but its text was validated here. */
function templateOf(frame: string, outgoingFrame: string, delta: unknown): ContentTemplate | null {
  if (!isLoose<Loose.MessageTextDelta>(delta) || delta.type !== 'text_delta') return null;
  return ContentTemplate.learn(frame, outgoingFrame, String(delta.text), 'text', 'content');
}
