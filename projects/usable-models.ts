import type { Catalogue, Model } from '../catalogue/model.ts';
import { failure } from '../errors/gateway-error.ts';
import { printableName } from '../errors/printable-name.ts';
import { modelAccess, type Principal } from './principal.ts';

/** The models that a key may use, in the catalogue's order. */
export function usableModels(principal: Principal, catalogue: Catalogue): Model[] {
  return [...catalogue.models.values()].filter((model) => modelAccess(principal, model.id) === 'allowed');
}

/** Throws `model_not_found` unless the project may use the model, and `model_forbidden` when only the key may not. */
export function findModel(id: string, principal: Principal, catalogue: Catalogue): Model {
  const model = catalogue.models.get(id);
  const access = model === undefined ? 'not_enabled' : modelAccess(principal, model.id);
  if (model === undefined || access === 'not_enabled') {
    throw failure('model_not_found', {
      message: `model '${printableName(id)}': not found`,
      requestedModel: id,
    });
  }
  if (access === 'forbidden') {
    throw failure('model_forbidden', {
      message: `the key is not allowed to use model '${model.id}'`,
      requestedModel: id,
    });
  }
  return model;
}
