import type { JsonObject } from '../../bodies/json-body.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import type {
  ChatCompletion,
  ChatCompletionMessage,
  ChatFunctionToolCall,
  ChatLogprobs,
  ChatTokenLogprob,
} from '../../generated/contract.ts';
import { usesLegacyFunctions, type CallStyle } from '../chat-response/finish.ts';
import { usageOrZeros } from '../chat-response/usage.ts';
import type { ResponseContext } from '../dialect.ts';

import { invalidResponse } from '../invalid-response.ts';
import { throwUpstreamError } from '../json-values.ts';
import { createdAt, finishOf } from './ending.ts';
import { PARAGRAPH_BREAK, readOutputItem } from './output-items.ts';

interface Answer {
  texts: string[];
  refusals: string[];
  reasoning: string[];
  calls: ChatFunctionToolCall[];
  logprobs: ChatTokenLogprob[];
}

/** A response as chat completion (wire formats §15.2). Throws `bad_gateway` for what is no response that has ended. */
export function toChatCompletion(response: JsonObject, context: ResponseContext): JsonObject {
  throwUpstreamError(response);
  readResponseUsage(context.usage, response);
  const { output } = response;
  if (!Array.isArray(output)) throw invalidResponse('it has no output');
  const answer = readOutput(output, context.requestId);
  const legacy = usesLegacyFunctions(context.request);
  const called = answer.calls.length === 0 ? 'nothing' : legacy ? 'function' : 'tools';
  const completion: ChatCompletion = {
    id: `chatcmpl-${context.requestId}`,
    object: 'chat.completion',
    created: createdAt(response) ?? Math.floor(Date.now() / 1000),
    model: context.model,
    choices: [
      {
        index: 0,
        message: toMessage(answer, called),
        logprobs: context.request['logprobs'] === true ? chatLogprobs(answer.logprobs) : null,
        finish_reason: finishOf(response, called).reason,
      },
    ],
    usage: usageOrZeros(context.usage),
  };
  return { ...completion };
}

/** Null without any. Bytes that a server does not tell are null in the chat format, and not empty. */
export function chatLogprobs(logprobs: readonly ChatTokenLogprob[]): ChatLogprobs | null {
  if (logprobs.length === 0) return null;
  const content = logprobs.map((one) => ({
    ...one,
    bytes: (one.bytes ?? []).length > 0 ? (one.bytes ?? null) : null,
  }));
  return { content, refusal: null };
}

/** For a call that its server gave none. */
export function fallbackCallId(requestId: string, number: number): string {
  return `call_${requestId}_${number}`;
}

function readOutput(output: readonly unknown[], requestId: string): Answer {
  const answer: Answer = { texts: [], refusals: [], reasoning: [], calls: [], logprobs: [] };
  for (const given of output) {
    const item = readOutputItem(given);
    if (item === null) continue;
    switch (item.type) {
      case 'message':
        answer.texts.push(item.text);
        answer.refusals.push(item.refusal);
        answer.logprobs.push(...item.logprobs);
        break;
      case 'reasoning':
        answer.reasoning.push(item.text);
        break;
      case 'call': {
        if (item.name === '') throw invalidResponse('a tool call has no name');
        // Clients parse the arguments, and nothing at all is no JSON.
        const called = { name: item.name, arguments: item.arguments === '' ? '{}' : item.arguments };
        const id = item.callId === '' ? fallbackCallId(requestId, answer.calls.length) : item.callId;
        answer.calls.push({ id, type: 'function', function: called });
      }
    }
  }
  return answer;
}

function toMessage(answer: Answer, called: CallStyle): ChatCompletionMessage {
  const text = joined(answer.texts);
  const refusal = joined(answer.refusals);
  const reasoning = joined(answer.reasoning);
  const [first] = answer.calls;
  return {
    role: 'assistant',
    content: text === '' && (called !== 'nothing' || refusal !== '') ? null : text,
    refusal: refusal === '' ? null : refusal,
    // Under both of its names, since clients read one or the other (wire formats §16.4).
    ...(reasoning === '' ? {} : { reasoning, reasoning_content: reasoning }),
    ...(called === 'tools' ? { tool_calls: answer.calls } : {}),
    ...(called === 'function' && first !== undefined ? { function_call: first.function } : {}),
  };
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(PARAGRAPH_BREAK);
}
