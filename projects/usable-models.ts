import type { Catalogue, Model } from '../catalogue/model.ts';
import { isPattern, namedModel, type NamedModel } from '../catalogue/model-names.ts';
import { failure } from '../errors/gateway-error.ts';
import { printableName } from '../errors/printable-name.ts';
import { modelAccess, type ModelAccess, type Principal } from './principal.ts';

/** Lists the models that a key may use, in the catalogue's order, without patterns such as `acme/*`. */
export function usableModels(principal: Principal, catalogue: Catalogue): Model[] {
  return [...catalogue.models.values()].filter(
    ({ id }) => !isPattern(id) && modelAccess(principal, id) === 'allowed',
  );
}

/** Finds a model by name; null if the key may not use it. */
export function usableModel(name: string, principal: Principal, catalogue: Catalogue): NamedModel | null {
  const found = namedModel(name, catalogue);
  return found !== null && accessTo(found, principal) === 'allowed' ? found : null;
}

/**
 * Finds the model that a client named. Throws `model_not_found` if the project may not use it, and `model_forbidden` if only the key
 * may not.
 */
export function findModel(name: string, principal: Principal, catalogue: Catalogue): NamedModel {
  const found = namedModel(name, catalogue);
  const access = found === null ? 'not_enabled' : accessTo(found, principal);
  if (found === null || access === 'not_enabled') {
    throw failure('model_not_found', {
      message: `model '${printableName(name)}': not found`,
      requestedModel: name,
    });
  }
  if (access === 'forbidden') {
    throw failure('model_forbidden', {
      message: `the key is not allowed to use model '${printableName(name)}'`,
      requestedModel: name,
    });
  }
  return found;
}

function accessTo({ model, names }: NamedModel, principal: Principal): ModelAccess {
  return names === null || names.below === null
    ? modelAccess(principal, model.id)
    : modelAccess(principal, names.id, model.id);
}
