import { expect, test } from '@jest/globals';
import { affinityOf } from '../../../backends/attempts/affinity-of.ts';
import type { Call } from '../../../calls/call.ts';
import { DeploymentRegistry } from '../../../routing/deployment-registry.ts';
import { ModelRoute } from '../../../routing/model-route.ts';
import { modelWith } from '../../routing/deployments.ts';

const request = { messages: [{ role: 'system', content: 'a'.repeat(4_096) }] };

function affinityFor(valuesBytes: number) {
  const registry = new DeploymentRegistry();
  const model = modelWith([{}, {}]);
  const routing = { ...model.routing, sessionAffinity: false, prefixAffinity: true };
  const route = new ModelRoute({ ...model, routing }, registry);
  const call = { principal: { projectId: 'p' }, body: { kind: 'json', value: request, valuesBytes } };
  // What the choice of an affinity reads of a call, and nothing else.
  return affinityOf(call as unknown as Call, route, request, registry);
}

test('a prompt is routed by its beginning, unless its values take more memory than any real prompt', () => {
  expect(affinityFor(10_000)).not.toBeNull();
  expect(affinityFor(17 * 1024 * 1024)).toBeNull();
});
