import { isRecord, type JsonObject } from '../contract/json-object.ts';
/** Longest text of one attribute. */
const MAX_CHARACTERS = 16_384;
const MAX_MESSAGES = 100;

/** A part of a message in the GenAI conventions: text with its content, other parts with their type only. */
interface Part {
  type: string;
  content?: string;
}

/** The remaining length of an attribute's text. */
class Budget {
  #left = MAX_CHARACTERS;

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  take(text: string): string {
    const taken = text.slice(0, this.#left);
    this.#left -= text.length;
    return taken;
  }
}

/** Returns the attributes of a conversation's request. Of long conversations they have the latest messages. */
export function inputAttributes(body: JsonObject): Record<string, string> {
  const turns = body['messages'] ?? body['input'];
  const messages = typeof turns === 'string' ? [{ role: 'user', content: turns }] : turns;
  const system = partsOf(body['system'] ?? body['instructions'], new Budget());
  return {
    ...(Array.isArray(messages) ? { 'gen_ai.input.messages': JSON.stringify(latest(messages)) } : {}),
    ...(system.length === 0 ? {} : { 'gen_ai.system_instructions': JSON.stringify(system) }),
  };
}

function latest(messages: readonly unknown[]): object[] {
  const budget = new Budget();
  const shown: object[] = [];
  for (const message of messages.slice(-MAX_MESSAGES).toReversed()) {
    if (budget.isSpent) break;
    if (!isRecord(message)) continue;
    const { role, type } = message;
    const parts =
      message['content'] === undefined ? [typePart(message)] : partsOf(message['content'], budget);
    shown.unshift({ role: textOr(role) || textOr(type) || 'user', parts });
  }
  return shown;
}

function partsOf(content: unknown, budget: Budget): Part[] {
  if (typeof content === 'string') return [{ type: 'text', content: budget.take(content) }];
  if (!Array.isArray(content)) return [];
  return (content as unknown[]).slice(0, MAX_MESSAGES).flatMap((part) => {
    if (!isRecord(part) || budget.isSpent) return [];
    const { text } = part;
    return [typeof text === 'string' ? { type: 'text', content: budget.take(text) } : typePart(part)];
  });
}

function typePart({ type }: JsonObject): Part {
  return { type: textOr(type).slice(0, 64) || 'unknown' };
}

/** Collects the text of a response in any of the conversation formats, from its JSON or from its events. */
export class OutputContent {
  readonly #budget = new Budget();
  #text = '';
  #finishReason: string | null = null;

  /** Adds the text of complete frames of server-sent events. */
  addFrames(frames: string): void {
    for (const line of frames.split('\n')) {
      if (!line.startsWith('data:') || line.startsWith('data: [')) continue;
      const event: unknown = JSON.parse(line.slice('data:'.length));
      if (isRecord(event)) this.#addEvent(event);
    }
  }

  addResponse(value: unknown): void {
    if (!isRecord(value)) return;
    const { choices, content, output } = value;
    this.#finishReason = textOr(value['stop_reason']) || textOr(value['status']) || null;
    for (const choice of recordsOf(choices).slice(0, 1)) {
      this.#finishReason = textOr(choice['finish_reason']) || null;
      if (isRecord(choice['message'])) this.#add(choice['message']['content']);
    }
    for (const block of recordsOf(content)) this.#add(block['text']);
    for (const item of recordsOf(output))
      for (const part of recordsOf(item['content'])) this.#add(part['text']);
  }

  /** Empty when the response has no text and did not end. */
  get attributes(): Record<string, string> {
    if (this.#text === '' && this.#finishReason === null) return {};
    const parts = this.#text === '' ? [] : [{ type: 'text', content: this.#text }];
    const end = this.#finishReason === null ? {} : { finish_reason: this.#finishReason };
    return { 'gen_ai.output.messages': JSON.stringify([{ role: 'assistant', parts, ...end }]) };
  }

  #addEvent(event: JsonObject): void {
    const { type, delta, choices, response } = event;
    for (const choice of recordsOf(choices)) {
      // Only the first of several choices is recorded.
      if (choice['index'] !== 0) continue;
      if (isRecord(choice['delta'])) this.#add(choice['delta']['content']);
      this.#finishReason = textOr(choice['finish_reason']) || this.#finishReason;
    }
    if (type === 'response.output_text.delta') this.#add(delta);
    if (isRecord(delta)) {
      if (type === 'content_block_delta') this.#add(delta['text']);
      this.#finishReason = textOr(delta['stop_reason']) || this.#finishReason;
    }
    if (isRecord(response) && type !== 'response.created') {
      const status = textOr(response['status']);
      if (status !== '' && status !== 'in_progress') this.#finishReason = status;
    }
  }

  #add(text: unknown): void {
    if (typeof text === 'string' && !this.#budget.isSpent) this.#text += this.#budget.take(text);
  }
}

function recordsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isRecord) : [];
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
