import type { JsonObject } from '../../bodies/json-body.ts';
import { namedFrame } from '../../streaming/write-frames.ts';

/** Numbers of tokens as the messages format has them. */
export interface MessageTokens {
  input_tokens: number;
  output_tokens: number;
  cache_read_input_tokens?: number;
  cache_creation_input_tokens?: number;
  output_tokens_details?: { thinking_tokens: number };
}

/** What a delta of an open block is called, and the field that carries it. */
const DELTAS = {
  text: ['text_delta', 'text'],
  thinking: ['thinking_delta', 'thinking'],
  signature: ['signature_delta', 'signature'],
  input: ['input_json_delta', 'partial_json'],
} as const;

type Delta = keyof typeof DELTAS;

const EMPTY_BLOCKS = {
  text: { type: 'text', text: '' },
  thinking: { type: 'thinking', thinking: '', signature: '' },
} as const;

/** Writes a message stream block by block: opens and closes blocks, and counts them. */
export class MessageFrames {
  readonly #id: string;
  readonly #model: string;
  #frames: string[] = [];
  #index = -1;
  #open: 'text' | 'thinking' | 'tool_use' | null = null;
  #hasBegun = false;

  constructor(id: string, model: string) {
    this.#id = id;
    this.#model = model;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Opens the stream; does nothing the second time. */
  begin(tokens: MessageTokens = { input_tokens: 0, output_tokens: 0 }): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const message = {
      id: this.#id,
      type: 'message',
      role: 'assistant',
      model: this.#model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: tokens,
    };
    this.#write({ type: 'message_start', message });
  }

  /** Adds to the open block of this kind, or opens one. */
  text(text: string): void {
    this.#add('text', 'text', text);
  }

  thinking(text: string): void {
    this.#add('thinking', 'thinking', text);
  }

  /** Of the thinking block that is open, or of one of its own. */
  signature(signature: string): void {
    this.#add('thinking', 'signature', signature);
  }

  redactedThinking(data: string): void {
    this.close();
    this.#start({ type: 'redacted_thinking', data });
    this.#write({ type: 'content_block_stop', index: this.#index });
  }

  toolUse(id: string, name: string): void {
    this.close();
    this.#start({ type: 'tool_use', id, name, input: {} });
    this.#open = 'tool_use';
  }

  /** A piece of the JSON text of the open call's arguments. */
  input(json: string): void {
    if (json !== '') this.#delta('input', json);
  }

  /** Closes the open block, if there is one. */
  close(): void {
    if (this.#open === null) return;
    this.#open = null;
    this.#write({ type: 'content_block_stop', index: this.#index });
  }

  end(stopReason: string, stopSequence: string | null, tokens: MessageTokens): void {
    this.close();
    const delta = { stop_reason: stopReason, stop_sequence: stopSequence };
    this.#write({ type: 'message_delta', delta, usage: tokens });
    this.#write({ type: 'message_stop' });
  }

  /** The frames since the last call, each without the blank line that ends it. */
  take(): string[] {
    const taken = this.#frames;
    this.#frames = [];
    return taken;
  }

  #add(kind: 'text' | 'thinking', delta: Delta, value: string): void {
    if (value === '') return;
    if (this.#open !== kind) {
      this.close();
      this.#start(EMPTY_BLOCKS[kind]);
      this.#open = kind;
    }
    this.#delta(delta, value);
  }

  #start(block: JsonObject): void {
    this.begin();
    this.#index += 1;
    this.#write({ type: 'content_block_start', index: this.#index, content_block: block });
  }

  #delta(delta: Delta, value: string): void {
    const [type, field] = DELTAS[delta];
    this.#write({ type: 'content_block_delta', index: this.#index, delta: { type, [field]: value } });
  }

  #write(event: { type: string } & JsonObject): void {
    this.#frames.push(namedFrame(event).trimEnd());
  }
}
