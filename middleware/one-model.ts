import { isRecord, type JsonObject } from '../contract/json-object.ts';
import type { Capability } from '../contract/capability.ts';
import type { Deployment } from '../catalogue/model.ts';
import { invalidParameter } from './validation.ts';

/** Fields by which OpenRouter and Perplexity choose a model for a conversation. Voices and images have presets that are no models. */
const CHOOSERS = ['route', 'preset'] as const;

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
export function refuseOtherModels(
  body: JsonObject,
  { id, deployments }: NamedModel,
  capability: Capability | null,
): void {
  for (const param of capability === 'chat' ? CHOOSERS : []) {
    const { [param]: chosen } = body;
    if (chosen !== undefined && chosen !== null && chosen !== '')
      throw invalidParameter({ param, reason: `'model' alone names the model; leave this field out` });
  }
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
