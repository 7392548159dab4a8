import { isLoose, isRecord, type Loose, unixSeconds } from '../values/json-values.ts';
import { ResponseObjects } from '../responses-to-chat/response-object.ts';
import type { ResponseObject } from '../../generated/contract.ts';

/** The members of a response that repeat its request, and what they may hold. */
const ECHOES = {
  max_output_tokens: isIntegerOrNull,
  metadata: isRecord,
  parallel_tool_calls: (value) => typeof value === 'boolean',
  reasoning: isReasoning,
  temperature: isNumberOrNull,
  text: isTextConfig,
  tool_choice: (value) => typeof value === 'string' || isTyped(value),
  tools: (value) => Array.isArray(value) && value.every(isTool),
  top_p: isNumberOrNull,
  truncation: isTextOrNull,
  user: isTextOrNull,
} satisfies Partial<Record<keyof ResponseObject, (value: unknown) => boolean>>;

/**
 * Completes the members of a response beside its output, in place. Those that repeat the request come from the request
 * where the server leaves them out, sends null, or repeats them in a form that the contract does not have.
 */
export function completeFields(
  response: Loose.ResponseObject,
  model: string,
  request: Loose.ResponseRequest,
): void {
  response.object = 'response';
  response.created_at = unixSeconds(response.created_at);
  if (!isRecord(response.error)) response.error = null;
  const details = response.incomplete_details;
  if (!isLoose<Loose.ResponseIncompleteDetails>(details) || typeof details.reason !== 'string')
    response.incomplete_details = null;
  // `Object.keys` widens to strings.
  const names = Object.keys(ECHOES) as (keyof typeof ECHOES)[];
  const missing = names.filter((name) => !ECHOES[name](response[name]));
  if (missing.length === 0) return;
  const own = new ResponseObjects('', 0, { model, request }).at({
    status: 'completed',
    output: [],
    usage: null,
  });
  for (const name of missing) response[name] = Reflect.get(own, name);
}

function isIntegerOrNull(value: unknown): boolean {
  return value === null || Number.isSafeInteger(value);
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isTyped(value: unknown): value is Loose.ResponseTool & Loose.ResponseTextFormat {
  return isLoose<Loose.ResponseTool & Loose.ResponseTextFormat>(value) && typeof value.type === 'string';
}

function isReasoning(value: unknown): boolean {
  return (
    isLoose<Loose.ResponseReasoningConfig>(value) &&
    isTextOrNull(value.effort ?? null) &&
    isTextOrNull(value.summary ?? null)
  );
}

function isTool(value: unknown): boolean {
  if (!isTyped(value)) return false;
  if (value.type !== 'function') return true;
  return typeof value.name === 'string' && isRecord(value.parameters ?? {});
}

function isTextConfig(value: unknown): boolean {
  if (!isLoose<Loose.ResponseTextConfig>(value)) return false;
  const { format } = value;
  if (!isTyped(format)) return false;
  return format.type !== 'json_schema' || (typeof format.name === 'string' && isRecord(format.schema));
}
