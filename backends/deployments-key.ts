import { fingerprintOf } from '../catalogue/fingerprint.ts';
import type { Model } from '../catalogue/model.ts';

const keys = new WeakMap<Model, string>();

/** Identifies what a model is and where it runs: what was learnt of it holds in later configurations with the same key. */
export function deploymentsKey(model: Model): string {
  let key = keys.get(model);
  if (key === undefined) {
    key = fingerprintOf([model.id, model.info.model_version ?? null, model.deployments]);
    keys.set(model, key);
  }
  return key;
}
