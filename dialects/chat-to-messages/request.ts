import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatCompletionRequest, MessageRequest } from '../../generated/contract.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { toConversation, toMessages } from './conversation.ts';
import { outputSchema } from './output-schema.ts';
import { toThinking } from './thinking.ts';
import { toTools } from './tools.ts';
import { refuseUntranslatable } from '../unsupported-fields.ts';
import { untranslatable } from '../untranslatable.ts';

/** The `max_tokens` for clients that set no limit; the messages format requires it. */
const DEFAULT_MAX_TOKENS = 4096;

const JSON_INSTRUCTION =
  'Answer with one JSON object and with nothing else: no text around it, no code fence.';

/** Translates a chat-completions request to the messages format (wire formats §15.1). */
export function toMessageRequest(chatRequest: JsonObject): JsonObject {
  // The body has passed the contract's check of createChatCompletion.
  const body = chatRequest as ChatCompletionRequest;
  refuseUntranslatable('chat', chatRequest);
  refuseUnsupportedOptions(body);
  const names = chatToolNames(chatRequest);
  const { system, turns } = toConversation(body.messages, names);
  const tools = toTools(body, turns, names);
  const forcesTool = tools !== null && ['any', 'tool'].includes(tools.choice.type);
  const maxTokens = body.max_completion_tokens ?? body.max_tokens ?? null;
  const thinking = toThinking({ effort: body.reasoning_effort, maxTokens, turns, forcesTool });
  const thinkingTokens = thinking?.budget_tokens ?? 0;
  const format = toFormat(body.response_format);
  const instructions = [system, format === 'json' ? JSON_INSTRUCTION : null].filter((text) => text !== null);
  const stopSequences = [body.stop ?? []].flat().filter((text) => text !== '');
  const userId = body.safety_identifier ?? body.user;
  const request: MessageRequest = {
    model: body.model,
    max_tokens: maxTokens ?? DEFAULT_MAX_TOKENS + thinkingTokens,
    ...(instructions.length === 0 ? {} : { system: instructions.join('\n\n') }),
    messages: toMessages(turns),
    ...(tools === null ? {} : { tools: tools.tools, tool_choice: tools.choice }),
    ...(thinking === null ? {} : { thinking }),
    ...(typeof format === 'object' ? { output_config: { format } } : {}),
    ...(stopSequences.length === 0 ? {} : { stop_sequences: stopSequences }),
    ...sampling(body, thinkingTokens > 0),
    ...(typeof userId === 'string' ? { metadata: { user_id: userId } } : {}),
    ...(body.stream === true ? { stream: true } : {}),
  };
  return request;
}

/**
 * Refuses options without which the response would be wrong. Others, such as logprobs, penalties and seed, are dropped
 * (§15.1).
 */
function refuseUnsupportedOptions(body: ChatCompletionRequest): void {
  if (typeof body.n === 'number' && body.n !== 1)
    throw untranslatable('n', 'this model returns one choice only');
  if (body.modalities?.some((modality) => modality !== 'text') === true)
    throw untranslatable('modalities', 'this model generates text only');
}

/** Returns the sampling options. A model that thinks accepts no temperature, and hardly any top_p. */
function sampling(body: ChatCompletionRequest, thinks: boolean): Partial<MessageRequest> {
  const { temperature, top_p, top_k } = body;
  if (thinks) return {};
  return {
    ...(typeof temperature === 'number' ? { temperature: Math.min(temperature, 1) } : {}),
    // A `top_p` of 1 has no effect, and llamaindex always sends it. Some models refuse it beside a temperature.
    ...(typeof top_p === 'number' && top_p !== 1 ? { top_p } : {}),
    ...(typeof top_k === 'number' && Number.isInteger(top_k) && top_k > 0 ? { top_k } : {}),
  };
}

type Format = { type: 'json_schema'; schema: JsonObject } | 'json' | 'text';

/** Reads the response format. `json` means any JSON object, for which the messages format has no field. */
function toFormat(format: ChatCompletionRequest['response_format']): Format {
  if (format === null || format === undefined || format.type === 'text') return 'text';
  if (format.type === 'json_object') return 'json';
  if (format.type !== 'json_schema')
    throw untranslatable('response_format', `this model does not support the format '${format.type}'`);
  // The contract's check requires an object here.
  const { schema } = format.json_schema as { schema?: JsonObject | null };
  return schema === null || schema === undefined
    ? 'json'
    : { type: 'json_schema', schema: outputSchema(schema) };
}
