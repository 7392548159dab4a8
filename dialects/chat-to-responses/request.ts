import type { JsonObject } from '../../bodies/json-body.ts';
import type {
  ChatCompletionRequest,
  ResponseRequest,
  ResponseTextConfig,
  ResponseTextFormat,
} from '../../generated/contract.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { portableSchema } from '../values/json-schema.ts';
import { pick } from '../fields/request-fields.ts';
import { refuseUntranslatable } from '../fields/unsupported-fields.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { shortIdentifiers } from '../fields/user-id.ts';
import { toInputItems } from './conversation.ts';
import { stopSequencesOf } from './stop-sequences.ts';
import { toTools } from './tools.ts';

/** Fields with the same name and meaning in both formats. */
const SHARED_FIELDS = ['temperature', 'top_p', 'service_tier'];

/**
 * Translates a chat-completions request to the responses format (docs/wire-formats/translation.md#translated-requests).
 * The server stores nothing, because the client keeps the conversation. Options that only tune the sampling (seed,
 * penalties, bias) are dropped; options without which the response would be wrong are refused.
 */
export function toResponseRequest(chatRequest: JsonObject): JsonObject {
  // The body has passed the contract's check of createChatCompletion.
  const body = chatRequest as ChatCompletionRequest;
  refuseUntranslatable('chat', chatRequest);
  refuseUnsupportedOptions(chatRequest, body);
  const limit = body.max_completion_tokens ?? body.max_tokens ?? null;
  const effort = body.reasoning_effort ?? null;
  const text = textOptions(body);
  const names = chatToolNames(chatRequest);
  const request: ResponseRequest = {
    model: body.model,
    input: toInputItems(body.messages, names),
    store: false,
    ...(limit === null ? {} : { max_output_tokens: limit }),
    ...pick(chatRequest, SHARED_FIELDS),
    ...shortIdentifiers(chatRequest),
    ...(effort === null ? {} : { reasoning: { effort } }),
    ...(text === null ? {} : { text }),
    ...logProbabilities(body),
    ...toTools(body, names),
    ...(body.stream === true ? { stream: true } : {}),
  };
  return request;
}

/** Refuses options that clients depend on: several choices, too many stop sequences, audio. */
function refuseUnsupportedOptions(chatRequest: JsonObject, body: ChatCompletionRequest): void {
  if (typeof body.n === 'number' && body.n !== 1)
    throw untranslatable('n', 'this model returns one choice only');
  stopSequencesOf(chatRequest);
  if (body.modalities?.some((modality) => modality !== 'text') === true)
    throw untranslatable('modalities', 'this model generates text only');
}

function textOptions(body: ChatCompletionRequest): ResponseTextConfig | null {
  const format = toFormat(body.response_format);
  const verbosity = body.verbosity ?? null;
  if (format === null && verbosity === null) return null;
  return { ...(format === null ? {} : { format }), ...(verbosity === null ? {} : { verbosity }) };
}

function toFormat(format: ChatCompletionRequest['response_format']): ResponseTextFormat | null {
  if (format === null || format === undefined || format.type === 'text') return null;
  if (format.type === 'json_object') return { type: 'json_object' };
  if (format.type !== 'json_schema')
    throw untranslatable('response_format', `this model does not support the format '${format.type}'`);
  // The contract's check requires an object here; `withoutClientVariants` has given it a name.
  const given = format.json_schema as { name: string; schema?: JsonObject | null };
  // A name without a schema means any JSON object.
  if (given.schema === null || given.schema === undefined) return { type: 'json_object' };
  const { name, schema } = given;
  return {
    type: 'json_schema',
    name,
    schema: portableSchema(schema),
    ...pick(given, ['description', 'strict']),
  };
}

function logProbabilities({
  logprobs,
  top_logprobs: count,
}: ChatCompletionRequest): Partial<ResponseRequest> {
  if (logprobs !== true) return {};
  const include = ['message.output_text.logprobs'];
  return typeof count === 'number' && count > 0 ? { include, top_logprobs: count } : { include };
}
