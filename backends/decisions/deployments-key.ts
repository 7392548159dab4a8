import { fingerprintOf } from '../../catalogue/fingerprint.ts';
import type { Model } from '../../catalogue/model.ts';

const keys = new WeakMap<Model, string>();

/**
 * Returns a key for a model and its deployments. What was learned about the model stays valid for later
 * configurations with the same key.
 */
export function deploymentsKey(model: Model): string {
  let key = keys.get(model);
  if (key === undefined) {
    key = fingerprintOf([model.id, model.info.model_version ?? null, model.deployments]);
    keys.set(model, key);
  }
  return key;
}
