import type { Usage } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { ChatFinishReason } from '../../generated/contract.ts';
import { ordinaryFinishReason, type CallStyle } from '../chat-response/finish.ts';
import { argumentsText, textOf, countMessageText } from '../texts/response-text.ts';
import { CallNumbers } from './call-numbers.ts';
import { isFilled, isFilledList, readDelta } from './delta.ts';
import {
  addTranscript,
  callStyleOf,
  dropChoiceExtras,
  dropExtras,
  finishReason,
  isReason,
  normaliseMessage,
  readFailure,
} from './message.ts';
import { isLoose, type Fields, type Loose, unixSeconds } from '../values/json-values.ts';

/** The most choices of a request to OpenAI. */
const MAX_CHOICES = 128;

interface ChoiceState {
  /** The last finish reason. Null before the first, and while content follows it. */
  reason: ChatFinishReason | null;
  called: CallStyle;
  hasContent: boolean;
  /** Whether it has text beside what is spoken. */
  hasText: boolean;
  calls: CallNumbers;
}

/** Normalises the chunks of a stream: all have the same id, time and model, the role comes first, and each tool call's name comes once. */
export class ChunkNormaliser {
  readonly #model: string;
  readonly #fallbackId: string;
  readonly #callStem: string | null;
  readonly #usage: Usage;
  readonly #choices = new Map<number, ChoiceState>();
  readonly #requestedChoices: number;
  /** The server's number of the first choice. */
  #first: number | null = null;
  /** How many of the choices have no finish reason yet. */
  #unfinished = 0;
  /**
   * Whether the finish reasons of this server say nothing about the end: content followed one, or came with one and the
   * usage. Some servers send both with each chunk (su-kaka/gcli2api#403, BerriAI/litellm#2195): the last reason counts.
   */
  #finishesEarly = false;
  /** Whether content followed usage and a reason, so that the usage says nothing about the end either. */
  #reportsEarly = false;
  #hadUsage = false;
  /** Whether the last event has usage. */
  #endsWithUsage = false;
  /** Whether a choice had a number or a finish reason, so that its end would have one. Those of Snowflake never have. */
  #marksChoices = false;
  #isDone = false;
  #id: unknown = null;
  #created: unknown = null;

  /**
   * @param usage whose `received` counts the text of every chunk
   * @param callStem see `CallNumbers`
   * @param requestedChoices how many the client requested
   */
  constructor(
    model: string,
    fallbackId: string,
    usage: Usage,
    callStem: string | null,
    requestedChoices = 1,
  ) {
    this.#requestedChoices = requestedChoices;
    this.#callStem = callStem;
    this.#model = model;
    this.#fallbackId = fallbackId;
    this.#usage = usage;
  }

  /**
   * Whether there was a choice, and every choice has a finish reason. Where reasons come early, the end is known by
   * `[DONE]` or the usage.
   */
  get isFinished(): boolean {
    const isEnd = !this.#finishesEarly || this.#isDone || (this.#usage.reported && !this.#reportsEarly);
    return this.#choices.size > 0 && this.#unfinished === 0 && isEnd;
  }

  /** Whether so many choices have come, each has a finish reason that means its end, and so has the usage. */
  hasFinished(count: number): boolean {
    return (
      this.#usage.reported && this.#choices.size >= count && this.#unfinished === 0 && !this.#finishesEarly
    );
  }

  /** Notes what an event says about the end of the stream. Comes before its usage is read. */
  observe({ usage }: Loose.ChatCompletionChunk): void {
    this.#hadUsage = this.#usage.reported;
    this.#endsWithUsage = isLoose<Loose.ChatCompletionUsage>(usage);
  }

  /** Returns the finish reason of a choice. */
  reasonOf(index: number): ChatFinishReason | null {
    return this.#choices.get(index)?.reason ?? null;
  }

  /** Ends the stream, and returns the last parts of choices. Arguments can follow `{}` beside a finish reason until then. */
  finish(isDone: boolean): Loose.ChatChunkChoice[] {
    this.#isDone ||= isDone;
    const ended = [...this.#choices].flatMap(([index, { reason, calls }]) => {
      const pieces = reason === null ? [] : calls.emptyArguments();
      return pieces.length === 0 ? [] : [lastPart(index, pieces, reason)];
    });
    return [...ended, ...this.#finishOpen(isDone)];
  }

  /**
   * Finishes the choices without a finish reason, and returns their last parts. Empty where content may be missing: the
   * server reported no usage, a choice has no content, the arguments of a call are cut off, or the body ended without
   * `[DONE]`. The end of the body is enough for a server that never marks its choices, directly after usage.
   */
  #finishOpen(isDone: boolean): Loose.ChatChunkChoice[] {
    const { reported, received, countedDeltas } = this.#usage;
    const isUnmarkedEnd = !this.#marksChoices && this.#endsWithUsage && received.deltas - countedDeltas <= 1;
    const isEnd = isDone || isUnmarkedEnd;
    if (this.#unfinished === 0 || !reported || !isEnd) return [];
    const open = [...this.#choices].filter(([, { reason }]) => reason === null);
    if (!open.every(([, { hasContent, calls }]) => hasContent && calls.areComplete)) return [];
    this.#unfinished = 0;
    return open.map(([index, choice]) => {
      const pieces = [...choice.calls.emptyArguments(), ...choice.calls.waiting()];
      choice.reason = ordinaryFinishReason(pieces.length === 0 ? choice.called : 'tools');
      return lastPart(index, pieces, choice.reason);
    });
  }

  /** Returns the arguments of calls that got none. Comes at the end. */
  missingArguments(): Loose.ChatChunkChoice[] {
    return [...this.#choices].flatMap(([index, { calls }]) => {
      const missing = calls.missingArguments();
      return missing.length === 0 ? [] : [{ index, delta: { tool_calls: missing }, finish_reason: null }];
    });
  }

  identity(): { id: unknown; object: string; created: unknown; model: string } {
    return { id: this.#id, object: 'chat.completion.chunk', created: this.#created, model: this.#model };
  }

  /**
   * Normalises a chunk in place, and returns the choices that it has then. Those that say nothing after their end are left
   * out: some servers repeat their reason.
   */
  normalise(chunk: Loose.ChatCompletionChunk, choices: unknown[]): Loose.ChatChunkChoice[] {
    this.#id ??= typeof chunk.id === 'string' && chunk.id !== '' ? chunk.id : `chatcmpl-${this.#fallbackId}`;
    this.#created ??= unixSeconds(chunk.created);
    dropExtras(chunk);
    Object.assign(chunk, this.identity());
    const kept: Loose.ChatChunkChoice[] = [];
    for (const [position, choice] of choices.entries()) {
      if (!isLoose<Loose.ChatChunkChoice>(choice))
        throw failure('bad_gateway', { internal: 'an upstream choice is not an object' });
      if (this.#normaliseChoice(choice, position)) kept.push(choice);
    }
    chunk.choices = kept;
    return kept;
  }

  /** Returns the number of a choice. The only one that was requested is the first that comes. */
  #numberOf(given: number): number {
    if (this.#requestedChoices > 1) return given;
    this.#first ??= given;
    if (given === this.#first) return 0;
    return given === 0 ? this.#first : given;
  }

  /** Writes the pieces of calls that can be sent. At the end no name will come any more. */
  #writeCalls(delta: Loose.ChatDelta, calls: CallNumbers, reason: unknown): void {
    const before = textOf(delta.content) === '' ? [] : calls.emptyArguments();
    const given = Array.isArray(delta.tool_calls) ? calls.normalise(delta.tool_calls) : [];
    const written = [...before, ...given, ...(isReason(reason) ? calls.waiting() : [])];
    if (written.length > 0) delta.tool_calls = written;
    else delete delta.tool_calls;
  }

  /** Returns whether the choice is to be written. */
  #normaliseChoice(choice: Loose.ChatChunkChoice & Fields<'message'>, position: number): boolean {
    this.#marksChoices ||= 'index' in choice || 'finish_reason' in choice;
    dropChoiceExtras(choice);
    const { message: whole } = choice;
    if (whole !== undefined) delete choice.message;
    const index = this.#numberOf(Number.isSafeInteger(choice.index) ? Number(choice.index) : position);
    choice.index = index;
    let state = this.#choices.get(index);
    // Some servers send all of a response as one event.
    const delta = readDelta(choice.delta ?? (state === undefined ? whole : undefined));
    choice.delta = delta;
    if (state === undefined) {
      if (this.#choices.size >= MAX_CHOICES)
        throw failure('bad_gateway', { internal: 'the upstream response has too many choices' });
      const stem = this.#callStem;
      state = {
        reason: null,
        called: 'nothing',
        hasContent: false,
        hasText: false,
        calls: new CallNumbers(stem === null || index === 0 ? stem : `${stem}_${String(index)}`),
      };
      this.#choices.set(index, state);
      this.#unfinished += 1;
      delta.role = 'assistant';
      if (delta.tool_calls === undefined) delta.content ??= '';
    } else {
      delete delta.role;
    }
    normaliseMessage(delta);
    const hasContent = isFilled(delta);
    if (state.reason !== null) {
      if (!hasContent) return isAfterword(choice, delta);
      state.reason = null;
      this.#unfinished += 1;
      this.#finishesEarly = true;
      this.#reportsEarly ||= this.#hadUsage;
    }
    countMessageText(this.#usage.received, delta);
    state.hasText ||= textOf(delta.content) !== '';
    if (this.#callStem === null && !state.hasText) addTranscript(delta);
    state.hasContent ||= hasContent;
    if (delta.content === null && Object.keys(delta).length > 1) delete delta.content;
    const hasCalls = delta.tool_calls !== undefined;
    this.#writeCalls(delta, state.calls, choice.finish_reason);
    const older = delta.function_call;
    if (isLoose<Loose.ChatFunctionCall>(older) && older.arguments !== undefined)
      older.arguments = argumentsText(older.arguments);
    if (state.called === 'nothing') state.called = callStyleOf(delta);
    readFailure(choice, state.hasContent);
    const reason = finishReason(choice.finish_reason, state.called);
    choice.finish_reason = reason;
    if (reason !== null) {
      state.reason = reason;
      this.#unfinished -= 1;
      this.#finishesEarly ||= hasContent && this.#usage.reported;
    }
    // Pieces of calls that wait leave nothing to write.
    return reason !== null || !hasCalls || Object.keys(delta).length > 0;
  }
}

function lastPart(
  index: number,
  pieces: readonly Loose.ChatToolCallDelta[],
  reason: ChatFinishReason | null,
): Loose.ChatChunkChoice {
  const delta = pieces.length === 0 ? {} : { tool_calls: pieces };
  return { index, delta, logprobs: null, finish_reason: reason };
}

/** Whether what follows the finish reason of a choice is to be written: only its sources. Its reason came before. */
function isAfterword(choice: Loose.ChatChunkChoice, delta: Loose.ChatDelta): boolean {
  const { annotations } = delta;
  choice.finish_reason = null;
  choice.delta = { annotations };
  return isFilledList(annotations);
}
