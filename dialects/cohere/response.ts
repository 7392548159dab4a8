import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatTokenLogprob, ChatToolCall } from '../../generated/contract.ts';
import { legacyCall, toolCall } from '../chat-response/calls.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isLoose, looseList, looseOf, throwUpstreamError } from '../values/json-values.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { textIn, urlAnnotations } from './citations.ts';
import { usageOf } from './usage.ts';
import type * as Cohere from './format.ts';

/** What a response needs from its request. */
export interface CohereContext {
  names: ToolNames;
  /** Whether the client uses the older `functions`. */
  isLegacy: boolean;
  /** Whether only the first call is given to the client. */
  oneCall: boolean;
  /** The stop sequences of the request: the API does not say which one ended the text. */
  stops: readonly string[];
}

/** Translates a complete response (`V2ChatResponse`) to a chat completion. Throws `bad_gateway` for anything else. */
export function toChatCompletion(response: Cohere.Response, context: CohereContext): JsonObject {
  throwUpstreamError(response);
  const { id, message, finish_reason: reason, usage, logprobs } = response;
  if (!isLoose<Cohere.Message>(message)) throw invalidResponse('it has no message');
  if (typeof reason !== 'string') throw invalidResponse('it has no finish reason');
  return {
    id,
    choices: [
      {
        index: 0,
        message: messageOf(message, context),
        ...(Array.isArray(logprobs)
          ? { logprobs: { content: looseList<Cohere.Logprobs>(logprobs).flatMap(logprobsOf) } }
          : {}),
        finish_reason: reason,
        ...stopReason(reason, context),
      },
    ],
    ...usageOf(usage),
  };
}

/** Names the stop sequence in the field of vLLM, from which clients of messages get it. */
export function stopReason(reason: string, { stops: [stop, ...others] }: CohereContext): JsonObject {
  if (reason !== 'STOP_SEQUENCE' || stop === undefined || others.length > 0) return {};
  return { stop_reason: stop };
}

function messageOf(message: Cohere.Message, { names, isLegacy, oneCall }: CohereContext): JsonObject {
  const { content, tool_plan: plan, citations } = message;
  const blocks: Cohere.Block[] =
    typeof content === 'string' ? [{ text: content }] : looseList<Cohere.Block>(content);
  const text = blocks.map((block) => textIn(block.text)).join('');
  const reasoning = [plan, ...blocks.map(({ thinking }) => thinking)].map(textIn).join('');
  const calls = looseList<Cohere.Call>(message.tool_calls).map((call) => callOf(call, names));
  const given = oneCall ? calls.slice(0, 1) : calls;
  const cited = looseList<Cohere.Citation>(citations);
  const annotations = cited.flatMap(urlAnnotations);
  return {
    role: 'assistant',
    content: text === '' && calls.length > 0 ? null : text,
    ...(reasoning === '' ? {} : { reasoning_content: reasoning }),
    ...(annotations.length === 0 ? {} : { annotations }),
    ...(cited.length === 0 ? {} : { citations: cited }),
    ...(isLegacy ? legacyCall(given) : { tool_calls: given }),
  };
}

function callOf({ id, function: called }: Cohere.Call, names: ToolNames): ChatToolCall {
  const { name, arguments: text } = looseOf<Cohere.Called>(called);
  if (typeof id !== 'string' || typeof name !== 'string')
    throw invalidResponse('a tool call has no id or no name');
  return toolCall(id, names.called(name), textIn(text) || '{}');
}

/**
 * Translates the log probabilities of a piece of text (`LogprobItem`), which may have several tokens but only one text, to
 * one entry with their sum.
 */
export function logprobsOf({ text, logprobs }: Cohere.Logprobs): ChatTokenLogprob[] {
  const values = Array.isArray(logprobs) ? logprobs.filter((one) => typeof one === 'number') : [];
  const token = textIn(text);
  if (values.length === 0 || token === '') return [];
  const logprob = values.reduce((sum, value) => sum + value, 0);
  return [{ token, logprob, bytes: [...Buffer.from(token)], top_logprobs: [] }];
}
