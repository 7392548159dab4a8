import { describe, expect, test } from '@jest/globals';
import { failure } from '../../errors/gateway-error.ts';
import { AffinityTable } from '../../routing/affinity-table.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { SessionAffinity } from '../../routing/session-affinity.ts';
import { modelWith } from './deployments.ts';

const HOUR_MS = 3_600_000;

function scene() {
  const route = new ModelRoute(modelWith([{}, {}]), new DeploymentRegistry());
  const [first, second] = route.candidates;
  if (first === undefined || second === undefined) throw new Error('there are two candidates');
  const table = new AffinityTable();
  const session = new SessionAffinity(table, { key: 's', isNew: false });
  return {
    route,
    first,
    second,
    table,
    session,
    preferred: (nowMs: number) => session.preferred(route.candidates, nowMs),
  };
}

describe('a session', () => {
  test('is bound by a success, until an hour after the last one', () => {
    const { first, session, preferred } = scene();
    expect(preferred(0)).toBeNull();
    session.succeeded(first, 0);
    expect(preferred(HOUR_MS - 1)).toBe(first);
    session.succeeded(first, HOUR_MS - 1);
    expect(preferred(HOUR_MS + 1)).toBe(first);
    expect(preferred(2 * HOUR_MS)).toBeNull();
  });

  test('leaves a deployment that fails, and does not return', () => {
    const { first, second, session, preferred } = scene();
    session.succeeded(first, 0);
    session.failed(first, failure('bad_gateway'));
    expect(preferred(1)).toBeNull();
    session.succeeded(second, 2);
    expect(preferred(3)).toBe(second);
  });

  test('leaves an ejected deployment for good', () => {
    const { first, session, preferred } = scene();
    session.succeeded(first, 0);
    first.state.eject('failures', 1_000, 1);
    expect(preferred(2)).toBeNull();
    first.state.restore(3);
    expect(preferred(4)).toBeNull();
  });

  test("stays where it is after a client's own error, or when its deployment was only full", () => {
    const { first, second, session, preferred } = scene();
    session.succeeded(first, 0);
    session.failed(first, failure('upstream_rejected'));
    session.succeeded(second, 1);
    expect(preferred(2)).toBe(first);
  });
});

test('the table drops the session that was unused for longest', () => {
  const { first } = scene();
  const table = new AffinityTable(3);
  for (const session of ['a', 'b', 'c']) table.bind(session, first.state, 0);
  table.bind('a', first.state, 1);
  for (let count = 0; count < 1_000; count += 1) {
    table.bind(`hostile-${count}`, first.state, 2);
    table.bind('a', first.state, 2);
  }
  expect(table.size).toBe(3);
  expect(table.get('a', 3)).toBe(first.state);
  expect(table.get('b', 3)).toBeNull();
});
