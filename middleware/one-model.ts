import { isRecord, type JsonObject } from '../contract/json-object.ts';
import type { Capability } from '../contract/capability.ts';
import type { Deployment } from '../catalogue/model.ts';
import { invalidParameter } from './validation.ts';

/**
 * Fields by which servers take further models from a client: OpenRouter and Perplexity (`models`), Anthropic (`fallbacks`),
 * LiteLLM (the three kinds of fallbacks).
 */
const FURTHER_MODELS = [
  'models',
  'fallbacks',
  'context_window_fallbacks',
  'content_policy_fallbacks',
] as const;
/** Those by which OpenRouter and Perplexity choose one for a conversation. Speech and images have presets that are no models. */
const CHOOSERS_OF_CHAT = ['route', 'preset'] as const;

/** A model, by its name here and its names at its servers. */
interface NamedModel {
  id: string;
  deployments: readonly Pick<Deployment, 'model'>[];
}

/** Types of tools that clients run themselves. */
const CLIENT_TOOLS = new Set<unknown>([undefined, null, 'function', 'custom']);

/**
 * Throws `invalid_parameter` for a request that names a model beside the one that rights, limits and prices are checked
 * for (decision 178).
 */
export function refuseFurtherModels(
  body: JsonObject,
  { id, deployments }: NamedModel,
  capability: Capability | null,
): void {
  const params = capability === 'chat' ? [...FURTHER_MODELS, ...CHOOSERS_OF_CHAT] : FURTHER_MODELS;
  for (const param of params)
    if (body[param] !== undefined && isFilled(body[param]))
      throw invalidParameter({ param, reason: `'model' alone names the model; leave this field out` });
  const { tools } = body;
  if (!Array.isArray(tools)) return;
  // The elements have been parsed from JSON.
  for (const [index, tool] of (tools as readonly unknown[]).entries()) {
    const named = isRecord(tool) && !CLIENT_TOOLS.has(tool['type']) ? tool['model'] : undefined;
    if (typeof named !== 'string' || named === id || deployments.some(({ model }) => model === named))
      continue;
    const reason = `a tool must not name another model than '${id}'`;
    throw invalidParameter({ param: `tools[${index}].model`, reason });
  }
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== '';
}
