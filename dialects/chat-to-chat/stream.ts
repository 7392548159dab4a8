import { readChatUsage, readServiceTier, type Usage } from '../../calls/usage.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import { streamErrorBody } from '../../errors/render.ts';
import type { ChatCompletionStreamError } from '../../generated/contract.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { parseFrame } from '../../streaming/read-frames.ts';
import { dataFrame, DONE_FRAME } from '../../streaming/write-frames.ts';
import { completeUsage, type EstimateTokens } from '../usage/complete-usage.ts';
import { isLoose, looseList, type Loose } from '../values/json-values.ts';
import { ContentTemplate } from './content-template.ts';
import { ChunkNormaliser } from './chunk.ts';
import { hasMoreThanReason, parseChunk } from './delta.ts';

/** The options of a `ChatStreamWriter`. */
export interface ChatStreamOptions {
  /** The model's name as the client wrote it, for every chunk. */
  model: string;
  fallbackId: string;
  /** Whether the client requested usage; the gateway always does (docs/wire-formats/chat.md#chat-streams). */
  includeUsage: boolean;
  /** How many choices the client requested. Default 1. */
  choices?: number;
  usage: Usage;
  estimate: EstimateTokens;
}

/** Normalises the chat-completions stream of any server to the contract (docs/wire-formats/chat.md#chat-streams). */
export class ChatStreamWriter implements EventWriter {
  readonly #options: ChatStreamOptions;
  readonly #chunks: ChunkNormaliser;
  #template: ContentTemplate | null = null;
  #usageBlock: Loose.ChatCompletionUsage | null = null;
  /** The last chunk of each choice, with its finish reason. They are written when the stream ends. */
  readonly #endings = new Map<unknown, Loose.ChatCompletionChunk>();
  #ended = false;

  constructor(options: ChatStreamOptions) {
    this.#options = options;
    const { model, fallbackId, usage, choices } = options;
    this.#chunks = new ChunkNormaliser(model, fallbackId, usage, fallbackId, choices);
  }

  accept(frame: string): { text: string; ended: boolean } {
    const quick = this.#template?.apply(frame) ?? null;
    if (this.#template !== null && quick !== null) {
      const { received } = this.#options.usage;
      received.deltas += 1;
      // Characters instead of bytes, which is precise enough and faster.
      received.textBytes += quick.length - this.#template.outgoingLength;
      return { text: quick, ended: false };
    }
    const event = parseFrame(frame);
    if (event === null) return { text: '', ended: false };
    if (event.data === '[DONE]') return { text: this.#finish(true), ended: true };
    const chunk = parseChunk(event);
    this.#chunks.observe(chunk);
    return { text: this.#acceptChunk(frame, chunk), ended: false };
  }

  get isComplete(): boolean {
    return this.#chunks.hasFinished(this.#options.choices ?? 1);
  }

  finish(): string {
    return this.#finish(false);
  }

  failureFrames(error: GatewayError): string {
    return dataFrame<ChatCompletionStreamError>({ error: streamErrorBody(error) });
  }

  #finish(isDone: boolean): string {
    const usage = this.#options.includeUsage ? { usage: null } : {};
    for (const choice of this.#chunks.finish(isDone)) {
      // An ending that was held has its own chunk.
      const ending = this.#endings.get(choice.index);
      const [known] = looseList<Loose.ChatChunkChoice>(ending?.choices);
      const last = known === undefined ? choice : { ...known, delta: choice.delta };
      this.#endings.set(choice.index, { ...this.#chunks.identity(), ...usage, ...ending, choices: [last] });
    }
    if (this.#ended || !this.#chunks.isFinished) {
      throw failure('bad_gateway', {
        internal: 'the upstream stream ended before the response was complete',
      });
    }
    this.#ended = true;
    let text = '';
    for (const choice of this.#chunks.missingArguments())
      text += dataFrame({ ...this.#chunks.identity(), choices: [choice], ...usage });
    for (const chunk of this.#endings.values()) text += dataFrame(chunk);
    return text + (this.#options.includeUsage ? this.#usageFrame() : '') + DONE_FRAME;
  }

  #acceptChunk(frame: string, chunk: Loose.ChatCompletionChunk): string {
    this.#readUsage(chunk);
    const { choices } = chunk;
    // Chunks with usage, timings, a ping or nothing at all have no choices, or null.
    if (!Array.isArray(choices) || choices.length === 0) return '';
    const kept = this.#chunks.normalise(chunk, choices);
    if (kept.length === 0) return '';
    if (this.#options.includeUsage) chunk.usage = null;
    const text = onlyContent(kept);
    const written = kept.filter((choice) => this.#holdReason(chunk, choice));
    chunk.choices = written;
    const outgoing = written.length === 0 ? '' : dataFrame(chunk);
    this.#template = text === null ? null : ContentTemplate.learn(frame, outgoing, text);
    return outgoing;
  }

  /** Holds the finish reason of a choice until the end. Returns whether more is to be written of the choice now. */
  #holdReason(chunk: Loose.ChatCompletionChunk, choice: Loose.ChatChunkChoice): boolean {
    const { index, finish_reason } = choice;
    if (finish_reason === null) return true;
    const isWritten = hasMoreThanReason(choice);
    const logprobs = 'logprobs' in choice ? { logprobs: null } : {};
    const ending = isWritten ? { index, delta: {}, ...logprobs, finish_reason } : choice;
    this.#endings.set(index, { ...chunk, choices: [ending] });
    if (isWritten) choice.finish_reason = null;
    return isWritten;
  }

  /**
   * Reads the usage, which may come with the last choice or in a separate chunk. Clients receive it in a separate
   * chunk, or not at all.
   */
  #readUsage(chunk: Loose.ChatCompletionChunk): void {
    readServiceTier(this.#options.usage, chunk.service_tier);
    const block = chunk.usage;
    delete chunk.usage;
    if (!isLoose<Loose.ChatCompletionUsage>(block)) return;
    this.#usageBlock = block;
    readChatUsage(this.#options.usage, block);
  }

  #usageFrame(): string {
    const { usage, estimate } = this.#options;
    const completed = completeUsage('chat', this.#usageBlock, usage, estimate);
    return dataFrame({ ...this.#chunks.identity(), choices: [], usage: completed });
  }
}

/** Returns the text of a chunk with one choice that has nothing but text. Null for every other chunk. */
export function onlyContent([choice, ...others]: Loose.ChatChunkChoice[]): string | null {
  if (choice === undefined || others.length > 0 || choice.finish_reason !== null) return null;
  const delta = choice.delta;
  if (!isLoose<Loose.ChatDelta>(delta) || typeof delta.content !== 'string' || delta.role !== undefined)
    return null;
  return delta.tool_calls === undefined && delta.reasoning === undefined ? delta.content : null;
}
