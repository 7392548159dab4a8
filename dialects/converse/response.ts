import type { JsonObject } from '../../bodies/json-body.ts';
import { invalidResponse } from '../invalid-response.ts';
import { textOf } from '../texts/response-text.ts';
import {
  isLoose,
  isRecord,
  throwUpstreamError,
  looseOf,
  type Fields,
  type Loose,
} from '../values/json-values.ts';
import { messageOf } from '../message-response/message.ts';
import { stopReasonOf } from '../message-response/stop-reason.ts';
import { tokensIn, type MessageTokens } from '../message-response/usage.ts';
import { NO_TOOLS, type ToolNames } from '../tools/tool-names.ts';
import { citationsOf, citedText } from './citations.ts';
import type * as Converse from './format.ts';

/** Reads the token counts; null without a usage block. */
export function tokensOf(usage: unknown): MessageTokens | null {
  if (!isLoose<Converse.Usage>(usage)) return null;
  return {
    input_tokens: tokensIn(usage.inputTokens),
    output_tokens: tokensIn(usage.outputTokens),
    cache_read_input_tokens: tokensIn(usage.cacheReadInputTokens),
    cache_creation_input_tokens: tokensIn(usage.cacheWriteInputTokens),
  };
}

/**
 * Whether a guardrail blocked the prompt, so that no model ran. AWS charges for a response that it blocks, and counts
 * its tokens.
 */
export function isPromptBlocked(stopReason: unknown, usage: unknown): boolean {
  const tokens = tokensOf(usage);
  return (
    stopReason === 'guardrail_intervened' &&
    tokens !== null &&
    Object.values(tokens).every((count) => count === 0)
  );
}

/**
 * Translates a complete Converse response to a message. Throws `bad_gateway` for anything else.
 *
 * @param oneCall whether only the first call is given to the client
 */
export function toMessage(
  response: Converse.Response,
  model: string,
  requestId: string,
  names: ToolNames = NO_TOOLS,
  oneCall = false,
): JsonObject {
  throwUpstreamError(response);
  const { output, stopReason, usage } = response;
  const message = looseOf<Fields<'message'>>(output).message;
  if (!isLoose<Converse.Message>(message) || !Array.isArray(message.content))
    throw invalidResponse('it has no message');
  if (typeof stopReason !== 'string') throw invalidResponse('it has no stop reason');
  const translated = message.content.flatMap((block: unknown) =>
    isLoose<Converse.Block>(block) ? blockOf(block, names) : [],
  );
  const firstCall = translated.findIndex(isCall);
  const content = oneCall
    ? translated.filter((block, index) => !isCall(block) || index === firstCall)
    : translated;
  return messageOf({
    id: `msg_${requestId}`,
    model,
    content,
    stopReason: stopReasonOf(stopReason, firstCall !== -1),
    tokens: tokensOf(usage),
  });
}

function isCall({ type }: Loose.MessageBlock): boolean {
  return type === 'tool_use';
}

/** Translates a block. Other kinds are dropped. */
function blockOf(
  { text, toolUse, reasoningContent, citationsContent: cited }: Converse.Block,
  names: ToolNames,
): JsonObject[] {
  if (typeof text === 'string') return [{ type: 'text', text }];
  if (isLoose<Converse.Cited>(cited)) {
    const citations = citationsOf(cited);
    return [{ type: 'text', text: citedText(cited), ...(citations.length === 0 ? {} : { citations }) }];
  }
  if (isLoose<Converse.ToolUse>(toolUse)) {
    const { toolUseId: id, name, input } = toolUse;
    if (typeof id !== 'string' || typeof name !== 'string')
      throw invalidResponse('a tool call has no id or no name');
    return [{ type: 'tool_use', id, name: names.called(name).name, input: isRecord(input) ? input : {} }];
  }
  if (!isLoose<Converse.Reasoning>(reasoningContent)) return [];
  const { reasoningText: reasoning, redactedContent: data } = reasoningContent;
  if (typeof data === 'string') return [{ type: 'redacted_thinking', data }];
  if (!isLoose<Converse.ReasoningText>(reasoning)) return [];
  const signature = typeof reasoning.signature === 'string' ? reasoning.signature : '';
  return [{ type: 'thinking', thinking: textOf(reasoning.text), signature }];
}
