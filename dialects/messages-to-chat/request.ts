import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  ChatCompletionRequest,
  ChatResponseFormat,
  MessageJsonSchemaFormat,
  MessageOutputFormat,
  MessageRequest,
} from '../../generated/types/types.gen.ts';
import { portableSchema } from '../json-schema.ts';
import { refuseUntranslatable } from '../unsupported-fields.ts';
import { toChatMessages } from './conversation.ts';
import { invalid } from './input-block.ts';
import { toChatTools } from './tools.ts';

/**
 * The chat request for a messages request that passed the contract's check (wire formats §15.1). Fields that the chat format
 * has no place for are dropped. Throws `invalid_parameter` for content that would be lost.
 */
export function toChatRequest(body: JsonObject): JsonObject {
  refuseUntranslatable('messages', body);
  // The server checked the body against this very type before it came here.
  const request = body as MessageRequest;
  const chat: ChatCompletionRequest = {
    model: request.model,
    messages: toChatMessages(request.system, request.messages),
    // The older name: all servers know it, which cannot be said of `max_completion_tokens`.
    max_tokens: request.max_tokens,
    ...given('temperature', request.temperature),
    ...given('top_p', request.top_p),
    ...given('top_k', request.top_k),
    ...given('stop', request.stop_sequences?.length === 0 ? null : request.stop_sequences),
    ...given('user', request.metadata?.user_id),
    ...given('reasoning_effort', reasoningEffort(request)),
    ...given('response_format', responseFormat(request)),
    ...toChatTools(request.tools, request.tool_choice),
  };
  // Metering must not depend on what the caller asks for (wire formats §4.3).
  if (request.stream === true) Object.assign(chat, { stream: true, stream_options: { include_usage: true } });
  return chat;
}

/** The property, unless it has no value: some servers choke on nulls. */
function given(name: string, value: unknown): JsonObject {
  return value === undefined || value === null ? {} : { [name]: value };
}

/** Budgets up to these, in tokens, are worth these efforts; larger ones are `high` (wire formats §15.1). */
const EFFORTS = [
  { upToTokens: 1_024, effort: 'low' },
  { upToTokens: 8_192, effort: 'medium' },
] as const;

/** What says the most wins: thinking switched off, then an effort by name, then a budget. */
function reasoningEffort({ thinking, output_config }: MessageRequest): string | null {
  if (thinking?.type === 'disabled') return 'none';
  if (typeof output_config?.effort === 'string') return output_config.effort;
  const budgetTokens = thinking?.type === 'enabled' ? thinking.budget_tokens : null;
  if (typeof budgetTokens !== 'number') return null;
  return EFFORTS.find(({ upToTokens }) => budgetTokens <= upToTokens)?.effort ?? 'high';
}

function responseFormat({ output_config, output_format }: MessageRequest): ChatResponseFormat | null {
  const newer = output_config?.format;
  if (newer !== null && newer !== undefined) return toResponseFormat(newer, 'output_config.format');
  if (output_format !== null && output_format !== undefined)
    return toResponseFormat(output_format, 'output_format');
  return null;
}

/** The messages format has no loose schemas: a client that sends one depends on it (wire formats §16.10). */
function toResponseFormat(format: MessageOutputFormat, path: string): ChatResponseFormat {
  if (format.type !== 'json_schema')
    throw invalid(`${path}.type`, 'the model has no output format of this type');
  // The contract's check keeps `json_schema` out of the open kind.
  const { schema } = format as MessageJsonSchemaFormat;
  return {
    type: 'json_schema',
    json_schema: { name: 'output', schema: portableSchema(schema), strict: true },
  };
}
