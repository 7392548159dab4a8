import type { JsonObject } from '../../bodies/json-body.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { MessageBlock, MessageResult, MessageToolUseBlock } from '../../generated/types/types.gen.ts';
import { argumentsText, textOf } from '../response-text.ts';
import { normaliseChatCompletion } from '../chat-to-chat/response.ts';
import type { ResponseContext } from '../dialect.ts';
import { isRecord, type JsonRecord } from '../json-values.ts';
import { GATEWAY_SIGNATURE, matchedStopSequence, stopFields, toMessageUsage } from './message-fields.ts';

/** The message for a chat completion (wire formats §15.2). Throws `bad_gateway` for what is no completion. */
export function toMessageResult(answer: JsonObject, context: ResponseContext): JsonObject {
  // Read first: what servers add to a choice is dropped when it is made consistent.
  const stopSequence = matchedStopSequence(firstChoice(answer), context.request);
  const choice = firstChoice(normaliseChatCompletion(answer, context.model, context.requestId));
  readResponseUsage(context.usage, answer);
  const message = isRecord(choice['message']) ? choice['message'] : {};
  const refusal = textOf(message['refusal']);
  const calls = toolCalls(message).map((call, index) =>
    toToolUse(call, `${context.requestId}_${String(index)}`),
  );
  const content: MessageBlock[] = [];
  const thinking = textOf(message['reasoning']);
  if (thinking !== '') content.push({ type: 'thinking', thinking, signature: GATEWAY_SIGNATURE });
  const text = textOf(message['content']) + refusal;
  if (text !== '') content.push({ type: 'text', text });
  const result: MessageResult = {
    id: `msg_${context.requestId}`,
    type: 'message',
    role: 'assistant',
    model: context.model,
    content: [...content, ...calls],
    ...stopFields({
      finishReason: textOf(choice['finish_reason']),
      hasToolCalls: calls.length > 0,
      hasRefusal: refusal !== '',
      stopSequence,
    }),
    usage: toMessageUsage(context.usage),
  };
  return result;
}

function firstChoice(completion: JsonObject): JsonRecord {
  const choices = completion['choices'];
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  return isRecord(choice) ? choice : {};
}

/** Calls, or the one call of the older form. */
function toolCalls(message: JsonRecord): unknown[] {
  if (Array.isArray(message['tool_calls'])) return message['tool_calls'];
  return isRecord(message['function_call']) ? [{ function: message['function_call'] }] : [];
}

/** The server's id stays as it is, for the result that refers to it. */
function toToolUse(call: unknown, fallbackId: string): MessageToolUseBlock {
  const called = isRecord(call) && isRecord(call['function']) ? call['function'] : {};
  const name = textOf(called['name']);
  if (!isRecord(call) || name === '')
    throw failure('bad_gateway', { internal: 'an upstream tool call has no name' });
  const id = textOf(call['id']) || `toolu_${fallbackId}`;
  return { type: 'tool_use', id, name, input: parseArguments(argumentsText(called['arguments'])) };
}

/** Arguments are what the model wrote: those that are no object go on as text, for the caller's tool to refuse. */
function parseArguments(text: string): JsonRecord {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Told to the caller below, in the arguments themselves.
  }
  return { _raw: text };
}
