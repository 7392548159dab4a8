import { embeddedBackend } from './embedded/backend.ts';
import { mediaModels } from './embedded/media-models.ts';
import { textModels } from './embedded/text-models.ts';
import type { Capability, Catalogue, Model } from './model.ts';

/**
 * Creates the catalogue without a `gateway.yaml` (docs/specification.md#a-new-installation): the built-in engines, and
 * the models that discovery finds.
 */
export function defaultCatalogue(): Catalogue {
  const models: readonly Model[] = [...textModels, ...mediaModels];
  return {
    models: new Map(models.map((model) => [model.id, model])),
    backends: new Map([[embeddedBackend.name, embeddedBackend]]),
    defaults: defaultsOf(models),
    projectDefaults: { models: 'all' },
    requestLimits: { requestsPerMinute: null, tiers: new Map() },
    guardrails: new Map(),
    decisionSelfTest: true,
    discovery: true,
    contractSampling: null,
  };
}

/** Returns the first model of each kind. */
function defaultsOf(models: readonly Model[]): Catalogue['defaults'] {
  const defaults: Partial<Record<Capability, string>> = {};
  for (const { id, capabilities } of models)
    for (const capability of capabilities) defaults[capability] ??= id;
  return defaults;
}
