import { noUsage, readResponseUsage } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import { ordinaryFinishReason } from '../chat-response/finish.ts';
import { completeUsage } from '../complete-usage.ts';
import { isRecord, throwUpstreamError, type JsonRecord } from '../json-values.ts';
import { callStyleOf, dropChoiceExtras, dropExtras, finishReason, normaliseMessage } from './message.ts';

/**
 * Normalises a chat completion of any server to the contract (wire formats §4.2), in place. Throws `bad_gateway` for
 * anything else.
 */
export function normaliseChatCompletion(
  completion: JsonRecord,
  model: string,
  fallbackId: string,
): JsonRecord {
  throwUpstreamError(completion);
  const choices = completion['choices'];
  if (!Array.isArray(choices) || choices.length === 0) {
    throw failure('bad_gateway', { internal: 'an upstream chat completion has no choices' });
  }
  dropExtras(completion);
  completion['id'] ??= `chatcmpl-${fallbackId}`;
  completion['object'] = 'chat.completion';
  completion['created'] ??= Math.floor(Date.now() / 1000);
  completion['model'] = model;
  for (const [index, choice] of choices.entries()) {
    if (!isRecord(choice) || !isRecord(choice['message'])) {
      throw failure('bad_gateway', { internal: 'an upstream choice has no message' });
    }
    normaliseChoice(choice, choice['message'], index);
  }
  return completion;
}

const NO_ESTIMATE = { inputTokens: 0, outputTokens: 0 };

/** Writes a completion as the client gets it. Its usage must have all counts. */
export function writeChatCompletion(completion: JsonRecord, model: string, fallbackId: string): string {
  const usage = noUsage();
  readResponseUsage(usage, completion);
  const response = normaliseChatCompletion(completion, model, fallbackId);
  const block = usage.reported ? response['usage'] : null;
  response['usage'] = completeUsage('chat', block, usage, () => NO_ESTIMATE);
  return JSON.stringify(response);
}

function normaliseChoice(choice: JsonRecord, message: JsonRecord, index: number): void {
  dropChoiceExtras(choice);
  normaliseMessage(message);
  choice['index'] ??= index;
  choice['logprobs'] ??= null;
  message['role'] = 'assistant';
  message['content'] ??= null;
  message['refusal'] ??= null;
  const called = callStyleOf(message);
  choice['finish_reason'] = finishReason(choice['finish_reason'], called) ?? ordinaryFinishReason(called);
}
