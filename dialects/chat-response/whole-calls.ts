import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { EventWriter } from '../../streaming/event-writer.ts';
import { dataFrame } from '../../streaming/write-frames.ts';
import { isLoose, isRecord, looseList, looseOf, type Fields, type Loose } from '../values/json-values.ts';

/** More than a model writes in one response, and small enough to hold for every stream. */
const MAX_HELD_CHARACTERS = 4 * 1024 * 1024;

/** The clients of Mistral: `mistralai` of Python and `@mistralai/mistralai`, what is built on them, and LangChain4j's. */
const MISTRAL_CLIENTS = /\bmistral-client-(?:python|typescript)\b|\blangchain4j-mistral-ai\b/;

/** What httpx sends for a program that does not name itself. */
const NAMELESS = /^python-httpx\//;

/**
 * Whether a client reads calls only where they come whole. Mistral's server sends them so. Its clients refuse a piece without
 * a name (`FunctionCall` of mistralai 3.7), and langchain4j-mistral-ai 1.18 keeps only the last piece. Clients of OpenAI join
 * repeated names, so not all can get one form. `langchain-mistralai` of Python (1.1.6) does not name itself, but reads the
 * events with httpx-sse, which requests them with these headers. Others that do so can read whole calls too.
 */
export function readsWholeCallsOnly(headers: Readonly<Record<string, unknown>> = {}): boolean {
  const { 'user-agent': userAgent, accept, 'cache-control': cacheControl } = headers;
  if (typeof userAgent !== 'string') return false;
  const usesHttpxSse = accept === 'text/event-stream' && cacheControl === 'no-store';
  return MISTRAL_CLIENTS.test(userAgent) || (usesHttpxSse && NAMELESS.test(userAgent));
}

type Call = Loose.ChatToolCallDelta;
type Called = Fields<'name' | 'arguments' | 'input'>;

/** Joins the pieces of each call in the chunks of another writer. The calls of a choice come with its finish reason. */
export class WholeCallsWriter implements EventWriter {
  readonly #writer: EventWriter;
  /** The calls of each choice, by the number of the call. */
  readonly #held = new Map<unknown, Map<unknown, Call>>();
  #heldCharacters = 0;

  constructor(writer: EventWriter) {
    this.#writer = writer;
  }

  accept(frame: string): { text: string; ended: boolean } {
    const { text, ended } = this.#writer.accept(frame);
    return { text: this.#join(text), ended };
  }

  get isComplete(): boolean {
    return this.#writer.isComplete === true;
  }

  finish(): string {
    return this.#join(this.#writer.finish());
  }

  failureFrames(error: GatewayError): string {
    return this.#writer.failureFrames(error);
  }

  #join(text: string): string {
    if (this.#held.size === 0 && !text.includes('"tool_calls":[')) return text;
    return text
      .split(/(?<=\n\n)/)
      .map((frame) => (frame.startsWith('data: {') ? this.#joinFrame(frame) : frame))
      .join('');
  }

  #joinFrame(frame: string): string {
    // The gateway's own frame.
    const chunk = JSON.parse(frame.slice('data: '.length)) as Loose.ChatCompletionChunk;
    const choices = looseList<Loose.ChatChunkChoice>(chunk.choices);
    if (choices.length === 0) return frame;
    const kept = choices.filter((choice) => this.#keepsChoice(choice));
    return kept.length === 0 ? '' : dataFrame({ ...chunk, choices: kept });
  }

  /** Holds the pieces of a choice, or writes its calls at its end. Returns whether anything is left to write of it. */
  #keepsChoice(choice: Loose.ChatChunkChoice): boolean {
    const { index, finish_reason: reason } = choice;
    const { tool_calls: pieces, ...others } = looseOf<Loose.ChatDelta>(choice.delta);
    for (const piece of looseList<Loose.ChatToolCallDelta>(pieces)) this.#hold(index, piece);
    choice.delta = others;
    const calls = this.#held.get(index);
    if (reason !== null && calls !== undefined) {
      choice.delta = { ...others, tool_calls: [...calls.values()] };
      this.#held.delete(index);
    }
    return reason !== null || Object.keys(others).length > 0;
  }

  #hold(choice: unknown, piece: Call): void {
    const calls = this.#held.get(choice) ?? new Map<unknown, Call>();
    this.#held.set(choice, calls);
    const call = calls.get(piece.index);
    const field = isRecord(piece.custom) ? 'custom' : 'function';
    const text = field === 'custom' ? 'input' : 'arguments';
    const called = looseOf<Called>(piece[field]);
    // A call counts with its name and its id.
    this.#heldCharacters += call === undefined ? JSON.stringify(piece).length : textIn(called[text]).length;
    if (this.#heldCharacters > MAX_HELD_CHARACTERS)
      throw failure('bad_gateway', { internal: 'the upstream tool calls are too long' });
    const known = call?.[field];
    if (call === undefined) calls.set(piece.index, piece);
    else if (isLoose<Called>(known)) known[text] = textIn(known[text]) + textIn(called[text]);
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
