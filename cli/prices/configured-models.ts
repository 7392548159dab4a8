import { dirname, resolve } from 'node:path';
import type { Environment } from '../../catalogue/environment.ts';
import { LocatedDocument } from '../../catalogue/located-document.ts';
import { listIn, mappingIn } from '../../catalogue/mapping.ts';
import { capabilities } from '../../catalogue/model.ts';
import type { Wanted } from './source.ts';

/** A model of `gateway.yaml` that costs something, and what it is at each of its deployments. */
export interface ConfiguredModel {
  id: string;
  deployments: Wanted[];
}

/**
 * Reads the models of a `gateway.yaml` that cannot be loaded yet, because their prices are missing. Null: the text is not YAML.
 */
export function configuredModels(
  path: string,
  text: string,
  environment: Environment,
): ConfiguredModel[] | null {
  const { data } = new LocatedDocument(path, text, environment);
  if (data === undefined) return null;
  const backends = mappingIn(data, 'backends');
  const models = mappingIn(data, 'models');
  return Object.keys(models).flatMap((id) => {
    const model = mappingIn(models, id);
    const mode = capabilities.find((one) => one === model['mode']);
    if (mode === undefined || model['free'] === true) return [];
    const deployments = listIn(model, 'deployments').flatMap((deployment): Wanted[] => {
      const { backend, model: name } = mappingIn(deployment);
      const { kind } = mappingIn(backends, String(backend));
      return typeof name === 'string' && typeof kind === 'string' ? [{ kind, model: name, mode }] : [];
    });
    return [{ id, deployments }];
  });
}

/** The path of the file of prices that a `gateway.yaml` names. */
export function priceFileOf(path: string, text: string, environment: Environment): string | null {
  const { file } = mappingIn(new LocatedDocument(path, text, environment).data, 'prices');
  return typeof file === 'string' ? resolve(dirname(path), file) : null;
}
