import { describe, expect, test } from '@jest/globals';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { PrefixAffinity } from '../../routing/prefix-affinity.ts';
import { PrefixTable } from '../../routing/prefix-table.ts';
import type { DeploymentDescription } from '../../catalogue/build-model.ts';
import { modelWith, seededRandom } from './deployments.ts';

const PROMPT = [1, 2, 3, 4];

function scene(descriptions: readonly Partial<DeploymentDescription>[] = [{}, {}]) {
  const { candidates } = new ModelRoute(modelWith(descriptions), new DeploymentRegistry());
  const [first, second] = candidates;
  if (first === undefined || second === undefined) throw new Error('there are two candidates');
  const table = new PrefixTable();
  const affinityOf = (blocks: readonly number[]) => new PrefixAffinity(table, blocks, seededRandom());
  return { candidates, first, second, table, affinityOf };
}

describe('a prompt', () => {
  test('goes to the deployment that served its beginning, and to any before that', () => {
    const { candidates, second, affinityOf } = scene();
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBeNull();
    affinityOf(PROMPT).succeeded(second);
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBe(second);
    expect(affinityOf([1, 2, 9, 9]).preferred(candidates, 0)).toBe(second);
    expect(affinityOf([9, 2, 3, 4]).preferred(candidates, 0)).toBeNull();
  });

  test('goes to the deployment that served most of it', () => {
    const { candidates, first, second, affinityOf } = scene();
    affinityOf([1, 2]).succeeded(first);
    affinityOf([1, 2, 3]).succeeded(second);
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBe(second);
  });

  test('goes to another deployment while that one is much more loaded', () => {
    const { candidates, first, second, affinityOf } = scene();
    affinityOf(PROMPT).succeeded(first);
    first.state.inFlight = 15;
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBe(first);
    expect(affinityOf([1, 2, 8, 9]).preferred(candidates, 0)).toBeNull();
    first.state.inFlight = 16;
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBeNull();
    second.state.inFlight = 16;
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBe(first);
  });

  test('goes to a less loaded deployment of those that served it', () => {
    const { candidates, first, second, affinityOf } = scene();
    affinityOf(PROMPT).succeeded(first);
    affinityOf(PROMPT).succeeded(second);
    first.state.inFlight = 1;
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBe(second);
  });

  test('does not wait for a deployment that is full or of a worse priority', () => {
    const { candidates, first, second, affinityOf } = scene([{ maxInFlight: 1 }, { priority: 1 }]);
    affinityOf(PROMPT).succeeded(second);
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBeNull();
    first.state.inFlight = 1;
    expect(affinityOf(PROMPT).preferred(candidates, 0)).toBe(second);
  });

  test('leaves an ejected deployment for good, whose cache may be gone; one that is only rate limited keeps it', () => {
    const { candidates, first, affinityOf } = scene();
    affinityOf(PROMPT).succeeded(first);
    first.state.eject('rate_limited', 1_000, 0);
    expect(affinityOf(PROMPT).preferred(candidates, 1)).toBeNull();
    first.state.restore(2);
    expect(affinityOf(PROMPT).preferred(candidates, 3)).toBe(first);
    first.state.eject('failures', 1_000, 4);
    expect(affinityOf(PROMPT).preferred(candidates, 5)).toBeNull();
    first.state.restore(6);
    expect(affinityOf(PROMPT).preferred(candidates, 7)).toBeNull();
  });
});

test('the table drops the blocks that were unused for longest, the ends of prompts first', () => {
  const { first } = scene();
  const table = new PrefixTable(6);
  table.note(first.state, PROMPT);
  for (let count = 0; count < 1_000; count += 1) {
    table.note(first.state, [10_000 + 2 * count, 10_001 + 2 * count]);
    table.note(first.state, [1, 2]);
  }
  expect(table.sizeOf(first.state)).toBe(6);
  expect(table.matched(first.state, PROMPT)).toBe(2);
  table.note(first.state, [20_000, 20_001, 20_002, 20_003, 20_004]);
  expect(table.matched(first.state, PROMPT)).toBe(1);
});
