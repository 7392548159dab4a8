import { describe, expect, test } from '@jest/globals';
import { failure } from '../../errors/gateway-error.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { Ejection } from '../../routing/deployment-state.ts';
import { HealthByProject } from '../../routing/health.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { begin, picked } from './attempts.ts';
import { modelWith } from './deployments.ts';

const SETTINGS = modelWith([{}]).routing.ejection;

const status = (code: number, retryAfterMs: number | null = null) =>
  failure(code === 429 ? 'model_overloaded' : 'bad_gateway', { upstream: { status: code, retryAfterMs } });

/** What one client can provoke, and how often it takes. */
const PROVOKED: readonly [what: string, count: number, error: () => ReturnType<typeof failure>][] = [
  ['500s', 6, () => status(500)],
  ['cut responses', 6, () => failure('bad_gateway')],
  ['timeouts', 6, () => failure('gateway_timeout')],
  ['401', 1, () => status(401)],
  ['402s', 2, () => status(402)],
  ['403s', 2, () => status(403)],
  ['a 429 with a long Retry-After', 1, () => status(429, 600_000)],
  ['429s without Retry-After', 6, () => status(429)],
];

function scene() {
  const registry = new DeploymentRegistry();
  const route = new ModelRoute(modelWith([{}, {}], { strategy: 'failover' }), registry);
  const [first] = route.candidates;
  if (first === undefined) throw new Error('there is a candidate');
  const events: (Ejection | 'restored')[] = [];
  registry.observe({
    ejected: (_name, ejection) => void events.push(ejection),
    restored: () => void events.push('restored'),
  });
  const end = (project: string, nowMs: number, error: ReturnType<typeof failure> | null): void =>
    begin(route, registry, first, nowMs, true, project).end(error, nowMs);
  const pick = (project: string, nowMs: number): string => picked(route, nowMs, [], project);
  return { registry, route, first, events, end, pick };
}

describe.each(PROVOKED)('%s of one project', (_what, count, error) => {
  test('take the deployment away from that project only', () => {
    const { end, pick, registry } = scene();
    end('b', 0, null);
    for (let nowMs = 1; nowMs <= count; nowMs += 1) end('a', nowMs, error());
    expect(pick('a', count + 1)).toBe('b1/up');
    expect(pick('b', count + 1)).toBe('b0/up');
    expect(pick('new', count + 1)).toBe('b0/up');
    expect(registry.snapshot(count + 1)[0]?.status).toBe('healthy');
  });

  test('leave it to a project that has not used it before', () => {
    const { end, pick } = scene();
    for (let nowMs = 1; nowMs <= count; nowMs += 1) end('a', nowMs, error());
    expect(pick('b', count + 1)).toBe('b0/up');
  });

  test('eject it for everybody when another project meets the same', () => {
    const { end, pick, registry } = scene();
    for (let nowMs = 1; nowMs <= count; nowMs += 1) end('a', nowMs, error());
    for (let nowMs = 11; nowMs <= 10 + count; nowMs += 1) end('b', nowMs, error());
    expect(pick('c', 20)).toBe('b1/up');
    expect(registry.snapshot(20)[0]?.status).toBe('ejected');
  });

  test('show the deployment as ejected while no other project uses it', () => {
    const { end, registry, events } = scene();
    for (let nowMs = 1; nowMs <= count; nowMs += 1) end('a', nowMs, error());
    expect(registry.snapshot(count + 1)[0]).toMatchObject({ status: 'ejected' });
    expect(events).toHaveLength(1);
  });
});

describe('a project that a deployment fails', () => {
  test('probes it after the pause, and gets it back with content', () => {
    const { end, pick, first, route, registry } = scene();
    end('b', 0, null);
    for (const nowMs of [1, 2, 3]) end('a', nowMs, status(500));
    expect(pick('a', 5_002)).toBe('b1/up');
    expect(pick('a', 5_003)).toBe('b0/up');
    const probe = begin(route, registry, first, 5_003, true, 'a');
    expect(pick('a', 5_004)).toBe('b1/up');
    probe.end(null, 5_005);
    expect(pick('a', 5_006)).toBe('b0/up');
  });

  test('waits twice as long after a failed probe, and the others do not', () => {
    const { end, pick } = scene();
    end('b', 0, null);
    for (const nowMs of [1, 2, 3, 5_003]) end('a', nowMs, status(500));
    expect(pick('a', 15_002)).toBe('b1/up');
    expect(pick('b', 15_002)).toBe('b0/up');
    expect(pick('a', 15_003)).toBe('b0/up');
  });

  test('does not take it away with a failure of another project before a success', () => {
    const { end, pick } = scene();
    end('b', 0, status(500));
    end('c', 1, null);
    for (const nowMs of [2, 3, 4]) end('a', nowMs, status(500));
    expect(pick('c', 5)).toBe('b0/up');
  });

  test('does not take it away by its share of all failures', () => {
    const { end, pick } = scene();
    for (let nowMs = 0; nowMs < 40; nowMs += 2) {
      end('a', nowMs, status(500));
      end('b', nowMs + 1, nowMs === 20 ? status(500) : null);
    }
    expect(pick('b', 41)).toBe('b0/up');
  });
});

test('a probe of an ejected deployment that is refused keeps it ejected for everybody', () => {
  const { end, pick } = scene();
  for (const project of ['a', 'b', 'c']) end(project, 0, status(500));
  expect(pick('d', 4_999)).toBe('b1/up');
  end('d', 5_000, status(401));
  expect(pick('e', 500_000)).toBe('b1/up');
});

test('a deployment remembers a bounded number of projects', () => {
  const projects = new HealthByProject();
  for (let index = 0; index < 3_000; index += 1) projects.of(`p${index}`).failed(SETTINGS, index);
  expect(projects.get('p2999')).not.toBeNull();
  expect(projects.get('p0')).toBeNull();
});
