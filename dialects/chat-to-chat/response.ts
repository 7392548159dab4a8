import { failure } from '../../errors/gateway-error.ts';
import { ordinaryFinishReason } from '../chat-response/finish.ts';
import {
  isLoose,
  isRecord,
  looseList,
  throwUpstreamError,
  type Loose,
  unixSeconds,
} from '../values/json-values.ts';
import { completeCalls } from './complete-calls.ts';
import { isFilled } from './delta.ts';
import { joinCalls } from './join-calls.ts';
import {
  addTranscript,
  callStyleOf,
  dropChoiceExtras,
  dropExtras,
  finishReason,
  normaliseMessage,
  readFailure,
} from './message.ts';

/**
 * Normalises a chat completion of any server to the contract, in place. Throws `bad_gateway` for anything else.
 *
 * @param callStem see `completeCalls`
 * @param requestedChoices how many the client requested
 */
export function normaliseChatCompletion(
  completion: Loose.ChatCompletion,
  model: string,
  fallbackId: string,
  callStem: string | null = fallbackId,
  requestedChoices = 1,
): Loose.ChatCompletion {
  throwUpstreamError(completion);
  const choices = completion.choices;
  if (!Array.isArray(choices) || choices.length === 0) {
    throw failure('bad_gateway', { internal: 'an upstream chat completion has no choices' });
  }
  dropExtras(completion);
  completion.id = textOr(completion.id, `chatcmpl-${fallbackId}`);
  completion.object = 'chat.completion';
  completion.created = unixSeconds(completion.created);
  completion.model = model;
  for (const [index, choice] of choices.entries()) {
    if (!isLoose<Loose.ChatCompletionChoice>(choice))
      throw failure('bad_gateway', { internal: 'an upstream choice is not an object' });
    normaliseChoice(choice, messageOf(choice), index, callStem);
  }
  if (requestedChoices === 1) joinCalls(choices.filter(isLoose<Loose.ChatCompletionChoice>), completion);
  numberChoices(looseList<Loose.ChatCompletionChoice>(completion.choices));
  return completion;
}

/** Numbers the choices by their order, unless each of several has a number of its own (BerriAI/litellm#12666). */
function numberChoices(choices: readonly Loose.ChatCompletionChoice[]): void {
  if (choices.length > 1) {
    const given = new Set(choices.map(({ index }) => index).filter(Number.isSafeInteger));
    if (given.size === choices.length) return;
  }
  for (const [index, choice] of choices.entries()) choice.index = index;
}

/** Returns the message of a choice. Azure sends none where its filter removed all of it. */
function messageOf(choice: Loose.ChatCompletionChoice): Loose.ChatCompletionMessage {
  if (!isRecord(choice.message) && choice.finish_reason === 'content_filter') choice.message = {};
  const { message } = choice;
  if (isLoose<Loose.ChatCompletionMessage>(message)) return message;
  throw failure('bad_gateway', { internal: 'an upstream choice has no message' });
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function normaliseChoice(
  choice: Loose.ChatCompletionChoice,
  message: Loose.ChatCompletionMessage,
  index: number,
  callStem: string | null,
): void {
  dropChoiceExtras(choice);
  normaliseMessage(message);
  if (callStem === null) addTranscript(message);
  completeCalls(message, callStem === null || index === 0 ? callStem : `${callStem}_${String(index)}`);
  if (!isRecord(choice.logprobs)) choice.logprobs = null;
  message.role = 'assistant';
  message.content ??= null;
  message.refusal ??= null;
  const called = callStyleOf(message);
  readFailure(choice, isFilled(message));
  choice.finish_reason = finishReason(choice.finish_reason, called) ?? ordinaryFinishReason(called);
}
