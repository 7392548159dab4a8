import type { OperationId } from '../generated/contract.ts';
import type { JsonObject } from '../bodies/json-body.ts';
import { modelOf, type Call } from '../calls/call.ts';
import type { Format, Model } from '../catalogue/model.ts';
import { clientLimits } from '../dialects/fields/output-limit.ts';
import { isRecord } from '../dialects/values/json-values.ts';
import { inputItems, itemReferences } from '../dialects/responses-to-chat/items.ts';
import { maxPromptTokens, mayHoldAudio, PromptMeter, type PromptSize } from './prompt-size.ts';
import { tokenUnits, beyondLimit, requestedCount, type OutputBound, type UseBound } from './units.ts';

/** Properties that hold messages, items or parts. */
const CONTENT = new Set(['messages', 'input', 'system', 'instructions']);

/**
 * Properties that add content which is not in the request: stored state, templates, and searches of the backend, also
 * those of OpenRouter (`plugins`), xAI (`search_parameters`), DashScope (`enable_search`) and Azure (`data_sources`).
 */
const EXTERNAL_CONTENT = new Set([
  'previous_response_id',
  'conversation',
  'prompt',
  'container',
  'mcp_servers',
  'web_search_options',
  'plugins',
  'search_parameters',
  'enable_search',
  'data_sources',
  'chat_template',
]);

/** Types of tools that the client runs itself. Their results come with its next request. */
const CLIENT_TOOLS = new Set<unknown>([undefined, null, 'function', 'custom']);

/** No server returns more. */
const MAX_CHOICES = 128;

/** All other operations use the chat format. */
const FORMATS: Readonly<Partial<Record<OperationId, Format>>> = {
  createMessage: 'messages',
  createResponse: 'responses',
};

/**
 * Measures the prompt of a conversation in any of the three formats. Unknown properties count too, since servers may
 * read them.
 *
 * @param notPrompts properties that no model reads
 * @param enoughBytes of text after which measuring may stop
 * @param texts receives every measured text and name
 */
export function conversationSize(
  body: JsonObject,
  notPrompts: readonly string[],
  enoughBytes = Infinity,
  texts: string[] | null = null,
): PromptSize {
  const meter = new PromptMeter(enoughBytes, texts);
  for (const name of Object.keys(body)) {
    const value = body[name];
    if (value === null || value === undefined) continue;
    if (value !== '' && value !== false && EXTERNAL_CONTENT.has(name)) meter.size.isOpen = true;
    if (notPrompts.includes(name)) continue;
    if (CONTENT.has(name)) meter.addContent(value);
    else meter.addJson(value);
  }
  if (body['tools'] !== undefined && hasBackendTools(body['tools'])) meter.size.isOpen = true;
  return meter.size;
}

/** Whether the gateway adds stored items to the conversation in the request. */
export function replaysStored(body: JsonObject): boolean {
  const { previous_response_id: previous } = body;
  return isGiven(previous) || itemReferences(inputItems(body)).length > 0;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function hasBackendTools(tools: unknown): boolean {
  return Array.isArray(tools) && tools.some((tool) => isRecord(tool) && !CLIENT_TOOLS.has(tool['type']));
}

/** Bounds the use of a call in the chat, messages or responses format. */
export function conversationBound(call: Call, model: Model): UseBound {
  const max = model.info.max_input_tokens ?? Infinity;
  const size = conversationSize(call.body.value, call.operation.gateway.notPrompts, max);
  const inputTokens = Math.min(maxPromptTokens(size), max);
  const units = tokenUnits(inputTokens, 0, mayHoldAudio(size) ? inputTokens : 0);
  // Some backends search without a tool in the request (Perplexity).
  const searches = model.limits.maxSearches ?? 0;
  return { units: { ...units, searches }, output: outputBound(call, model) };
}

/** Bounds the output by the limits of the client and the model. Throws `invalid_parameter` for more than `MAX_CHOICES`. */
export function outputBound(call: Call, { info }: Model): OutputBound {
  const max = info.max_output_tokens ?? Infinity;
  const limits = clientLimits(FORMATS[call.operation.operationId] ?? 'chat', call.body.value);
  // Servers differ in how they treat a limit of zero, so the reservation then covers all that the model can generate.
  const clientLimit = limits.length === 0 || limits.includes(0) ? Infinity : Math.max(...limits);
  const choices = requestedCount(call.body.value['n']);
  if (choices > MAX_CHOICES)
    throw beyondLimit('n', `model '${modelOf(call).id}' returns ${MAX_CHOICES} choices at most`);
  return {
    choices,
    limitTokens: Math.min(clientLimit, max),
    isSetByClient: limits.length > 0,
  };
}
