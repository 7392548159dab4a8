import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatCompletionRequest, MessageRequest, MessageSystem } from '../../generated/contract.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { toConversation, toMessages } from './conversation.ts';
import { outputSchema } from './output-schema.ts';
import { withCacheMarks } from './prompt-cache.ts';
import { toThinking } from './thinking.ts';
import { toTools } from './tools.ts';
import { JSON_INSTRUCTION } from '../texts/json-instruction.ts';
import { describedSchema, portableSchema } from '../values/json-schema.ts';
import { UNKNOWN_MODEL, type TargetModel } from '../target-model.ts';
import type { Turn } from './turn.ts';
import { refuseUntranslatable } from '../fields/unsupported-fields.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { shortUserId } from '../fields/user-id.ts';

/** The `max_tokens` for clients that set no limit; the messages format requires it. */
const DEFAULT_MAX_TOKENS = 4096;

/** The most characters of `metadata.user_id` (docs.claude.com, Messages API). */
const MAX_USER_ID_CHARACTERS = 256;

/**
 * Translates a chat-completions request to the messages format (docs/wire-formats/translation.md#translated-requests).
 */
export function toMessageRequest(chatRequest: JsonObject, target: TargetModel = UNKNOWN_MODEL): JsonObject {
  // The body has passed the contract's check of createChatCompletion.
  const body = chatRequest as ChatCompletionRequest;
  refuseUntranslatable('chat', chatRequest);
  refuseUnsupportedOptions(body);
  const names = chatToolNames(chatRequest);
  const { system, turns } = toConversation(body.messages, names, target);
  refuseContinuation(body, turns, target);
  const tools = toTools(body, turns, names, target.refusesKeywords);
  const forcesTool = tools !== null && ['any', 'tool'].includes(tools.choice.type);
  const maxTokens = body.max_completion_tokens ?? body.max_tokens ?? target.maxOutputTokens;
  const thought = toThinking({ effort: body.reasoning_effort, maxTokens, turns, forcesTool, target });
  const format = toFormat(body.response_format, target);
  const output = {
    ...(thought.effort === null ? {} : { effort: thought.effort }),
    ...(typeof format === 'object' ? { format } : {}),
  };
  const stopSequences = [body.stop ?? []].flat().filter((text) => text !== '');
  const userId = shortUserId(body.safety_identifier ?? body.user, MAX_USER_ID_CHARACTERS);
  const request: MessageRequest = {
    model: body.model,
    max_tokens: maxTokens ?? DEFAULT_MAX_TOKENS + thought.tokens,
    ...systemField(system, format === 'json'),
    messages: toMessages(turns),
    ...(tools === null ? {} : { tools: tools.tools, tool_choice: tools.choice }),
    ...(thought.thinking === null ? {} : { thinking: thought.thinking }),
    ...(Object.keys(output).length === 0 ? {} : { output_config: output }),
    ...(stopSequences.length === 0 ? {} : { stop_sequences: stopSequences }),
    ...sampling(body, target, thought.thinking !== null && thought.tokens > 0),
    ...(typeof userId === 'string' ? { metadata: { user_id: userId } } : {}),
    ...(body.stream === true ? { stream: true } : {}),
  };
  return target.cachesPrompts ? withCacheMarks(request) : request;
}

/** Adds the instruction for JSON to those of the client, behind what it marks for the cache. */
function systemField(system: MessageSystem | null, asksForJson: boolean): Partial<MessageRequest> {
  if (!asksForJson) return system === null ? {} : { system };
  if (Array.isArray(system)) return { system: [...system, { type: 'text', text: JSON_INSTRUCTION }] };
  return { system: system === null ? JSON_INSTRUCTION : `${system}\n\n${JSON_INSTRUCTION}` };
}

/** Refuses a last message of the assistant where the model does not continue it (Claude since 4.6). */
function refuseContinuation(
  { messages }: ChatCompletionRequest,
  turns: readonly Turn[],
  { continuesMessages }: TargetModel,
): void {
  if (continuesMessages || turns.at(-1)?.role !== 'assistant') return;
  throw untranslatable(
    `messages[${messages.length - 1}].role`,
    'this model does not continue a message of the assistant; the last message must be of the user',
  );
}

/**
 * Refuses options without which the response would be wrong. Others, such as logprobs, penalties and seed, are dropped.
 */
function refuseUnsupportedOptions(body: ChatCompletionRequest): void {
  if (typeof body.n === 'number' && body.n !== 1)
    throw untranslatable('n', 'this model returns one choice only');
  if (body.modalities?.some((modality) => modality !== 'text') === true)
    throw untranslatable('modalities', 'this model generates text only');
}

/** Returns the sampling options. A model that thinks accepts no temperature, and hardly any top_p. */
function sampling(
  { temperature, top_p, top_k }: ChatCompletionRequest,
  target: TargetModel,
  thinks: boolean,
): Partial<MessageRequest> {
  if (thinks || target.sampling === 'none') return {};
  const hasTemperature = typeof temperature === 'number';
  // A `top_p` of 1 has no effect, and llamaindex always sends it.
  const hasTopP = typeof top_p === 'number' && top_p !== 1 && !(hasTemperature && target.sampling === 'one');
  return {
    ...(hasTemperature ? { temperature: Math.min(temperature, 1) } : {}),
    ...(hasTopP ? { top_p } : {}),
    ...(typeof top_k === 'number' && Number.isInteger(top_k) && top_k > 0 ? { top_k } : {}),
  };
}

type Format = { type: 'json_schema'; schema: JsonObject } | 'json' | 'text';

/** Reads the response format. `json` means any JSON object, for which the messages format has no field. */
function toFormat(format: ChatCompletionRequest['response_format'], target: TargetModel): Format {
  if (format === null || format === undefined || format.type === 'text') return 'text';
  if (format.type === 'json_object') return 'json';
  if (format.type !== 'json_schema')
    throw untranslatable('response_format', `this model does not support the format '${format.type}'`);
  // The contract's check requires an object here.
  const { schema, description } = format.json_schema as { schema?: JsonObject | null; description?: unknown };
  if (schema === null || schema === undefined) return 'json';
  const described = describedSchema(schema, description);
  return {
    type: 'json_schema',
    schema: target.refusesKeywords ? outputSchema(described) : portableSchema(described),
  };
}
