import { buildModel, type DeploymentDescription } from '../../catalogue/build-model.ts';
import type { BackendSettings, Model } from '../../catalogue/model.ts';
import { embeddedBackend } from '../../catalogue/embedded/backend.ts';
import { routingSettings, type RoutingInFile } from '../../catalogue/routing-settings.ts';

export function backendNamed(name: string, changes: Partial<BackendSettings> = {}): BackendSettings {
  return { ...embeddedBackend, name, ...changes };
}

/** A model with a deployment per description, each at its own backend: `b0`, `b1`, … */
export function modelWith(
  descriptions: readonly Partial<DeploymentDescription>[],
  routing: RoutingInFile = {},
): Model {
  return buildModel({
    id: 'acme/chat',
    mode: 'chat',
    prices: 'free',
    deployments: descriptions.map((one, index) => ({
      backend: backendNamed(`b${index}`),
      model: 'up',
      ...one,
    })),
    routing: routingSettings(routing, descriptions.length),
  });
}

/** Numbers from 0 to 1 in an order that is the same in every run. */
export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
