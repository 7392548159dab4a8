import { describe, expect, test } from '@jest/globals';
import type { SharedCounts } from '../../../limits/shared-counts.ts';
import { closedAddress } from '../../../scripts/test-bed/upstream/upstream.ts';
import { passing, redisUrl, ReplicaScene } from './scene.ts';

/** Sends requests to replicas that know each other. Returns the number that each admits. */
async function passingAtEach(
  replicas: readonly SharedCounts[],
  tries: number,
  limit: number,
): Promise<number[]> {
  return Promise.all(replicas.map((replica) => passing(replica, tries, limit)));
}

describe('while Redis is unreachable', () => {
  test('each replica continues with its share of the limit, rounded down', async () => {
    await using scene = await ReplicaScene.open();
    const replicas = await scene.replicas(4);
    scene.proxy.cut();
    expect(await passingAtEach(replicas, 50, 103)).toEqual([25, 25, 25, 25]);
    expect(replicas.map(({ degraded }) => degraded)).toEqual([true, true, true, true]);
  });

  test('a share is at least one request', async () => {
    await using scene = await ReplicaScene.open();
    const replicas = await scene.replicas(4);
    scene.proxy.cut();
    expect(await passingAtEach(replicas, 5, 2)).toEqual([1, 1, 1, 1]);
  });

  test('requests that a replica admitted before count against its share', async () => {
    await using scene = await ReplicaScene.open();
    const [first, second] = await scene.replicas(2);
    if (first === undefined || second === undefined) throw new Error('no replicas');
    expect(await passing(first, 30, 100)).toBe(30);
    scene.proxy.cut();
    expect(await passing(first, 60, 100)).toBe(20);
    expect(await passing(second, 60, 100)).toBe(50);
  });

  test('losing it repeatedly admits no additional requests', async () => {
    await using scene = await ReplicaScene.open();
    const [replica] = await scene.replicas(2);
    if (replica === undefined) throw new Error('no replica');
    let passed = 0;
    for (let round = 0; round < 5; round += 1) {
      passed += await passing(replica, 30, 40);
      scene.proxy.cut();
      passed += await passing(replica, 30, 40);
      scene.proxy.restore();
      await replica.heartbeat();
      expect(replica.degraded).toBe(false);
    }
    expect(passed).toBeLessThanOrEqual(80);
  });

  test('requests that wait for a hanging Redis are served, and later ones do not wait', async () => {
    await using scene = await ReplicaScene.open();
    const replicas = await scene.replicas(2, 300);
    scene.proxy.holdStill();
    expect(await passingAtEach(replicas, 50, 20)).toEqual([10, 10]);
    expect(replicas.map(({ degraded }) => degraded)).toEqual([true, true]);
    await Promise.all(replicas.map((replica) => replica.heartbeat()));
    expect(replicas.map(({ degraded }) => degraded)).toEqual([true, true]);
  });

  test('it is logged once, without the address', async () => {
    await using scene = await ReplicaScene.open();
    const [replica] = await scene.replicas(3);
    if (replica === undefined) throw new Error('no replica');
    scene.proxy.cut();
    for (let round = 0; round < 5; round += 1) {
      await passing(replica, 10, 5);
      await replica.heartbeat();
    }
    expect(scene.logLines).toMatchObject([{ level: 40, replicas: 3, reason: expect.any(String) }]);
    scene.proxy.restore();
    await replica.heartbeat();
    expect(scene.logLines.slice(1)).toMatchObject([{ level: 30, msg: expect.stringContaining('together') }]);
    expect(JSON.stringify(scene.logLines)).not.toContain('127.0.0.1');
  });
});

describe('when Redis responds again', () => {
  test.each([
    ['was cut off', (scene: ReplicaScene) => scene.proxy.cut()],
    ['hung', (scene: ReplicaScene) => scene.proxy.holdStill()],
  ])('replicas share their counts again after it %s', async (_what, lose) => {
    await using scene = await ReplicaScene.open();
    const replicas = await scene.replicas(4, 1_000);
    lose(scene);
    await passingAtEach(replicas, 1, 100);
    expect(replicas.map(({ degraded }) => degraded)).toEqual([true, true, true, true]);
    scene.proxy.restore();
    // The first heartbeat may only find that the old connection is closed.
    for (const replica of [...replicas, ...replicas]) await replica.heartbeat();
    expect(replicas.map(({ degraded }) => degraded)).toEqual([false, false, false, false]);
    const passed = await passingAtEach(replicas, 50, 100);
    expect(passed.reduce((sum, number) => sum + number, 0)).toBe(100);
  });

  test('no replica uses it before the next heartbeat', async () => {
    await using scene = await ReplicaScene.open();
    const [replica] = await scene.replicas(2);
    if (replica === undefined) throw new Error('no replica');
    scene.proxy.cut();
    await passing(replica, 1, 4);
    scene.proxy.restore();
    expect(await passing(replica, 10, 4)).toBe(1);
    expect(await scene.redis.exists(scene.key('a'))).toBe(0);
  });
});

describe('a replica that starts without Redis', () => {
  test('knows no other replicas, and applies the full limit alone until Redis responds', async () => {
    await using scene = await ReplicaScene.open();
    scene.proxy.cut();
    const replica = scene.replica();
    await replica.heartbeat();
    expect(replica.degraded).toBe(true);
    expect(await passing(replica, 20, 8)).toBe(8);
    scene.proxy.restore();
    await replica.heartbeat();
    expect(replica.degraded).toBe(false);
  });

  test('logs the reason, without the address or the password', async () => {
    await using scene = await ReplicaScene.open();
    const nowhere = new URL(await closedAddress());
    const refused = scene.replica(new URL(`redis://user:pass-phrase@${nowhere.host}`));
    await refused.heartbeat();
    const wrongPassword = scene.replica(new URL(`redis://user:pass-phrase@${redisUrl().host}`));
    await wrongPassword.heartbeat();
    expect(scene.logLines).toMatchObject([{ reason: 'ECONNREFUSED' }, { reason: 'WRONGPASS' }]);
    expect(JSON.stringify(scene.logLines)).not.toContain('pass-phrase');
    expect(await passing(wrongPassword, 5, 2)).toBe(2);
  });
});
