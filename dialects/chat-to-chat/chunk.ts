import type { ReceivedOutput } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import { ordinaryFinishReason, type CallStyle } from '../chat-response/finish.ts';
import { argumentsText, textOf, countMessageText } from '../texts/response-text.ts';
import { CallNumbers } from './call-numbers.ts';
import {
  callStyleOf,
  dropChoiceExtras,
  dropExtras,
  finishReason,
  flattenContent,
  normaliseMessage,
} from './message.ts';
import { isLoose, type Fields, type Loose, unixSeconds } from '../values/json-values.ts';

interface ChoiceState {
  finished: boolean;
  called: CallStyle;
  hasContent: boolean;
  calls: CallNumbers;
}

/** Normalises the chunks of a stream: all have the same id, time and model, the role comes first, and each tool call's name comes once. */
export class ChunkNormaliser {
  readonly #model: string;
  readonly #fallbackId: string;
  readonly #callStem: string | null;
  readonly #received: ReceivedOutput;
  readonly #choices = new Map<number, ChoiceState>();
  /** How many of the choices have no finish reason yet. */
  #unfinished = 0;
  /** The choices that the last chunk continued after their finish reason. */
  readonly #reopened = new Set<number>();
  /** Whether the finish reasons of this server say nothing about the end. */
  #finishesEarly = false;
  #id: unknown = null;
  #created: unknown = null;

  /**
   * @param received counts the text of every chunk
   * @param callStem see `CallNumbers`
   */
  constructor(model: string, fallbackId: string, received: ReceivedOutput, callStem: string | null) {
    this.#callStem = callStem;
    this.#model = model;
    this.#fallbackId = fallbackId;
    this.#received = received;
  }

  /** Whether there was a choice, and every choice has a finish reason. */
  get isFinished(): boolean {
    return this.#choices.size > 0 && this.#unfinished === 0;
  }

  /** Whether so many choices have come, and each has a finish reason that means its end. */
  hasFinished(count: number): boolean {
    return this.#choices.size >= count && this.isFinished && !this.#finishesEarly;
  }

  /**
   * The choices that the last chunk continued after their finish reason. Some servers send one with each chunk
   * (su-kaka/gcli2api#403, BerriAI/litellm#2195): the last one counts.
   */
  get reopened(): ReadonlySet<number> {
    return this.#reopened;
  }

  /**
   * Finishes the choices whose server sent `[DONE]` without a finish reason, and returns their last parts. Empty where
   * content may be missing: a choice has none, or the arguments of a call are cut off.
   */
  finishAtDone(): Loose.ChatChunkChoice[] {
    const open = [...this.#choices].filter(([, choice]) => !choice.finished);
    if (!open.every(([, { hasContent, calls }]) => hasContent && calls.areComplete)) return [];
    this.#unfinished = 0;
    return open.map(([index, choice]) => {
      choice.finished = true;
      const calls = choice.calls.unnamed();
      const delta = calls.length === 0 ? {} : { tool_calls: calls };
      return { index, delta, logprobs: null, finish_reason: ordinaryFinishReason(choice.called) };
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
    this.#reopened.clear();
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

  /** Writes the pieces of calls that can be sent. At the end no name will come any more. */
  #writeCalls(delta: Loose.ChatDelta, calls: CallNumbers, reason: unknown): void {
    const given = Array.isArray(delta.tool_calls) ? calls.normalise(delta.tool_calls) : [];
    const written = typeof reason === 'string' && reason !== '' ? [...given, ...calls.unnamed()] : given;
    if (written.length > 0) delta.tool_calls = written;
    else delete delta.tool_calls;
  }

  #reopen(index: number, state: ChoiceState): void {
    state.finished = false;
    this.#unfinished += 1;
    this.#reopened.add(index);
    this.#finishesEarly = true;
  }

  /** Returns whether the choice is to be written. */
  #normaliseChoice(choice: Loose.ChatChunkChoice & Fields<'message'>, position: number): boolean {
    dropChoiceExtras(choice);
    const { message: whole } = choice;
    if (whole !== undefined) delete choice.message;
    const index = Number.isSafeInteger(choice.index) ? Number(choice.index) : position;
    choice.index = index;
    let state = this.#choices.get(index);
    // Some servers send all of a response as one event.
    const delta = readDelta(choice.delta ?? (state === undefined ? whole : undefined));
    choice.delta = delta;
    if (state === undefined) {
      const stem = this.#callStem;
      state = {
        finished: false,
        called: 'nothing',
        hasContent: false,
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
    if (state.finished && isFilled(delta)) this.#reopen(index, state);
    if (state.finished) return isAfterword(choice, delta);
    countMessageText(this.#received, delta);
    state.hasContent ||= isFilled(delta);
    if (delta.content === null && Object.keys(delta).length > 1) delete delta.content;
    this.#writeCalls(delta, state.calls, choice.finish_reason);
    const older = delta.function_call;
    if (isLoose<Loose.ChatFunctionCall>(older) && older.arguments !== undefined)
      older.arguments = argumentsText(older.arguments);
    if (state.called === 'nothing') state.called = callStyleOf(delta);
    const reason = finishReason(choice.finish_reason, state.called);
    choice.finish_reason = reason;
    if (reason !== null) {
      state.finished = true;
      this.#unfinished -= 1;
    }
    return true;
  }
}

const TEXTS = ['content', 'refusal', 'reasoning', 'reasoning_content'] as const;

/** Reads a delta. Throws `bad_gateway` if its texts or calls have another type. */
function readDelta(delta: unknown): Loose.ChatDelta {
  if (delta === undefined || delta === null) return {};
  if (!isLoose<Loose.ChatDelta>(delta))
    throw failure('bad_gateway', { internal: 'an upstream delta is not an object' });
  flattenContent(delta);
  for (const name of TEXTS) textOf(delta[name]);
  const calls = delta.tool_calls;
  if (calls !== undefined && calls !== null && !Array.isArray(calls))
    throw failure('bad_gateway', { internal: 'the upstream tool calls are not a list' });
  return delta;
}

/** Whether a delta has content. */
function isFilled(delta: Loose.ChatDelta): boolean {
  return TEXTS.some((name) => textOf(delta[name]) !== '') || callStyleOf(delta) !== 'nothing';
}

/** Whether what follows the finish reason of a choice is to be written: only its sources. Its reason came before. */
function isAfterword(choice: Loose.ChatChunkChoice, delta: Loose.ChatDelta): boolean {
  const { annotations } = delta;
  choice.finish_reason = null;
  choice.delta = { annotations };
  return Array.isArray(annotations) && annotations.length > 0;
}
