import type { JsonObject } from '../contract/json-object.ts';
import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/** Reports routing settings that contradict each other. */
export function checkRouting(document: LocatedDocument): void {
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const model = mappingIn(models, id);
    if (model['strategy'] === 'least_cost') checkCosts(document, id, listIn(model, 'deployments'));
    if ('queue' in model && !listIn(model, 'deployments').some((one) => 'max_in_flight' in mappingIn(one))) {
      const at = pointerOf('models', id, 'queue');
      document.report(at, 'key', "no deployment has 'max_in_flight', so no request would ever wait");
    }
    if (model['prefix_affinity'] === true) checkPrefixAffinity(document, id, model);
    const { pause_seconds: pause, max_pause_seconds: most } = mappingIn(model, 'ejection');
    if (typeof pause === 'number' && typeof most === 'number' && most < pause) {
      const at = pointerOf('models', id, 'ejection', 'max_pause_seconds');
      document.report(at, 'value', "this is shorter than 'pause_seconds'");
    }
  }
}

function checkPrefixAffinity(document: LocatedDocument, id: string, model: JsonObject): void {
  const at = pointerOf('models', id, 'prefix_affinity');
  if (model['mode'] !== undefined && model['mode'] !== 'chat')
    document.report(at, 'value', "only models of the mode 'chat' have prompts that begin alike");
  else if (listIn(model, 'deployments').length === 1)
    document.report(at, 'value', 'the model has one deployment, so there is nothing to choose');
}

function checkCosts(document: LocatedDocument, id: string, deployments: readonly unknown[]): void {
  for (const [index, deployment] of deployments.entries()) {
    if ('cost' in mappingIn(deployment)) continue;
    const at = pointerOf('models', id, 'deployments', index, 'cost');
    document.report(at, 'key', "the key 'cost' is missing, which the strategy 'least_cost' needs");
  }
}
