import type { JsonObject } from '../../bodies/json-body.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import type {
  ChatCompletion,
  ChatCompletionMessage,
  ChatLogprobs,
  ChatTokenLogprob,
  ChatToolCall,
} from '../../generated/contract.ts';
import { legacyCall } from '../chat-response/calls.ts';
import { usesLegacyFunctions, type CallStyle } from '../chat-response/finish.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { usageOrZeros } from '../chat-response/usage.ts';
import { endOf, movedBy } from '../texts/citations.ts';
import type { ResponseContext } from '../dialect.ts';
import { invalidResponse } from '../invalid-response.ts';
import { throwUpstreamError, type Loose } from '../values/json-values.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { createdAt, finishOf } from './ending.ts';
import { PARAGRAPH_BREAK, readOutputItem } from './output-items.ts';
import { StopMatcher } from './stop-matcher.ts';
import { stopSequencesOf, tokensBefore } from './stop-sequences.ts';

/** The content of a response, by kind. */
interface Output {
  text: string;
  refusals: string[];
  reasoning: string[];
  calls: ChatToolCall[];
  /** The length of the text before each call. */
  callPositions: number[];
  logprobs: ChatTokenLogprob[];
  annotations: JsonObject[];
}

/**
 * Translates a response to a chat completion (docs/wire-formats/translation.md#translated-responses). Throws
 * `bad_gateway` for a response that is invalid or has not ended.
 */
export function toChatCompletion(response: Loose.ResponseObject, context: ResponseContext): JsonObject {
  throwUpstreamError(response);
  readResponseUsage(context.usage, response);
  const { output } = response;
  if (!Array.isArray(output)) throw invalidResponse('it has no output');
  const content = readOutput(output, context.requestId, chatToolNames(context.request));
  const stop = cutAtStop(content, stopSequencesOf(context.request));
  const legacy = usesLegacyFunctions(context.request);
  const called = content.calls.length === 0 ? 'nothing' : legacy ? 'function' : 'tools';
  const finish = finishOf(response, called);
  const completion: ChatCompletion = {
    id: `chatcmpl-${context.requestId}`,
    object: 'chat.completion',
    created: createdAt(response) ?? Math.floor(Date.now() / 1000),
    model: context.model,
    choices: [
      {
        index: 0,
        message: toMessage(content, called),
        logprobs: wantsLogprobs(context.request) ? chatLogprobs(content.logprobs) : null,
        finish_reason: stop !== null && called === 'nothing' ? 'stop' : finish.reason,
        ...(stop !== null && context.namesStop === true ? { stop_reason: stop } : {}),
      },
    ],
    usage: usageOrZeros(context.usage),
  };
  return { ...completion };
}

/** Translates log probabilities. Null without any. Unknown bytes are null in the chat format, not empty. */
export function chatLogprobs(logprobs: readonly ChatTokenLogprob[]): ChatLogprobs | null {
  if (logprobs.length === 0) return null;
  const content = logprobs.map((one) => ({
    ...withKnownBytes(one),
    top_logprobs: one.top_logprobs?.map(withKnownBytes) ?? [],
  }));
  return { content, refusal: null };
}

function withKnownBytes<Entry extends Pick<ChatTokenLogprob, 'bytes'>>(entry: Entry): Entry {
  return entry.bytes?.length === 0 ? { ...entry, bytes: null } : entry;
}

/** Returns the id of a call for which the server sent none. */
export function fallbackCallId(requestId: string, number: number): string {
  return `call_${requestId}_${number}`;
}

function readOutput(output: readonly unknown[], requestId: string, names: ToolNames): Output {
  const content: Output = {
    text: '',
    refusals: [],
    reasoning: [],
    calls: [],
    callPositions: [],
    logprobs: [],
    annotations: [],
  };
  for (const given of output) {
    const item = readOutputItem(given);
    if (item === null) continue;
    switch (item.type) {
      case 'message':
        content.text = joined([content.text, item.text]);
        content.annotations.push(...movedBy(item.annotations, content.text.length - item.text.length));
        content.refusals.push(item.refusal);
        content.logprobs.push(...item.logprobs);
        break;
      case 'reasoning':
        content.reasoning.push(item.text);
        break;
      case 'call': {
        if (item.name === '') throw invalidResponse('a tool call has no name');
        content.callPositions.push(content.text.length);
        const { name } = names.called(item.name);
        const id = item.callId === '' ? fallbackCallId(requestId, content.calls.length) : item.callId;
        if (item.isCustom) content.calls.push({ id, type: 'custom', custom: { name, input: item.text } });
        // Clients parse the arguments, and an empty text is not JSON.
        else content.calls.push({ id, type: 'function', function: { name, arguments: item.text || '{}' } });
      }
    }
  }
  return content;
}

/** Ends the output before the first stop sequence in its text, and returns that sequence. Null without one. */
function cutAtStop(content: Output, stops: readonly string[]): string | null {
  const found = stops.length === 0 ? null : new StopMatcher(stops).add(content.text);
  if (found === null) return null;
  const { stop, position } = found;
  content.text = content.text.slice(0, position);
  content.calls = content.calls.filter((_call, index) => (content.callPositions[index] ?? 0) <= position);
  content.annotations = content.annotations.filter((one) => endOf(one) <= position);
  content.logprobs = tokensBefore(content.logprobs, position);
  return stop;
}

function toMessage(content: Output, called: CallStyle): ChatCompletionMessage {
  const { text } = content;
  const refusal = joined(content.refusals);
  const reasoning = joined(content.reasoning);
  return {
    role: 'assistant',
    content: text === '' && (called !== 'nothing' || refusal !== '') ? null : text,
    refusal: refusal === '' ? null : refusal,
    ...(content.annotations.length === 0 ? {} : { annotations: content.annotations }),
    // Reasoning gets both of its names, since clients read one or the other.
    ...(reasoning === '' ? {} : { reasoning, reasoning_content: reasoning }),
    ...(called === 'tools' ? { tool_calls: content.calls } : {}),
    ...(called === 'function' ? legacyCall(content.calls) : {}),
  };
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(PARAGRAPH_BREAK);
}

/** Whether the client's request wants log probabilities. */
export function wantsLogprobs({ logprobs }: Loose.ChatCompletionRequest): boolean {
  return logprobs === true;
}
