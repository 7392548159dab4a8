import { describe, expect, test } from '@jest/globals';
import { failure } from '../../errors/gateway-error.ts';
import type { RoutingInFile } from '../../catalogue/routing-settings.ts';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { Ejection } from '../../routing/deployment-state.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { begin, picked } from './attempts.ts';
import { modelWith } from './deployments.ts';

const BROKEN = failure('bad_gateway');
const status = (code: number, retryAfterMs: number | null = null) =>
  failure(code === 429 ? 'model_overloaded' : 'bad_gateway', { upstream: { status: code, retryAfterMs } });

function scene(routing: RoutingInFile = {}) {
  const registry = new DeploymentRegistry();
  const route = new ModelRoute(modelWith([{}, {}], { strategy: 'failover', ...routing }), registry);
  const [first, second] = route.candidates;
  if (first === undefined || second === undefined) throw new Error('there are two candidates');
  const events: (Ejection | 'restored')[] = [];
  registry.observe({
    ejected: (_name, ejection) => void events.push(ejection),
    restored: () => void events.push('restored'),
  });
  const fail = (nowMs: number, error = BROKEN): void =>
    begin(route, registry, first, nowMs).end(error, nowMs);
  const succeed = (nowMs: number): void => begin(route, registry, first, nowMs).end(null, nowMs);
  return { registry, route, first, events, fail, succeed };
}

describe('a deployment is ejected', () => {
  test('after failures in a row, and not before', () => {
    const { route, fail, events } = scene();
    fail(1);
    fail(2);
    expect(picked(route, 3)).toBe('b0/up');
    fail(3);
    expect(picked(route, 4)).toBe('b1/up');
    expect(events).toEqual([{ reason: 'failures', pauseMs: 5_000 }]);
  });

  test('not by failures between which requests succeed', () => {
    const { route, fail, succeed } = scene({ ejection: { failure_rate: 1 } });
    for (let nowMs = 0; nowMs < 30; nowMs += 3) {
      fail(nowMs);
      fail(nowMs + 1);
      succeed(nowMs + 2);
    }
    expect(picked(route, 30)).toBe('b0/up');
  });

  test('by the share of failures in the window', () => {
    const { fail, succeed, events } = scene();
    for (let nowMs = 0; nowMs < 5; nowMs += 1) {
      succeed(nowMs);
      fail(nowMs);
    }
    expect(events).toEqual([{ reason: 'failure_rate', pauseMs: 5_000 }]);
  });

  test('not by a share of failures that lies before the window', () => {
    const { fail, succeed, events } = scene();
    for (let nowMs = 0; nowMs < 4; nowMs += 1) {
      succeed(nowMs);
      fail(nowMs);
    }
    succeed(60_000);
    fail(60_000);
    expect(events).toEqual([]);
  });

  test('at once and for the longest time by 401, with the reason', () => {
    const { route, fail, events } = scene();
    fail(0, status(401));
    expect(events).toEqual([{ reason: 'credentials', pauseMs: 600_000 }]);
    expect(picked(route, 599_999)).toBe('b1/up');
  });

  // 402: an account without credit (DeepSeek, SiliconFlow, Together, Hugging Face).
  test.each([402, 403])('by %i only when no request succeeds in between', (code) => {
    const { fail, succeed, events } = scene();
    fail(0, status(code));
    succeed(1);
    fail(2, status(code));
    expect(events).toEqual([]);
    fail(3, status(code));
    expect(events).toEqual([{ reason: 'credentials', pauseMs: 600_000 }]);
  });

  test('by 429 until its Retry-After, which is capped', () => {
    const { route, fail, events } = scene({ ejection: { max_pause_seconds: 60 } });
    fail(0, status(429, 30_000));
    expect(picked(route, 29_999)).toBe('b1/up');
    expect(picked(route, 30_000)).toBe('b0/up');
    fail(30_000, status(429, 1e9));
    expect(events).toEqual([
      { reason: 'rate_limited', pauseMs: 30_000 },
      { reason: 'rate_limited', pauseMs: 60_000 },
    ]);
  });

  test('not by failures that clients cause', () => {
    const { fail, events } = scene();
    const causes = [
      failure('upstream_rejected'),
      failure('body_too_large'),
      failure('client_closed'),
      failure('invalid_parameter'),
      status(404),
    ];
    for (const error of [...causes, ...causes]) fail(0, error);
    expect(events).toEqual([]);
  });
});

describe('after the pause', () => {
  test('one request probes, and the others use other deployments until it has a response', () => {
    const { registry, route, first, events, fail } = scene();
    for (const nowMs of [0, 0, 0]) fail(nowMs);
    expect(picked(route, 5_000)).toBe('b0/up');
    const probe = begin(route, registry, first, 5_000);
    expect(picked(route, 5_001)).toBe('b1/up');
    probe.receivedContent(5_002);
    expect(picked(route, 5_003)).toBe('b0/up');
    expect(events.at(-1)).toBe('restored');
  });

  test('a failed probe doubles the pause, up to the longest one', () => {
    const { fail, events } = scene({ ejection: { pause_seconds: 5, max_pause_seconds: 15 } });
    for (const nowMs of [0, 0, 0]) fail(nowMs);
    fail(5_000);
    fail(15_000);
    expect(events).toEqual([
      { reason: 'failures', pauseMs: 5_000 },
      { reason: 'failures', pauseMs: 10_000 },
      { reason: 'failures', pauseMs: 15_000 },
    ]);
  });

  test('a probe that its client ends leaves the next one to another request', () => {
    const { registry, route, first, fail } = scene();
    for (const nowMs of [0, 0, 0]) fail(nowMs);
    begin(route, registry, first, 5_000).end(failure('client_closed'), 5_001);
    expect(picked(route, 5_002)).toBe('b0/up');
  });

  test('failures of requests that began before the ejection do not lengthen the pause', () => {
    const { registry, route, first, events, fail } = scene();
    const slow = [begin(route, registry, first, 0), begin(route, registry, first, 0)];
    for (const nowMs of [1, 1, 1]) fail(nowMs);
    for (const attempt of slow) attempt.end(BROKEN, 2);
    expect(events).toHaveLength(1);
    expect(picked(route, 5_001)).toBe('b0/up');
  });

  test('a request that began before the ejection does not restore the deployment', () => {
    const { registry, route, first, fail } = scene();
    const slow = begin(route, registry, first, 0);
    for (const nowMs of [1, 1, 1]) fail(nowMs);
    slow.end(null, 2);
    expect(picked(route, 3)).toBe('b1/up');
  });
});

test('a response of an ejected deployment that was tried as last resort restores it', () => {
  const { route, first, registry, fail } = scene();
  for (const nowMs of [0, 0, 0]) fail(nowMs);
  begin(route, registry, first, 1).end(null, 2);
  expect(picked(route, 3)).toBe('b0/up');
});
