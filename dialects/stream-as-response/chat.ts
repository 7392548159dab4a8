import { invalidResponse } from '../invalid-response.ts';
import { isLoose, isRecord, looseOf, type JsonObject, type Loose } from '../values/json-values.ts';

/** Joins the chunks of a stream that meets the contract to a chat completion. */
export class CompletionOfChunks {
  #first: JsonObject | null = null;
  #usage: unknown;
  readonly #choices = new Map<unknown, Loose.ChatCompletionChoice>();

  accept({ choices, usage, ...rest }: Loose.ChatCompletionChunk): void {
    this.#first = { ...rest, ...this.#first };
    this.#usage = usage ?? this.#usage;
    if (!Array.isArray(choices)) return;
    for (const choice of choices.filter(isLoose<Loose.ChatChunkChoice>)) this.#addChoice(choice);
  }

  value(): JsonObject {
    const choices = [...this.#choices.values()].map(completeChoice);
    return { ...this.#first, object: 'chat.completion', choices, usage: this.#usage };
  }

  #addChoice({ index, delta, logprobs, finish_reason: reason, ...rest }: Loose.ChatChunkChoice): void {
    let choice = this.#choices.get(index);
    if (choice === undefined) {
      choice = { index, message: { role: 'assistant', content: null }, logprobs: null, finish_reason: null };
      this.#choices.set(index, choice);
    }
    Object.assign(choice, rest);
    choice.finish_reason ??= reason;
    if (isRecord(delta) && isRecord(choice.message)) addTo(choice.message, delta);
    if (!isRecord(logprobs)) return;
    const joined = looseOf<Loose.ChatLogprobs>(choice.logprobs);
    addTo(joined, logprobs);
    choice.logprobs = joined;
  }
}

/** Text that comes in pieces. Every other text comes at once. */
const PIECES = new Set([
  'arguments',
  'content',
  'data',
  'input',
  'reasoning',
  'reasoning_content',
  'refusal',
  'summary',
  'text',
  'transcript',
]);

function addTo(joined: JsonObject, delta: JsonObject): void {
  for (const [name, value] of Object.entries(delta)) {
    // An assignment would take this name for the prototype, which all objects share.
    if (name === '__proto__') continue;
    const before = joined[name];
    if (value === null || value === undefined) joined[name] ??= value;
    else if (name === 'tool_calls') joined[name] = withCalls(before, value);
    else if (name === 'reasoning_details') joined[name] = withDetails(before, value);
    else if (typeof before === 'string' && typeof value === 'string' && PIECES.has(name))
      joined[name] = before + value;
    else if (Array.isArray(before) && Array.isArray(value))
      for (const one of value as unknown[]) before.push(one);
    else if (isRecord(before) && isRecord(value)) addTo(before, value);
    else joined[name] = value;
  }
}

/** Adds pieces of calls to those with the same number. */
function withCalls(before: unknown, pieces: unknown): JsonObject[] {
  const calls = Array.isArray(before) ? before.filter(isRecord) : [];
  if (!Array.isArray(pieces)) return calls;
  for (const { index, ...piece } of pieces.filter(isLoose<Loose.ChatToolCallDelta>)) {
    const at = Number(index);
    if (!Number.isSafeInteger(at) || at < 0 || at > calls.length)
      throw invalidResponse('a tool call has an unexpected number');
    const call = (calls[at] ??= {});
    addTo(call, piece);
  }
  return calls;
}

/** Adds pieces of signed reasoning to the last one if they have its number. */
function withDetails(before: unknown, pieces: unknown): unknown[] {
  const details: unknown[] = Array.isArray(before) ? before : [];
  if (!Array.isArray(pieces)) return details;
  for (const piece of pieces.filter(isRecord)) {
    const { type, index } = piece;
    const last = details.at(-1);
    const isSame = isRecord(last) && last['type'] === type && last['index'] === index;
    if (isSame && typeof index === 'number') addTo(last, piece);
    else details.push(piece);
  }
  return details;
}

function completeChoice(choice: Loose.ChatCompletionChoice): JsonObject {
  const message = looseOf<Loose.ChatCompletionMessage>(choice.message);
  // Streams begin with an empty text.
  const content = message.content === '' && message.tool_calls !== undefined ? null : message.content;
  return { ...choice, message: { ...message, content } };
}
