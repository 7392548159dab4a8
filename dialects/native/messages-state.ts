import {
  isLoose,
  isRecord,
  looseOf,
  type Fields,
  type JsonObject,
  type Loose,
} from '../values/json-values.ts';
import { BlockNumbers } from './block-numbers.ts';
import { invalidStream } from './invalid-stream.ts';

/** The events of the format. Servers may send others. */
const KNOWN_EVENTS: ReadonlySet<string> = new Set([
  'message_start',
  'content_block_start',
  'ping',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
]);

export function isOfFormat(type: string): boolean {
  return KNOWN_EVENTS.has(type);
}

/** Known deltas, the types of their blocks, and the field with their text. */
const DELTAS: Readonly<Record<string, { blocks: RegExp; text: keyof Loose.MessageBlockDelta | null }>> = {
  text_delta: { blocks: /^text$/, text: 'text' },
  citations_delta: { blocks: /^text$/, text: null },
  thinking_delta: { blocks: /^thinking$/, text: 'thinking' },
  signature_delta: { blocks: /^thinking$/, text: 'signature' },
  input_json_delta: { blocks: /_?tool_use$/, text: 'partial_json' },
};

/** The blocks of deltas that say all there is to know of them. A call also has a name. */
const OPENINGS: Readonly<Record<string, JsonObject>> = {
  text_delta: { type: 'text', text: '' },
  thinking_delta: { type: 'thinking', thinking: '', signature: '' },
};

/** Blocks whose deltas are known. Blocks of all other types may have any. */
const BLOCKS = /^(?:text|thinking|redacted_thinking|tool_use|server_tool_use|mcp_tool_use)$/;

type MissingEvent = { type: string } & Loose.MessageStreamEvent & JsonObject;

/**
 * Returns the beginning of the block of a delta, if the server has left it out (vllm-project/vllm#39056) or sends text and
 * thinking in one block (BerriAI/litellm#33224).
 */
function missingOpening(
  event: Loose.MessageContentBlockDeltaEvent,
  open: string | null,
): MissingEvent | null {
  const { type, text, thinking } = looseOf<Loose.MessageBlockDelta>(event.delta);
  const block = typeof type === 'string' ? OPENINGS[type] : undefined;
  const mayEnd = open === null || ((open === 'text' || open === 'thinking') && open !== block?.['type']);
  if (block === undefined || !mayEnd || typeof (type === 'text_delta' ? text : thinking) !== 'string')
    return null;
  return { type: 'content_block_start', index: event.index, content_block: { ...block } };
}

/**
 * Validates the order of events in a messages stream (docs/wire-formats/messages.md#message-streams): one start, blocks
 * one after another, the stop reason in one or more `message_delta`, one end. Throws `bad_gateway` for any other order.
 */
export class MessagesStreamState {
  readonly #numbers = new BlockNumbers();
  #hasStarted = false;
  /** The type of the last event of the format. */
  #before = '';
  #hasStopReason = false;
  #open: string | null = null;
  #nextIndex = 0;

  /** Whether only `message_stop` is missing. */
  get isComplete(): boolean {
    return this.#hasStopReason && this.#open === null;
  }

  /** Numbers the block of an event, in place. Returns whether the event is one of the format that says something new. */
  accept(type: string, event: Loose.MessageStreamEvent): boolean {
    if (!KNOWN_EVENTS.has(type) || (type === 'ping' && !this.#hasStarted)) return false;
    // LiteLLM begins some messages twice (BerriAI/litellm#32357).
    if (type === 'message_start' && this.#before === type) return false;
    this.#before = type;
    if (this.#numbers.isLateStop(event, type)) return false;
    this.#numbers.complete(event, type);
    this.#check(type, event);
    return true;
  }

  /** Returns what the server has left out before this event: the end of the open block, the beginning of the next one. */
  missing(type: string, event: Loose.MessageStreamEvent): readonly MissingEvent[] {
    const next = type === 'content_block_delta' ? missingOpening(event, this.#open) : null;
    const lacksStop = next === null ? this.#numbers.lacksStop(event, type) : this.#open !== null;
    const events: MissingEvent[] = [];
    if (lacksStop) {
      const stop = { type: 'content_block_stop' };
      this.#numbers.close(stop);
      events.push(stop);
      this.#check(stop.type, stop);
    }
    if (next !== null) {
      this.#numbers.complete(next, next.type);
      events.push(next);
      this.#check(next.type, next);
    }
    return events;
  }

  #check(type: string, event: Loose.MessageStreamEvent): void {
    if (type === 'ping') return;
    if (type === 'message_start') return this.#start(event.message);
    if (!this.#hasStarted) throw invalidStream(`${type} comes before message_start`);
    switch (type) {
      case 'content_block_start':
        return this.#startBlock(event);
      case 'content_block_delta':
        return this.#continueBlock(event);
      case 'content_block_stop':
        this.#requireOpen(event.index);
        this.#open = null;
        this.#nextIndex += 1;
        return;
      case 'message_delta':
        return this.#acceptDelta(event.delta);
      case 'message_stop':
        if (!this.isComplete) throw invalidStream('message_stop comes before the message is complete');
    }
  }

  #start(message: unknown): void {
    if (this.#hasStarted) throw invalidStream('it has a second message_start');
    if (!isRecord(message)) throw invalidStream('message_start has no message');
    this.#hasStarted = true;
  }

  #startBlock({ index, content_block: block }: Loose.MessageContentBlockStartEvent): void {
    if (this.#open !== null || this.#hasStopReason) throw invalidStream('a block begins at an invalid point');
    if (index !== this.#nextIndex) throw invalidStream('a block has an unexpected index');
    if (!isLoose<Loose.MessageBlock>(block) || typeof block.type !== 'string')
      throw invalidStream('content_block_start has no block');
    this.#open = block.type;
  }

  #continueBlock({ index, delta }: Loose.MessageContentBlockDeltaEvent): void {
    const open = this.#requireOpen(index);
    if (!isLoose<Loose.MessageBlockDelta>(delta) || typeof delta.type !== 'string')
      throw invalidStream('a delta has no type');
    const known = DELTAS[delta.type];
    if (known === undefined || !BLOCKS.test(open)) return;
    if (!known.blocks.test(open)) throw invalidStream(`${delta.type} in a block of type ${open}`);
    if (known.text !== null && typeof delta[known.text] !== 'string')
      throw invalidStream('a delta has no text');
  }

  #acceptDelta(delta: unknown): void {
    if (!isLoose<Fields<'stop_reason' | 'stop_sequence'>>(delta))
      throw invalidStream('message_delta has no delta');
    const reason = delta.stop_reason ?? null;
    if (reason === null) return;
    if (typeof reason !== 'string' || this.#open !== null)
      throw invalidStream('the stop reason comes before the end of a block');
    this.#hasStopReason = true;
  }

  #requireOpen(index: unknown): string {
    if (this.#open === null || index !== this.#nextIndex)
      throw invalidStream('an event belongs to a block that is not open');
    return this.#open;
  }
}
