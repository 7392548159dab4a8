import type { ModelEntry, ModelInfoEntry } from '../generated/contract.ts';
import type { Model } from './model.ts';

/** Returns the model's entry in the model list. */
export function modelEntry(model: Pick<Model, 'id' | 'created' | 'ownedBy'>): ModelEntry {
  return { id: model.id, object: 'model', created: model.created, owned_by: model.ownedBy };
}

/** Returns the model's entry in the model info, with the known facts only. */
export function modelInfoEntry(model: Pick<Model, 'id' | 'info'>): ModelInfoEntry {
  return { model_name: model.id, model_info: model.info };
}
