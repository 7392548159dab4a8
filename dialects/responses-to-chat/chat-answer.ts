import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatTokenLogprob } from '../../generated/contract.ts';
import { argumentsText, textOf } from '../answer-text.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import type { ItemSequence } from './item-sequence.ts';
import type { ResponseEvent } from './response-events.ts';

/** The events for a chat message, or for a delta of one; both have the same fields. `choice` holds its log probabilities. */
export function addMessage(items: ItemSequence, message: JsonRecord, choice: JsonRecord): ResponseEvent[] {
  const events = items.addReasoning(textOf(message['reasoning']));
  events.push(...items.addText(textOf(message['content']), logprobsOf(choice)));
  events.push(...items.addRefusal(textOf(message['refusal'])));
  const calls = Array.isArray(message['tool_calls']) ? message['tool_calls'].filter(isRecord) : [];
  for (const [position, call] of calls.entries()) {
    const called = isRecord(call['function']) ? call['function'] : {};
    const piece = {
      index: typeof call['index'] === 'number' ? call['index'] : position,
      id: textOf(call['id']),
      name: textOf(called['name']),
      arguments: argumentsText(called['arguments']),
    };
    events.push(...items.addCall(piece));
  }
  return events;
}

/** A summary is what the caller asked for, else reasoning comes as it is (wire formats §15.2). */
export function reasoningKind(request: JsonObject): 'reasoning_text' | 'summary_text' {
  const { reasoning } = request;
  return isRecord(reasoning) && typeof reasoning['summary'] === 'string' ? 'summary_text' : 'reasoning_text';
}

function logprobsOf({ logprobs }: JsonRecord): ChatTokenLogprob[] {
  if (!isRecord(logprobs) || !Array.isArray(logprobs['content'])) return [];
  return logprobs['content'].filter(isRecord).flatMap(({ token, logprob, bytes, top_logprobs: top }) => {
    if (typeof token !== 'string' || typeof logprob !== 'number') return [];
    const others = Array.isArray(top) ? (top as unknown[]).filter(isTokenLogprob) : [];
    return [{ token, logprob, bytes: Array.isArray(bytes) ? bytes : [], top_logprobs: others }];
  });
}

function isTokenLogprob(value: unknown): value is { token: string; logprob: number } {
  return isRecord(value) && typeof value['token'] === 'string' && typeof value['logprob'] === 'number';
}
