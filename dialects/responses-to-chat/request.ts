import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  ChatCompletionRequest,
  ChatResponseFormat,
  ResponseJsonSchemaFormat,
  ResponsePlainFormat,
  ResponseRequest,
} from '../../generated/contract.ts';
import { portableSchema } from '../values/json-schema.ts';
import { pick } from '../fields/request-fields.ts';
import { refuseUntranslatable } from '../fields/unsupported-fields.ts';
import { shortIdentifiers } from '../fields/user-id.ts';
import { toChatMessages } from './conversation.ts';
import { responseToolNames } from './declared-tools.ts';
import { invalid } from './invalid.ts';
import { placedItems } from './items.ts';
import { toChatTools } from './tools.ts';

/** Fields with the same name and meaning in both formats. */
const SHARED_FIELDS = ['temperature', 'top_p', 'service_tier'];

/**
 * Translates a responses request that has passed the contract's check, with the complete conversation in `input`, to a
 * chat request (docs/wire-formats/translation.md#translated-requests). Fields that the chat format does not have are
 * dropped. Throws `invalid_parameter` for content that would be lost.
 */
export function toChatRequest(body: JsonObject): JsonObject {
  refuseUntranslatable('responses', body);
  // The body has passed the contract's check of createResponse.
  const request = body as ResponseRequest;
  const verbosity = request.text?.verbosity ?? null;
  const effort = request.reasoning?.effort ?? null;
  const limit = request.max_output_tokens ?? null;
  const format = responseFormat(request);
  const names = responseToolNames(body);
  const chat: Omit<ChatCompletionRequest, 'model'> = {
    ...pick(body, ['model']),
    messages: toChatMessages(request.instructions ?? '', placedItems(body), names),
    // The older name, which all servers support, unlike `max_completion_tokens`.
    ...(limit === null ? {} : { max_tokens: limit }),
    ...pick(body, SHARED_FIELDS),
    ...shortIdentifiers(body),
    ...(effort === null ? {} : { reasoning_effort: effort }),
    ...(verbosity === null ? {} : { verbosity }),
    ...(format === null ? {} : { response_format: format }),
    ...logProbabilities(request),
    ...toChatTools(request, names),
  };
  // Metering must not depend on the client's options.
  if (request.stream === true) Object.assign(chat, { stream: true, stream_options: { include_usage: true } });
  return chat;
}

function responseFormat({ text }: ResponseRequest): ChatResponseFormat | null {
  const given = text?.format ?? null;
  if (given === null) return null;
  // The contract's check validates the known kinds, so the type alone decides.
  const format = given as ResponseJsonSchemaFormat | ResponsePlainFormat;
  switch (format.type) {
    case 'text':
      return null;
    case 'json_object':
      return { type: 'json_object' };
    case 'json_schema': {
      const { name, schema } = format;
      return {
        type: 'json_schema',
        json_schema: { name, schema: portableSchema(schema), ...pick(format, ['description', 'strict']) },
      };
    }
    default:
      throw invalid('text.format.type', 'the model does not support formats of this type');
  }
}

function logProbabilities({ top_logprobs: count, include }: ResponseRequest): Partial<ChatCompletionRequest> {
  if (typeof count === 'number' && count > 0) return { logprobs: true, top_logprobs: count };
  return include?.includes('message.output_text.logprobs') === true ? { logprobs: true } : {};
}
