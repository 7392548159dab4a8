import type { JsonObject } from '../../bodies/json-body.ts';
import { namedFrame } from '../../streaming/write-frames.ts';
import { usageOf, type MessageTokens } from './usage.ts';

/** The type of each delta, and the field with its content. */
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

/** Writes a messages stream block by block. It opens, numbers and closes the blocks. */
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

  /**
   * Starts the message. A second call does nothing.
   *
   * @param tokens null where the server has not counted them
   */
  begin(tokens: MessageTokens | null = { input_tokens: 0, output_tokens: 0 }): void {
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
      usage: usageOf(tokens),
    };
    this.#write({ type: 'message_start', message });
  }

  /** Adds text to the open text block, or opens one. */
  text(text: string): void {
    this.#add('text', 'text', text);
  }

  /** Adds a source to the open text block, or opens one. */
  citation(citation: JsonObject): void {
    this.#openBlock('text');
    this.#write({
      type: 'content_block_delta',
      index: this.#index,
      delta: { type: 'citations_delta', citation },
    });
  }

  thinking(text: string): void {
    this.#add('thinking', 'thinking', text);
  }

  /** Adds a signature to the open thinking block, or opens one. */
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

  /** Adds a piece of the open call's arguments, as JSON text. */
  input(json: string): void {
    if (json !== '') this.#delta('input', json);
  }

  /** Closes the open block, if there is one. */
  close(): void {
    if (this.#open === null) return;
    this.#open = null;
    this.#write({ type: 'content_block_stop', index: this.#index });
  }

  end(stopReason: string, stopSequence: string | null, tokens: MessageTokens | null): void {
    this.close();
    const delta = { stop_reason: stopReason, stop_sequence: stopSequence };
    this.#write({ type: 'message_delta', delta, usage: usageOf(tokens) });
    this.#write({ type: 'message_stop' });
  }

  /** Returns the frames since the last call, each without its blank line. */
  take(): string[] {
    const taken = this.#frames;
    this.#frames = [];
    return taken;
  }

  #add(kind: 'text' | 'thinking', delta: Delta, value: string): void {
    if (value === '') return;
    this.#openBlock(kind);
    this.#delta(delta, value);
  }

  #openBlock(kind: 'text' | 'thinking'): void {
    if (this.#open === kind) return;
    this.close();
    this.#start(EMPTY_BLOCKS[kind]);
    this.#open = kind;
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
