import type { Logger } from 'pino';
import { embeddedModels } from '../backends/embedded/models.ts';
import { mergeCatalogues, withoutModels } from '../catalogue/compose.ts';
import { discoverModels } from '../catalogue/discovery.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import type { Catalogue } from '../catalogue/model.ts';
import { engineAvailability } from '../engines/availability.ts';
import type { Settings } from './settings.ts';

/**
 * What this process will serve: `gateway.yaml` or the built-in catalogue, plus the model servers found on this machine, less
 * the models whose engine is not installed (design §10). Throws `ConfigurationError`.
 */
export async function catalogueAtStart(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  log: Logger,
): Promise<Catalogue> {
  const configured = await loadCatalogue({
    path: settings.configurationPath,
    environment,
    required: settings.configurationRequired,
  });
  const served = withoutMissingEngines(configured, settings.engines, log);
  if (!served.discovery || settings.discovery === 'off') return served;
  const discovered = await discoverModels({ ownPort: settings.port });
  for (const id of discovered.models.keys()) log.info({ model: id }, 'found a model server on this machine');
  return mergeCatalogues(served, discovered);
}

function withoutMissingEngines(catalogue: Catalogue, engines: Settings['engines'], log: Logger): Catalogue {
  const availability = engineAvailability();
  return withoutModels(catalogue, (model) => {
    const embedded = model.deployments.find((deployment) => deployment.backend.kind === 'embedded');
    if (embedded === undefined) return false;
    const engine = embeddedModels.get(embedded.model)?.engine;
    if (engine !== undefined && !engines.has(engine)) return true;
    const state = engine === undefined ? undefined : availability.get(engine);
    if (state?.available === true) return false;
    log.warn({ model: model.id, reason: state?.reason ?? 'no such engine' }, 'a model is left out');
    return true;
  });
}
