import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  ChatCompletion,
  ChatCompletionMessage,
  ChatFunctionToolCall,
} from '../../generated/contract.ts';
import { usesLegacyFunctions, type CallStyle } from '../chat-response/finish.ts';
import { chatUsageOf } from '../chat-response/usage.ts';
import type { ResponseContext } from '../dialect.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isRecord, throwUpstreamError } from '../json-values.ts';
import { finishOf } from './finish-reason.ts';
import { readUsage } from './usage.ts';

interface Answer {
  text: string;
  reasoning: string;
  calls: ChatFunctionToolCall[];
}

/** A message as chat completion (wire formats §15.2). Throws `bad_gateway` for what is no message. */
export function toChatCompletion(message: JsonObject, context: ResponseContext): JsonObject {
  throwUpstreamError(message);
  const { content } = message;
  if (!Array.isArray(content)) throw invalidResponse('it has no content');
  const answer = readBlocks(content, context.requestId);
  readUsage(context.usage, message['usage']);
  const usage = chatUsageOf(context.usage);
  if (usage === null) throw invalidResponse('it has no usage');
  const legacy = usesLegacyFunctions(context.request);
  const called = answer.calls.length === 0 ? 'nothing' : legacy ? 'function' : 'tools';
  const { reason, refusal } = finishOf(message, called);
  const completion: ChatCompletion = {
    id: idOf(message, context),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: context.model,
    choices: [
      { index: 0, message: toMessage(answer, refusal, called), logprobs: null, finish_reason: reason },
    ],
    usage,
  };
  return { ...completion };
}

/** The backend's own, so that both sides can find the answer in their logs. */
export function idOf(message: JsonObject, context: ResponseContext): string {
  const { id } = message;
  return typeof id === 'string' && id !== '' ? id : `chatcmpl-${context.requestId}`;
}

/** The id and the name of a `tool_use` block. Throws `bad_gateway` for one without a name. */
export function callOf(block: JsonObject, position: number, requestId: string): { id: string; name: string } {
  const { id, name } = block;
  if (typeof name !== 'string' || name === '') throw invalidResponse('a tool call has no name');
  return { id: typeof id === 'string' && id !== '' ? id : `call_${requestId}_${position}`, name };
}

/** The arguments of a call whose input came whole. */
export function argumentsOf(input: unknown): string {
  return JSON.stringify(input ?? {});
}

/** Blocks of other types are the backend's own affair: what it searched, ran or redacted. */
function readBlocks(content: readonly unknown[], requestId: string): Answer {
  const answer: Answer = { text: '', reasoning: '', calls: [] };
  for (const block of content) {
    if (!isRecord(block)) throw invalidResponse('a block is not an object');
    if (block['type'] === 'text' && typeof block['text'] === 'string') answer.text += block['text'];
    if (block['type'] === 'thinking' && typeof block['thinking'] === 'string')
      answer.reasoning += block['thinking'];
    if (block['type'] !== 'tool_use') continue;
    const { id, name } = callOf(block, answer.calls.length, requestId);
    answer.calls.push({ id, type: 'function', function: { name, arguments: argumentsOf(block['input']) } });
  }
  return answer;
}

function toMessage(answer: Answer, refusal: string | null, called: CallStyle): ChatCompletionMessage {
  const { text, reasoning, calls } = answer;
  const [first] = calls;
  return {
    role: 'assistant',
    content: text === '' && called !== 'nothing' ? null : text,
    refusal,
    // Under both of its names, since clients read one or the other (wire formats §16.4).
    ...(reasoning === '' ? {} : { reasoning, reasoning_content: reasoning }),
    ...(called === 'tools' ? { tool_calls: calls } : {}),
    ...(called === 'function' && first !== undefined ? { function_call: first.function } : {}),
  };
}
