import { describe, expect, test } from '@jest/globals';
import type { DeploymentDescription } from '../../catalogue/build-model.ts';
import type { RoutingInFile } from '../../catalogue/routing-settings.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { explainRoute } from '../../routing/explain-route.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { begin, picked } from './attempts.ts';
import { modelWith, seededRandom } from './deployments.ts';

const PAUSE_MS = 5_000;
const DRAWS = 10_000;

function scene(descriptions: readonly Partial<DeploymentDescription>[], routing: RoutingInFile = {}) {
  const registry = new DeploymentRegistry();
  const route = new ModelRoute(modelWith(descriptions, routing), registry, seededRandom());
  const eject = (index: number): void =>
    void route.candidates[index]?.state.eject('rate_limited', PAUSE_MS, 0);
  const start = (index: number) => {
    const candidate = route.candidates[index];
    if (candidate === undefined) throw new Error(`no candidate ${index}`);
    return begin(route, registry, candidate, 0);
  };
  return { route, eject, start };
}

function obstaclesOf(route: ModelRoute, nowMs = 0): (string | null)[] {
  return explainRoute(route, true, nowMs).deployments.map(({ obstacle }) => obstacle);
}

describe.each(['weighted', 'balanced', 'failover', 'least_cost'] as const)(
  'the chances of %s',
  (strategy) => {
    test.each([
      ['by weight', [{ weight: 4 }, { weight: 3, cost: 0.5 }, { weight: 0 }]],
      ['of weights that are all 0', [{ weight: 0 }, { weight: 0 }]],
    ])('are those of its choice, %s', (_name, descriptions) => {
      const { route, start } = scene(descriptions, { strategy });
      for (let count = 0; count < 5; count += 1) start(0);
      const drawn = new Map<string, number>();
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const name = picked(route, 0);
        drawn.set(name, (drawn.get(name) ?? 0) + 1 / DRAWS);
      }
      const { outcome, deployments } = explainRoute(route, true, 0);
      expect(outcome).toBe('chosen');
      for (const { name, chance } of deployments) expect(chance).toBeCloseTo(drawn.get(name) ?? 0, 1);
      expect(deployments.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    });
  },
);

test('each deployment that is not chosen has its reason', () => {
  const { route, eject, start } = scene([{ priority: 1 }, {}, { maxInFlight: 1 }, {}, {}], {
    strategy: 'failover',
  });
  eject(1);
  start(2);
  expect(obstaclesOf(route)).toEqual(['ejected', 'full', null, 'strategy', 'better_priority']);
  expect(obstaclesOf(route, PAUSE_MS)).toEqual([null, 'full', 'strategy', 'strategy', 'better_priority']);
  const bound = route.candidates[4] ?? null;
  const { deployments } = explainRoute(route, true, 0, bound);
  expect(deployments.map(({ obstacle }) => obstacle)).toEqual([
    'ejected',
    'full',
    'session',
    null,
    'better_priority',
  ]);
});

test('an ejected deployment that is probed gets no second request', () => {
  const { route, eject } = scene([{}, {}]);
  eject(0);
  const probed = route.candidates[0]?.state;
  expect(probed?.begin(PAUSE_MS)).toBe('deployment');
  expect(obstaclesOf(route, PAUSE_MS)).toEqual(['probed', null]);
});

test.each([
  ['try_anyway', 'last_resort', 1],
  ['fail', 'unavailable', 0],
] as const)('with all ejected, %s has the outcome %s', (whenAll, outcome, chance) => {
  const { route, eject } = scene([{}], { when_all_unavailable: whenAll });
  eject(0);
  expect(explainRoute(route, true, 0)).toMatchObject({ outcome, deployments: [{ chance }] });
});

test('with all at their limit the outcome is full', () => {
  const { route, start } = scene([{ maxInFlight: 1 }]);
  start(0);
  expect(explainRoute(route, true, 0)).toMatchObject({
    outcome: 'full',
    deployments: [{ obstacle: 'full' }],
  });
});
