import { expect, test } from '@jest/globals';
import { Secret } from '../../catalogue/secret.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { begin } from './attempts.ts';
import { backendNamed, modelWith } from './deployments.ts';

const nameOf = (registry: DeploymentRegistry) => registry.snapshot(0).map(({ name }) => name);

test('an unchanged deployment keeps its state when the catalogue is built again', () => {
  const registry = new DeploymentRegistry();
  const before = new ModelRoute(modelWith([{}, {}]), registry);
  before.candidates[0]?.state.eject('failures', 1_000, 0);
  const after = new ModelRoute(modelWith([{}, { model: 'other' }]), registry);
  before.release(registry);
  expect(after.candidates[0]?.state.isEjected).toBe(true);
  expect(nameOf(registry)).toEqual(['b0/up', 'b1/other']);
});

test('a backend with another address or key is another deployment', () => {
  const registry = new DeploymentRegistry();
  const one = backendNamed('one', { apiKey: new Secret('a') });
  const identity = (changes: Parameters<typeof backendNamed>[1]) =>
    registry.identityOf({
      ...modelWith([{ backend: backendNamed('one', changes) }]).deployments[0]!,
    });
  expect(identity({ apiKey: new Secret('a') })).toBe(identity({ apiKey: one.apiKey }));
  expect(identity({ apiKey: new Secret('b') })).not.toBe(identity({ apiKey: one.apiKey }));
  expect(identity({ baseUrl: new URL('http://a/') })).not.toBe(identity({ baseUrl: new URL('http://b/') }));
  expect(identity({ apiKey: new Secret('open-sesame') })).not.toContain('sesame');
});

test('listeners get each attempt and its end', () => {
  const registry = new DeploymentRegistry();
  const route = new ModelRoute(modelWith([{}, {}]), registry);
  const heard: unknown[] = [];
  const stop = registry.observe({
    attemptStarted: ({ modelId, deployment }) => void heard.push([modelId, deployment]),
    attemptEnded: (result) => void heard.push(result),
  });
  const candidate = route.candidates[1]!;
  const attempt = begin(route, registry, candidate, 0);
  attempt.receivedContent(100);
  expect(registry.snapshot(0)[1]).toMatchObject({ inFlight: 1, firstTokenMs: 100, status: 'healthy' });
  attempt.end(null, 400);
  attempt.end(null, 500);
  stop();
  begin(route, registry, candidate, 0);
  expect(heard).toEqual([
    ['acme/chat', 'b1/up'],
    { modelId: 'acme/chat', deployment: 'b1/up', code: null, firstTokenMs: 100, durationMs: 400 },
  ]);
});
