import { readMessagesUsage } from '../../calls/messages-usage.ts';
import type { Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { messagesFailureFrame } from '../messages-to-chat/failure-event.ts';
import { ContentTemplate } from '../chat-to-chat/content-template.ts';
import { completeUsage, type EstimateTokens } from '../usage/complete-usage.ts';
import {
  isLoose,
  isRecord,
  looseOf,
  parseEventData,
  throwUpstreamError,
  looseList,
  type Fields,
  type JsonObject,
  type Loose,
} from '../values/json-values.ts';
import { filledStartFrames } from '../response-as-stream/messages.ts';
import { nativeStopReason } from '../message-response/stop-reason.ts';
import { countDeltaText, textOf } from '../texts/response-text.ts';
import { completeBlock } from './message-blocks.ts';
import { isOfFormat, MessagesStreamState } from './messages-state.ts';

/**
 * Normalises a message of a server of the same format, in place: the model gets the name that the client used, and what
 * the contract promises and the server left out is filled in. Reads its usage.
 */
export function normaliseMessageResponse(
  message: Loose.MessageResult,
  model: string,
  requestId: string,
  usage: Usage,
): JsonObject {
  throwUpstreamError(message);
  readMessagesUsage(usage, message.usage);
  message.id = textOf(message.id) || `msg_${requestId}`;
  message.type = 'message';
  message.role = 'assistant';
  message.model = model;
  message.stop_sequence ??= null;
  const { content } = message;
  if (typeof content === 'string') message.content = content === '' ? [] : [{ type: 'text', text: content }];
  const blocks = looseList<Loose.MessageBlock>(message.content);
  for (const [index, block] of blocks.entries()) completeBlock(block, `${requestId}_${String(index)}`);
  const hasCalls = blocks.some(({ type }) => type === 'tool_use');
  message.stop_reason = nativeStopReason(textOf(message.stop_reason) || 'end_turn', hasCalls);
  return message;
}

/** Normalises a messages stream from a server of the same format. */
export class MessagesStreamWriter implements EventWriter {
  readonly #model: string;
  readonly #requestId: string;
  readonly #usage: Usage;
  readonly #estimate: EstimateTokens;
  readonly #state = new MessagesStreamState();
  #hasCalls = false;
  #template: ContentTemplate | null = null;

  constructor(model: string, requestId: string, usage: Usage, estimate: EstimateTokens) {
    this.#model = model;
    this.#requestId = requestId;
    this.#usage = usage;
    this.#estimate = estimate;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const quick = this.#template?.apply(frame) ?? null;
    if (this.#template !== null && quick !== null) {
      const { received } = this.#usage;
      received.deltas += 1;
      // Characters instead of bytes, which is precise enough for an estimate.
      received.textBytes += quick.length - this.#template.outgoingLength;
      return { text: quick, ended: false };
    }
    const event = parseFrame(frame);
    if (event === null || event.data === '[DONE]') return { text: '', ended: false };
    const data = parseEventData<Loose.MessageStreamEvent>(event.data);
    const type = data.type;
    throwUpstreamError(data);
    if (type === 'error')
      throw failure('bad_gateway', {
        internal: 'the upstream sent an error event',
        isUpstreamError: true,
        upstreamError: data,
      });
    if (typeof type !== 'string') return { text: '', ended: false };
    const filled =
      type === 'message_start' ? filledStartFrames(looseOf<Loose.MessageResult>(data.message)) : null;
    if (filled !== null) return { text: filled.map((one) => this.accept(one).text).join(''), ended: false };
    const missing = this.#state.missing(type, data);
    if (!this.#state.accept(type, data)) {
      // Whatever is no event of the format is passed on.
      const text = isOfFormat(type) ? '' : namedFrame({ ...data, type });
      return { text, ended: false };
    }
    const before = missing.map(namedFrame).join('');
    const normalised = { ...this.#normalise(type, data), type };
    this.#template = type === 'content_block_delta' ? templateOf(frame, normalised) : null;
    return { text: before + namedFrame(normalised), ended: type === 'message_stop' };
  }

  get isComplete(): boolean {
    return this.#state.isComplete;
  }

  /** Some streams have their stop reason, and then only pings or nothing (tombii/better-ccflare#307). */
  finish(): string {
    if (this.isComplete) return namedFrame({ type: 'message_stop' });
    throw failure('bad_gateway', { internal: 'the upstream stream ended before the response was complete' });
  }

  failureFrames(error: GatewayError): string {
    return messagesFailureFrame(error);
  }

  #normalise(type: string, data: Loose.MessageStreamEvent): JsonObject {
    switch (type) {
      case 'message_start':
        return { ...data, message: this.#completeStart(looseOf<Loose.MessageResult>(data.message)) };
      case 'content_block_start':
        if (isLoose<Loose.MessageBlock>(data.content_block))
          this.#hasCalls ||= data.content_block.type === 'tool_use';
        if (isLoose<Loose.MessageBlock>(data.content_block))
          completeBlock(data.content_block, `${this.#requestId}_${String(data.index)}`);
        return data;
      case 'content_block_delta':
        countDeltaText(this.#usage.received, data.delta);
        return data;
      case 'message_delta': {
        readMessagesUsage(this.#usage, data.usage);
        return {
          ...data,
          delta: { stop_reason: null, stop_sequence: null, ...this.#ending(data.delta) },
          usage: this.#deltaUsage(data.usage),
        };
      }
      default:
        return data;
    }
  }

  #ending(delta: unknown): JsonObject {
    const kept: Fields<'stop_reason'> = withoutNulls(delta);
    const { stop_reason: reason } = kept;
    return typeof reason === 'string'
      ? { ...kept, stop_reason: nativeStopReason(reason, this.#hasCalls) }
      : kept;
  }

  /** Completes the opened message; vLLM omits its constant fields. */
  #completeStart(message: Loose.MessageResult): JsonObject {
    readMessagesUsage(this.#usage, message.usage);
    const { content, stop_reason: reason, stop_sequence: sequence } = message;
    return {
      ...message,
      id: textOf(message.id) || `msg_${this.#requestId}`,
      type: 'message',
      role: 'assistant',
      model: this.#model,
      content: Array.isArray(content) ? content : [],
      stop_reason: reason ?? null,
      stop_sequence: sequence ?? null,
      usage: completeUsage('messages', message.usage, this.#usage, this.#estimate),
    };
  }

  /** Returns the usage of the end. Its input replaces that of the start, and is only present if the server reported it. */
  #deltaUsage(block: unknown): JsonObject {
    const counts = completeUsage('messages', block, this.#usage, this.#estimate);
    const { input_tokens: input, ...others }: Loose.MessageDeltaUsage = counts;
    const { inputTokens, cachedInputTokens, cacheWriteTokens } = this.#usage;
    const isUncounted = input === 0 && inputTokens > cachedInputTokens + cacheWriteTokens;
    return isLoose<Loose.MessageDeltaUsage>(block) && block.input_tokens === input && !isUncounted
      ? { input_tokens: input, ...others }
      : others;
  }
}

function withoutNulls(delta: unknown): JsonObject {
  return isRecord(delta)
    ? Object.fromEntries(Object.entries(delta).filter(([, value]) => value !== null))
    : {};
}

/** Creates a template for the next delta of the same block and kind. Everything but its text was validated here. */
function templateOf(frame: string, event: Loose.MessageContentBlockDeltaEvent): ContentTemplate | null {
  const { delta } = event;
  if (!isLoose<Loose.MessageTextDelta>(delta) || delta.type !== 'text_delta') return null;
  return ContentTemplate.learn(frame, namedFrame(event as { type: string }), String(delta.text), 'text');
}
