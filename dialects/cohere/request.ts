import type { JsonObject } from '../../bodies/json-body.ts';
import type { ChatCompletionRequest } from '../../generated/contract.ts';
import { chatToolNames } from '../chat-request/tools.ts';
import { jsonInstructionBesideTools } from '../texts/json-instruction.ts';
import { describedSchema, portableSchema } from '../values/json-schema.ts';
import { pick } from '../fields/request-fields.ts';
import { refuseUntranslatable } from '../fields/unsupported-fields.ts';
import { untranslatable } from '../fields/untranslatable.ts';
import { toCohereMessages } from './conversation.ts';
import { toCohereTools } from './tools.ts';

/** Fields with the same name and meaning in both formats. */
const SHARED_FIELDS = ['temperature', 'seed'];

/** Fields of Cohere alone, which clients of chat may send. */
const COHERE_FIELDS = ['documents', 'citation_options', 'safety_mode', 'strict_tools', 'priority'];

/** The bounds of numbers (cohere-ai 8.1.0, V2ChatRequest). */
const MAX_K = 500;
const MIN_P = 0.01;
const MAX_P = 0.99;

/**
 * Translates a chat-completions request to Cohere's chat, version 2 (`V2ChatRequest` of cohere-ai 8.1.0, with the names of
 * the wire). Throws `invalid_parameter` for what it cannot express.
 */
export function toCohereChat(chatRequest: JsonObject): JsonObject {
  // The body has passed the contract's check of createChatCompletion, or was translated to its format.
  const body = chatRequest as ChatCompletionRequest;
  refuseUntranslatable('chat', chatRequest);
  refuseUnsupportedOptions(body);
  const names = chatToolNames(chatRequest);
  const limit = body.max_completion_tokens ?? body.max_tokens ?? null;
  const stops = stopSequencesOf(body);
  const messages = toCohereMessages(body.messages, names);
  const sources = { ...toCohereTools(body, names), ...pick(chatRequest, COHERE_FIELDS) };
  const format = responseFormat(body.response_format);
  return {
    ...(format !== null && takesNoFormat(sources)
      ? { messages: [{ role: 'system', content: jsonInstructionBesideTools(format.schema) }, ...messages] }
      : { messages, ...formatField(format) }),
    ...sources,
    ...(limit === null ? {} : { max_tokens: limit }),
    ...(stops.length === 0 ? {} : { stop_sequences: stops }),
    ...pick(chatRequest, SHARED_FIELDS),
    ...sampling(body),
    ...(body.logprobs === true ? { logprobs: true } : {}),
    ...thinking(body.reasoning_effort, limit),
  };
}

/** Returns the stop sequences of a chat request that are not empty. */
export function stopSequencesOf({ stop }: Pick<ChatCompletionRequest, 'stop'>): string[] {
  return [stop ?? []].flat().filter((text) => text !== '');
}

/** Refuses options without which the response would be wrong. */
function refuseUnsupportedOptions(body: ChatCompletionRequest): void {
  if (typeof body.n === 'number' && body.n !== 1)
    throw untranslatable('n', 'this model returns one choice only');
  if (body.modalities?.some((modality) => modality !== 'text') === true)
    throw untranslatable('modalities', 'this model generates text only');
}

/** Numbers beyond the bounds of the API, which it refuses, become the nearest that it takes. */
function sampling({
  top_p: p,
  top_k: k,
  frequency_penalty: frequency,
  presence_penalty: presence,
}: ChatCompletionRequest): JsonObject {
  return {
    ...(typeof p === 'number' ? { p: between(MIN_P, p, MAX_P) } : {}),
    ...(typeof k === 'number' && k > 0 ? { k: Math.min(k, MAX_K) } : {}),
    ...(typeof frequency === 'number' ? { frequency_penalty: between(0, frequency, 1) } : {}),
    ...(typeof presence === 'number' ? { presence_penalty: between(0, presence, 1) } : {}),
  };
}

function between(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** The format of a response: JSON, with a schema or without. */
interface JsonFormat {
  schema: JsonObject | null;
}

function responseFormat(format: ChatCompletionRequest['response_format']): JsonFormat | null {
  if (format === null || format === undefined || format.type === 'text') return null;
  if (format.type === 'json_object') return { schema: null };
  if (format.type !== 'json_schema')
    throw untranslatable('response_format', `this model does not support the format '${format.type}'`);
  // The contract's check requires an object here.
  const { schema, description } = format.json_schema as { schema?: JsonObject | null; description?: unknown };
  if (schema === null || schema === undefined) return { schema: null };
  return { schema: portableSchema(describedSchema(schema, description)) };
}

function formatField(format: JsonFormat | null): JsonObject {
  if (format === null) return {};
  const schemaField = format.schema === null ? {} : { json_schema: format.schema };
  return { response_format: { type: 'json_object', ...schemaField } };
}

/** The API refuses a format beside tools and documents (docs.cohere.com, structured outputs; lfnovo/esperanto#95). */
function takesNoFormat({ tools, documents }: JsonObject): boolean {
  return [tools, documents].some((list) => Array.isArray(list) && list.length > 0);
}

/** Budgets of thinking by effort; higher efforts have none. */
const BUDGETS: Readonly<Record<string, number>> = { minimal: 1_024, low: 1_024, medium: 8_192 };

/** Translates an effort. Without one the model decides. At least half of the output limit remains for text. */
function thinking(effort: ChatCompletionRequest['reasoning_effort'], limit: number | null): JsonObject {
  if (effort === null || effort === undefined) return {};
  if (effort === 'none') return { thinking: { type: 'disabled' } };
  const budget = BUDGETS[effort];
  if (budget === undefined) return { thinking: { type: 'enabled' } };
  const most = limit === null ? budget : Math.max(1, Math.floor(limit / 2));
  return { thinking: { type: 'enabled', token_budget: Math.min(budget, most) } };
}
