import { describe, expect, test } from '@jest/globals';
import { DeploymentRegistry } from '../../routing/deployment-registry.ts';
import type { QueueResult } from '../../routing/deployment-queue.ts';
import { ModelRoute } from '../../routing/model-route.ts';
import { begin } from './attempts.ts';
import { modelWith } from './deployments.ts';

const LONG_SECONDS = 300;

/** A model with one deployment that takes one request at a time, and that is busy. */
function scene(queue: { size: number; seconds?: number }) {
  const registry = new DeploymentRegistry();
  const model = modelWith([{ maxInFlight: 1 }], { queue: { seconds: LONG_SECONDS, ...queue } });
  const route = new ModelRoute(model, registry);
  const [candidate] = route.candidates;
  if (route.queue === null || candidate === undefined) throw new Error('there is a queue');
  const { queue: waiting } = route;
  let busy = begin(route, registry, candidate, 0);
  const served: string[] = [];
  const enter = async (name: string, signal = new AbortController().signal): Promise<QueueResult | null> => {
    const take = () => {
      const picked = route.pick([], false, 0);
      return picked.kind === 'candidate' ? picked.candidate : null;
    };
    const result = await waiting.enter(name.slice(0, 1), take, signal);
    if (result !== null && 'candidate' in result) {
      served.push(name);
      busy = begin(route, registry, result.candidate, 0);
      result.release();
    }
    return result;
  };
  /** The request that is served ends, and what follows from that happens. */
  const finish = async (): Promise<void> => {
    busy.end(null);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { registry, waiting, candidate, served, enter, finish };
}

describe('a queue', () => {
  test('serves keys in turn, however many requests each has waiting', async () => {
    const { served, enter, finish, waiting } = scene({ size: 10 });
    const all = Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => enter(name)));
    while (waiting.length > 0) await finish();
    await all;
    expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('never has more requests in flight than the deployment allows', async () => {
    const { enter, finish, waiting, candidate } = scene({ size: 10 });
    const all = Promise.all(['a1', 'b1', 'c1'].map((name) => enter(name)));
    while (waiting.length > 0) {
      expect(candidate.state.inFlight).toBe(1);
      await finish();
    }
    await all;
    await finish();
    expect(candidate.state.inFlight).toBe(0);
  });

  test('that is full refuses a key with many requests, not one with fewer', async () => {
    const { enter, finish, served, waiting, registry } = scene({ size: 3 });
    const [a1, a2, a3] = ['a1', 'a2', 'a3'].map((name) => enter(name));
    const b1 = enter('b1');
    expect(await a3).toMatchObject({ why: expect.stringContaining('full') as unknown });
    expect(await enter('a4')).toMatchObject({ why: 'the queue is full' });
    expect(registry.waiting.get('acme/chat')).toBe(3);
    while (waiting.length > 0) await finish();
    await Promise.all([a1, a2, b1]);
    expect(served).toEqual(['a1', 'b1', 'a2']);
    expect(registry.waiting.get('acme/chat')).toBe(0);
  });

  test('is left by a request whose client disconnects', async () => {
    const { enter, finish, served, waiting, candidate } = scene({ size: 3 });
    const client = new AbortController();
    const gone = enter('a1', client.signal);
    const stays = enter('a2');
    client.abort();
    expect(await gone).toBeNull();
    expect(waiting.length).toBe(1);
    await finish();
    await stays;
    await finish();
    expect(served).toEqual(['a2']);
    expect(candidate.state.inFlight).toBe(0);
    expect(await enter('a3', client.signal)).toBeNull();
  });

  test('refuses a request that waited too long', async () => {
    const { enter, waiting } = scene({ size: 3, seconds: 0.01 });
    const result = await enter('a1');
    expect(result).toMatchObject({ why: 'no deployment had room in time' });
    expect(waiting.length).toBe(0);
  });
});
