import { parsedArguments } from '../tools/call-arguments.ts';
import { readResponseUsage } from '../../calls/usage.ts';
import { failure } from '../../errors/gateway-error.ts';
import type { MessageBlock, MessageResult, MessageToolUseBlock } from '../../generated/types/types.gen.ts';
import { argumentsText, textOf } from '../texts/response-text.ts';
import { normaliseChatCompletion } from '../chat-to-chat/response.ts';
import type { ResponseContext } from '../dialect.ts';
import { messageCitations, responseAnnotations, sourcesOf } from '../texts/citations.ts';
import { callsOf } from '../chat-response/calls.ts';
import { isLoose, looseOf, type JsonObject, type Loose } from '../values/json-values.ts';
import { messageToolNames } from '../tools/message-tools.ts';
import { ObjectScanner } from '../values/object-scanner.ts';
import type { ToolNames } from '../tools/tool-names.ts';
import { GATEWAY_SIGNATURE, matchedStopSequence, stopFields, toMessageUsage } from './message-fields.ts';

/**
 * Translates a chat completion to a message (docs/wire-formats/translation.md#translated-responses). Throws
 * `bad_gateway` for anything else.
 */
export function toMessageResult(completion: Loose.ChatCompletion, context: ResponseContext): JsonObject {
  // Read first, because normalising removes fields that servers add to a choice.
  const stopSequence = matchedStopSequence(firstChoice(completion), context.request);
  const choice = firstChoice(normaliseChatCompletion(completion, context.model, context.requestId, null));
  readResponseUsage(context.usage, completion);
  const message = looseOf<Loose.ChatCompletionMessage>(choice.message);
  const refusal = textOf(message.refusal);
  const names = messageToolNames(context.request);
  const calls = callsOf(message).map((call, index) =>
    toToolUse(call, `${context.requestId}_${String(index)}`, names),
  );
  const content: MessageBlock[] = [];
  const thinking = textOf(message.reasoning);
  if (thinking !== '') content.push({ type: 'thinking', thinking, signature: GATEWAY_SIGNATURE });
  const text = textOf(message.content) + refusal;
  const annotations = responseAnnotations(message);
  const citations = messageCitations(
    annotations.length > 0 ? annotations : sourcesOf(completion).map(({ url, title }) => ({ url, title })),
  );
  if (text !== '') content.push({ type: 'text', text, ...(citations.length === 0 ? {} : { citations }) });
  const result: MessageResult = {
    id: `msg_${context.requestId}`,
    type: 'message',
    role: 'assistant',
    model: context.model,
    content: [...content, ...calls],
    ...stopFields({
      finishReason: textOf(choice.finish_reason),
      hasToolCalls: calls.length > 0,
      isCut: callsOf(message).some(hasCutArguments),
      hasRefusal: refusal !== '',
      stopSequence,
    }),
    usage: toMessageUsage(context.usage),
  };
  return result;
}

function firstChoice(completion: Loose.ChatCompletion): Loose.ChatCompletionChoice {
  const choices = completion.choices;
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  return looseOf<Loose.ChatCompletionChoice>(choice);
}

function hasCutArguments({ function: called }: Loose.ChatToolCall): boolean {
  const scanner = new ObjectScanner();
  scanner.accept(argumentsText(looseOf<Loose.ChatFunctionCall>(called).arguments));
  return scanner.isOpen;
}

/** Translates a tool call. The server's id is kept, because the result refers to it. */
function toToolUse(call: unknown, fallbackId: string, names: ToolNames): MessageToolUseBlock {
  const called = looseOf<Loose.ChatFunctionCall>(looseOf<Loose.ChatToolCall>(call).function);
  const name = textOf(called.name);
  if (!isLoose<Loose.ChatToolCall>(call) || name === '')
    throw failure('bad_gateway', { internal: 'an upstream tool call has no name' });
  const id = textOf(call.id) || `toolu_${fallbackId}`;
  const input = parsedArguments(argumentsText(called.arguments));
  return { type: 'tool_use', id, name: names.called(name).name, input };
}
