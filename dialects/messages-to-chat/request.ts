import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  ChatCompletionRequest,
  ChatResponseFormat,
  MessageJsonSchemaFormat,
  MessageOutputFormat,
  MessageRequest,
} from '../../generated/types/types.gen.ts';
import { portableSchema } from '../values/json-schema.ts';
import { effortOf } from '../message-request/effort.ts';
import { messageToolNames } from '../tools/message-tools.ts';
import { shortUserId } from '../fields/user-id.ts';
import { refuseUntranslatable } from '../fields/unsupported-fields.ts';
import { toChatMessages } from './conversation.ts';
import { invalid } from './input-block.ts';
import { toChatTools } from './tools.ts';

/**
 * Translates a messages request that has passed the contract's check to a chat request
 * (docs/wire-formats/translation.md#translated-requests). Fields that the chat format does not have are dropped. Throws
 * `invalid_parameter` for content that would be lost.
 */
export function toChatRequest(body: JsonObject): JsonObject {
  refuseUntranslatable('messages', body);
  // The body has passed the contract's check of createMessage.
  const request = body as MessageRequest;
  const names = messageToolNames(body);
  const chat: ChatCompletionRequest = {
    model: request.model,
    messages: toChatMessages(request.system, request.messages, names),
    // The older name, which all servers support, unlike `max_completion_tokens`.
    max_tokens: request.max_tokens,
    ...given('temperature', request.temperature),
    ...given('top_p', request.top_p),
    ...given('top_k', request.top_k),
    ...given('stop', request.stop_sequences?.length === 0 ? null : request.stop_sequences),
    ...given('user', shortUserId(request.metadata?.user_id)),
    ...given('reasoning_effort', effortOf(request)),
    ...given('response_format', responseFormat(request)),
    ...toChatTools(request, names),
  };
  // Metering must not depend on the client's options.
  if (request.stream === true) Object.assign(chat, { stream: true, stream_options: { include_usage: true } });
  return chat;
}

/** Returns the property unless it has no value, since some servers fail on nulls. */
function given(name: string, value: unknown): JsonObject {
  return value === undefined || value === null ? {} : { [name]: value };
}

function responseFormat({ output_config, output_format }: MessageRequest): ChatResponseFormat | null {
  const newer = output_config?.format;
  if (newer !== null && newer !== undefined) return toResponseFormat(newer, 'output_config.format');
  if (output_format !== null && output_format !== undefined)
    return toResponseFormat(output_format, 'output_format');
  return null;
}

/**
 * Translates an output format. Schemas are strict, because clients of the messages format depend on them
 * (docs/wire-formats/translation.md#structured-output).
 */
function toResponseFormat(format: MessageOutputFormat, path: string): ChatResponseFormat {
  if (format.type !== 'json_schema')
    throw invalid(`${path}.type`, 'the model does not support output formats of this type');
  // The contract's check validates formats of the type `json_schema`.
  const { schema } = format as MessageJsonSchemaFormat;
  return {
    type: 'json_schema',
    json_schema: { name: 'output', schema: portableSchema(schema), strict: true },
  };
}
