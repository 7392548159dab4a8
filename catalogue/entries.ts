import type { ModelEntry, ModelInfoEntry } from '../generated/contract.ts';
import type { Model } from './model.ts';

/** The model as the model list has it (specification §2). */
export function modelEntry(model: Pick<Model, 'id' | 'created' | 'ownedBy'>): ModelEntry {
  return { id: model.id, object: 'model', created: model.created, owned_by: model.ownedBy };
}

/** The model as the model info has it (specification §2): only what is known about it. */
export function modelInfoEntry(model: Pick<Model, 'id' | 'info'>): ModelInfoEntry {
  return { model_name: model.id, model_info: model.info };
}
