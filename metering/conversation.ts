import type { JsonObject } from '../bodies/json-body.ts';
import { isRecord } from '../dialects/values/json-values.ts';
import { inputItems, itemReferences } from '../dialects/responses-to-chat/items.ts';
import { PromptMeter, type PromptSize } from './prompt-size.ts';

/** Properties that hold messages, items or parts. */
const CONTENT = new Set(['messages', 'input', 'system', 'instructions']);

/** Properties that add content which is not in the request: stored state, templates, the backend's own searches. */
const EXTERNAL_CONTENT = new Set([
  'previous_response_id',
  'conversation',
  'prompt',
  'container',
  'mcp_servers',
  'web_search_options',
  'chat_template',
]);

/** Types of tools that the client runs itself. Their results come with its next request. */
const CLIENT_TOOLS = new Set<unknown>([undefined, null, 'function', 'custom']);

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
    if (value !== '' && EXTERNAL_CONTENT.has(name)) meter.size.isOpen = true;
    if (notPrompts.includes(name)) continue;
    if (CONTENT.has(name)) meter.addContent(value);
    else meter.addJson(value);
  }
  if (hasBackendTools(body['tools'])) meter.size.isOpen = true;
  return meter.size;
}

/** Whether the gateway adds stored items to the conversation in the request. */
export function replaysStored(body: JsonObject): boolean {
  const { previous_response_id: previous } = body;
  const isNamed = previous !== undefined && previous !== null && previous !== '';
  return isNamed || itemReferences(inputItems(body)).length > 0;
}

function hasBackendTools(tools: unknown): boolean {
  return Array.isArray(tools) && tools.some((tool) => isRecord(tool) && !CLIENT_TOOLS.has(tool['type']));
}
