import type { JsonObject } from '../bodies/json-body.ts';
import { isRecord } from '../dialects/json-values.ts';
import { inputItems, itemReferences } from '../dialects/responses-to-chat/items.ts';
import { PromptMeter, type PromptSize } from './prompt-size.ts';

/** Properties whose values are messages, items or parts. */
const CONTENT = new Set(['messages', 'input', 'system', 'instructions']);

/** Properties that bring in what the request itself does not hold: stored state, templates, the backend's own searches. */
const OPENING = [
  'previous_response_id',
  'conversation',
  'prompt',
  'container',
  'mcp_servers',
  'web_search_options',
  'chat_template',
];

/** Tools that the caller runs himself: their results come with his next request. */
const CLIENT_TOOLS = new Set<unknown>([undefined, null, 'function', 'custom']);

/**
 * The prompt of a conversation in any of the three formats. Properties that the gateway does not know count too, since servers of
 * the same format may read them.
 *
 * @param notPrompts properties that no model reads
 * @param enoughBytes of text, beyond which nothing need be measured
 * @param texts is given every text and every name that is measured
 */
export function conversationSize(
  body: JsonObject,
  notPrompts: readonly string[],
  enoughBytes = Infinity,
  texts: string[] | null = null,
): PromptSize {
  const meter = new PromptMeter(enoughBytes, texts);
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined || notPrompts.includes(name)) continue;
    if (CONTENT.has(name)) meter.addContent(value);
    else meter.addJson(value);
  }
  meter.size.isOpen ||= OPENING.some((name) => isSet(body[name])) || hasForeignTools(body['tools']);
  return meter.size;
}

/** Whether the gateway itself puts a stored conversation before what the request holds (wire formats §6.4). */
export function replaysStored(body: JsonObject): boolean {
  return isSet(body['previous_response_id']) || itemReferences(inputItems(body)).length > 0;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function hasForeignTools(tools: unknown): boolean {
  return Array.isArray(tools) && tools.some((tool) => isRecord(tool) && !CLIENT_TOOLS.has(tool['type']));
}
