import type { Catalogue, Model } from '../catalogue/model.ts';
import { modelAccess, type Principal } from './principal.ts';

/** The models that a key may use, in the catalogue's order. */
export function usableModels(principal: Principal, catalogue: Catalogue): Model[] {
  return [...catalogue.models.values()].filter((model) => modelAccess(principal, model.id) === 'allowed');
}
