import { describe, expect, test } from '@jest/globals';
import { failure } from '../../errors/gateway-error.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import type { DeploymentDescription } from '../../catalogue/build-model.ts';
import type { RoutingInFile } from '../../catalogue/routing-settings.ts';
import { begin, picked } from './attempts.ts';
import { modelWith, seededRandom } from './deployments.ts';

function scene(descriptions: readonly Partial<DeploymentDescription>[], routing: RoutingInFile = {}) {
  const registry = new DeploymentRegistry();
  const route = new ModelRoute(modelWith(descriptions, routing), registry, seededRandom());
  const candidate = (index: number) => {
    const found = route.candidates[index];
    if (found === undefined) throw new Error(`no candidate ${index}`);
    return found;
  };
  return { registry, route, candidate };
}

function sharesOf(route: ModelRoute, count = 10_000): Record<string, number> {
  const shares: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const name = picked(route, 0);
    shares[name] = (shares[name] ?? 0) + 1 / count;
  }
  return shares;
}

describe.each(['weighted', 'balanced'] as const)('%s', (strategy) => {
  test('deployments of equal load get their weighted shares', () => {
    const { route } = scene([{ weight: 4 }, { weight: 3 }, { weight: 2 }, { weight: 1 }], { strategy });
    const shares = sharesOf(route);
    expect(shares['b0/up']).toBeCloseTo(0.4, 1);
    expect(shares['b1/up']).toBeCloseTo(0.3, 1);
    expect(shares['b2/up']).toBeCloseTo(0.2, 1);
    expect(shares['b3/up']).toBeCloseTo(0.1, 1);
  });

  test('a deployment of weight 0 gets requests only when no other is left', () => {
    const { route, candidate } = scene([{ weight: 0 }, { weight: 1 }], { strategy });
    expect(sharesOf(route)).toEqual({ 'b1/up': expect.closeTo(1, 5) });
    expect(picked(route, 0, [candidate(1)])).toBe('b0/up');
  });
});

describe('balanced', () => {
  test('prefers the deployment with less in flight', () => {
    const { registry, route, candidate } = scene([{}, {}]);
    for (let count = 0; count < 20; count += 1) begin(route, registry, candidate(0), 0);
    expect(sharesOf(route)['b1/up']).toBeGreaterThan(0.7);
  });

  test('prefers the faster deployment', () => {
    const { route, candidate } = scene([{}, {}]);
    candidate(0).state.measure(2_000, true);
    candidate(1).state.measure(50, true);
    expect(sharesOf(route)['b1/up']).toBeGreaterThan(0.7);
  });

  test('measures the silence of a deployment, but no 504, which may come at once', () => {
    const { registry, route, candidate } = scene([{}]);
    const { state } = candidate(0);
    state.measure(1_000, true);
    const upstream = { status: 504, retryAfterMs: null };
    begin(route, registry, candidate(0), 0).end(failure('gateway_timeout', { upstream }), 1);
    expect(state.smoothedMs(true)).toBe(1_000);
    begin(route, registry, candidate(0), 0).end(failure('gateway_timeout'), 60_000);
    expect(state.smoothedMs(true)).toBeGreaterThan(1_000);
  });
});

test('failover uses the first healthy deployment in the order of the file', () => {
  const { route, candidate } = scene([{}, {}, {}], { strategy: 'failover' });
  expect(picked(route, 0)).toBe('b0/up');
  candidate(0).state.eject('failures', 1_000, 0);
  expect(picked(route, 0)).toBe('b1/up');
});

test('least_cost uses the cheapest healthy deployment', () => {
  const { route, candidate } = scene([{ cost: 3 }, { cost: 1 }, { cost: 2 }], { strategy: 'least_cost' });
  expect(picked(route, 0)).toBe('b1/up');
  expect(picked(route, 0, [candidate(1)])).toBe('b2/up');
});

describe('priorities', () => {
  test('a higher priority is used only while all lower ones are ejected or full', () => {
    const { registry, route, candidate } = scene([{ priority: 5 }, { priority: 0, maxInFlight: 1 }]);
    expect(picked(route, 0)).toBe('b1/up');
    const attempt = begin(route, registry, candidate(1), 0);
    expect(picked(route, 0)).toBe('b0/up');
    attempt.end(null, 1);
    expect(picked(route, 1)).toBe('b1/up');
    candidate(1).state.eject('failures', 1_000, 1);
    expect(picked(route, 1)).toBe('b0/up');
  });
});

describe('the last resort', () => {
  test('deployments that are all at their limit are full, not unavailable', () => {
    const { registry, route, candidate } = scene([{ maxInFlight: 1 }, { maxInFlight: 1 }]);
    begin(route, registry, candidate(0), 0);
    begin(route, registry, candidate(1), 0);
    expect(picked(route, 0)).toBe('full');
  });

  test('when all are ejected, the one whose pause ends first is tried', () => {
    const { route, candidate } = scene([{}, {}]);
    candidate(0).state.eject('failures', 9_000, 0);
    candidate(1).state.eject('failures', 5_000, 0);
    expect(picked(route, 1)).toBe('b1/up');
    expect(picked(route, 1, [candidate(1)])).toBe('b0/up');
    expect(picked(route, 1, [candidate(0), candidate(1)])).toBe('exhausted');
  });

  test('with `fail`, nothing is tried while all are ejected', () => {
    const { route, candidate } = scene([{}], { when_all_unavailable: 'fail' });
    candidate(0).state.eject('failures', 5_000, 0);
    expect(route.pick([], true, 1_000)).toEqual({ kind: 'unavailable', retryAfterMs: 4_000 });
    expect(picked(route, 5_000)).toBe('b0/up');
  });
});

test('a preferred deployment is used only while it is ready', () => {
  const { route, candidate } = scene([{ weight: 1 }, { weight: 0 }]);
  const preferred = candidate(1);
  const pick = () => route.pick([], true, 0, { preferred });
  expect(pick()).toEqual({ kind: 'candidate', candidate: preferred });
  preferred.state.eject('failures', 1_000, 0);
  expect(pick()).toEqual({ kind: 'candidate', candidate: candidate(0) });
});
