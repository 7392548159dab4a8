import { readMessagesUsage } from '../../calls/messages-usage.ts';
import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatCompletion, ChatCompletionMessage, ChatToolCall } from '../../generated/contract.ts';
import { legacyCall, toolCall } from '../chat-response/calls.ts';
import { usesLegacyFunctions, type CallStyle } from '../chat-response/finish.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { chatUsageOf } from '../chat-response/usage.ts';
import { citationAnnotations } from '../texts/citations.ts';
import { thoughtDetail } from '../texts/signed-thoughts.ts';
import type { ResponseContext } from '../dialect.ts';
import { invalidResponse } from '../invalid-response.ts';
import { isLoose, throwUpstreamError, type Loose } from '../values/json-values.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { finishOf } from './finish-reason.ts';

/** The content of a message, by kind. */
interface Output {
  text: string;
  reasoning: string;
  annotations: JsonObject[];
  /** Thinking with its signatures. */
  details: JsonObject[];
  calls: ChatToolCall[];
}

/**
 * Translates a message to a chat completion (docs/wire-formats/translation.md#translated-responses). Throws
 * `bad_gateway` for anything else.
 */
export function toChatCompletion(message: Loose.MessageResult, context: ResponseContext): JsonObject {
  throwUpstreamError(message);
  const content =
    typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content;
  if (!Array.isArray(content)) throw invalidResponse('it has no content');
  const output = readBlocks(content, context.requestId, chatToolNames(context.request));
  readMessagesUsage(context.usage, message.usage);
  const usage = chatUsageOf(context.usage);
  const legacy = usesLegacyFunctions(context.request);
  const called = output.calls.length === 0 ? 'nothing' : legacy ? 'function' : 'tools';
  const { reason, refusal } = finishOf(message, called);
  const completion: Omit<ChatCompletion, 'usage'> = {
    id: idOf(message, context),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: context.model,
    choices: [
      { index: 0, message: toMessage(output, refusal, called), logprobs: null, finish_reason: reason },
    ],
  };
  return usage === null ? { ...completion } : { ...completion, usage };
}

/** Returns the backend's id, so that the response can be found in the logs of both sides. */
export function idOf(message: Loose.MessageResult, context: ResponseContext): string {
  const { id } = message;
  return typeof id === 'string' && id !== '' ? id : `chatcmpl-${context.requestId}`;
}

/** Reads the id and the name of a `tool_use` block. Throws `bad_gateway` for a block without a name. */
export function callOf(
  block: Loose.MessageToolUseBlock,
  position: number,
  requestId: string,
): { id: string; name: string } {
  const { id, name } = block;
  if (typeof name !== 'string' || name === '') throw invalidResponse('a tool call has no name');
  return { id: typeof id === 'string' && id !== '' ? id : `call_${requestId}_${position}`, name };
}

/** Writes the complete input of a call as JSON text. */
export function argumentsOf(input: unknown): string {
  return JSON.stringify(input ?? {});
}

/** Reads the content. Blocks of other types are internal to the backend, such as searches. */
function readBlocks(content: readonly unknown[], requestId: string, names: ToolNames): Output {
  const output: Output = { text: '', reasoning: '', annotations: [], details: [], calls: [] };
  for (const block of content) {
    if (!isLoose<Loose.MessageBlock>(block)) throw invalidResponse('a block is not an object');
    if (block.type === 'text' && typeof block.text === 'string') {
      const start = output.text.length;
      output.text += block.text;
      output.annotations.push(...citationAnnotations(block.citations, start, output.text.length));
    }
    if (block.type === 'thinking' && typeof block.thinking === 'string') output.reasoning += block.thinking;
    if (block.type === 'thinking' || block.type === 'redacted_thinking')
      output.details.push(...thoughtDetail(block, output.details.length));
    if (block.type !== 'tool_use') continue;
    const { id, name } = callOf(block, output.calls.length, requestId);
    output.calls.push(toolCall(id, names.called(name), argumentsOf(block.input)));
  }
  return output;
}

function toMessage(output: Output, refusal: string | null, called: CallStyle): ChatCompletionMessage {
  const { text, reasoning, annotations, details, calls } = output;
  const legacy = called === 'function' ? legacyCall(calls) : {};
  return {
    role: 'assistant',
    content: text === '' && called !== 'nothing' ? null : text,
    refusal,
    ...(annotations.length === 0 ? {} : { annotations }),
    // Reasoning gets both of its names, since clients read one or the other.
    ...(reasoning === '' ? {} : { reasoning, reasoning_content: reasoning }),
    ...(details.length === 0 ? {} : { reasoning_details: details }),
    ...(called === 'tools' ? { tool_calls: calls } : {}),
    ...legacy,
  };
}
