import { listIn, mappingIn } from './mapping.ts';
import { pointerOf, type LocatedDocument } from './located-document.ts';

/** Reports settings of routing that contradict each other. */
export function checkRouting(document: LocatedDocument): void {
  const models = mappingIn(document.data, 'models');
  for (const id of Object.keys(models)) {
    const model = mappingIn(models, id);
    if (model.strategy === 'least_cost') checkCosts(document, id, listIn(model, 'deployments'));
    if ('queue' in model && !listIn(model, 'deployments').some((one) => 'max_in_flight' in mappingIn(one))) {
      const at = pointerOf('models', id, 'queue');
      document.report(at, 'key', "no deployment has 'max_in_flight', so that no request would ever wait");
    }
    const { pause_seconds: pause, max_pause_seconds: most } = mappingIn(model, 'ejection');
    if (typeof pause === 'number' && typeof most === 'number' && most < pause) {
      const at = pointerOf('models', id, 'ejection', 'max_pause_seconds');
      document.report(at, 'value', "this is shorter than 'pause_seconds'");
    }
  }
}

function checkCosts(document: LocatedDocument, id: string, deployments: readonly unknown[]): void {
  for (const [index, deployment] of deployments.entries()) {
    if ('cost' in mappingIn(deployment)) continue;
    const at = pointerOf('models', id, 'deployments', index, 'cost');
    document.report(at, 'key', "the key 'cost' is missing, which the strategy 'least_cost' needs");
  }
}
