import { describe, expect, test } from '@jest/globals';
import { passing, ReplicaScene } from './scene.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

describe('over four replicas', () => {
  test('exactly as many requests are admitted as the limit allows, in any order', async () => {
    await using scene = await ReplicaScene.open();
    const replicas = await scene.replicas(4);
    const bursts = await Promise.all(replicas.map((replica) => passing(replica, 150, 100)));
    expect(total(bursts)).toBe(100);
    const later = await Promise.all(replicas.map((replica) => passing(replica, 10, 100)));
    expect(total(later)).toBe(0);
    expect(replicas.map(({ degraded }) => degraded)).toEqual([false, false, false, false]);
  });

  test('both limits of a request apply exactly, and neither counts what the other refuses', async () => {
    await using scene = await ReplicaScene.open();
    const replicas = await scene.replicas(4);
    const counters = [
      { id: 'key', limit: 90 },
      { id: 'tier', limit: 40 },
    ];
    const takes = replicas.flatMap((replica) => Array.from({ length: 50 }, () => replica.take(counters)));
    const passed = (await Promise.all(takes)).filter(({ allowed }) => allowed);
    expect(passed).toHaveLength(40);
    const others = await Promise.all(replicas.map((replica) => passing(replica, 30, 90, 'key')));
    expect(total(others)).toBe(50);
  });

  test('each replica knows their number, and drops one that ends', async () => {
    await using scene = await ReplicaScene.open();
    const [first, second] = await scene.replicas(4);
    expect(first?.replicas).toBe(4);
    await second?.close();
    await first?.heartbeat();
    expect(first?.replicas).toBe(3);
  });

  test('a replica that was killed is dropped after its silence, even if its clock is ahead', async () => {
    await using scene = await ReplicaScene.open();
    const key = scene.key('replicas');
    await scene.redis.zAdd(key, [
      { score: Date.now() - 15_100, value: 'dead' },
      { score: Date.now() + 3_600_000, value: 'of an hour to come' },
      { score: Date.now() - 5_000, value: 'alive' },
    ]);
    const replica = scene.replica();
    await replica.heartbeat();
    expect(replica.replicas).toBe(2);
  });
});

describe('a window in Redis', () => {
  test('ends 60 s after the first request, regardless of later ones', async () => {
    await using scene = await ReplicaScene.open();
    const [replica] = await scene.replicas(1);
    if (replica === undefined) throw new Error('no replica');
    await passing(replica, 1, 2);
    expect(await scene.redis.pTTL(scene.key('a'))).toBeGreaterThan(50_000);
    await scene.redis.pExpire(scene.key('a'), 20_000);
    expect(await passing(replica, 5, 2)).toBe(1);
    const { allowed, states } = await replica.take([{ id: 'a', limit: 2 }]);
    expect({ allowed, used: states[0]?.used }).toEqual({ allowed: false, used: 2 });
    expect(states[0]?.leftMs).toBeLessThanOrEqual(20_000);
    expect(await scene.redis.pTTL(scene.key('a'))).toBeLessThanOrEqual(20_000);
  });

  test('is only read for a request that it has counted', async () => {
    await using scene = await ReplicaScene.open();
    const [replica] = await scene.replicas(1);
    if (replica === undefined) throw new Error('no replica');
    expect(await passing(replica, 2, 2)).toBe(2);
    const { allowed, states } = await replica.take([
      { id: 'a', limit: 2, isCounted: true },
      { id: 'tier', limit: 1 },
    ]);
    expect([allowed, ...states.map(({ used }) => used)]).toEqual([true, 2, 1]);
    expect(await scene.redis.get(scene.key('a'))).toBe('2');
  });

  test('admits requests again when it is over', async () => {
    await using scene = await ReplicaScene.open();
    const [replica] = await scene.replicas(1);
    if (replica === undefined) throw new Error('no replica');
    expect(await passing(replica, 5, 2)).toBe(2);
    await scene.redis.pExpire(scene.key('a'), 1);
    while ((await scene.redis.exists(scene.key('a'))) === 1);
    expect(await passing(replica, 5, 2)).toBe(2);
  });

  test.each([
    ['has no end', undefined],
    ['ends too late, since the clock of Redis was set back', 3_600_000],
  ])('that %s gets a new end', async (_what, endMs) => {
    await using scene = await ReplicaScene.open();
    const [replica] = await scene.replicas(1);
    if (replica === undefined) throw new Error('no replica');
    const key = scene.key('a');
    await scene.redis.set(key, '5', endMs === undefined ? {} : { expiration: { type: 'PX', value: endMs } });
    expect(await passing(replica, 1, 5)).toBe(0);
    const leftMs = await scene.redis.pTTL(key);
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(60_000);
  });
});
