import { expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ConnectionQueue } from '../../routing/connection-queue.ts';

const LONG_MS = 300_000;

function scene(most: number) {
  const queue = new ConnectionQueue({ most, waitMs: LONG_MS, onWaited: () => undefined });
  const served: string[] = [];
  const enter = async (name: string): Promise<unknown> => {
    const result = await queue.enter(name.slice(0, 1), new AbortController().signal);
    if (result === null) served.push(name);
    return result;
  };
  return { queue, served, enter };
}

test('projects take turns at connections, however many requests each has waiting', async () => {
  const { queue, served, enter } = scene(1);
  const all = Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(enter));
  while (queue.open > 0) {
    await nextTurn();
    expect(queue.open).toBe(1);
    queue.leave();
  }
  await all;
  expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('the number of requests that wait for a connection is bounded', async () => {
  const { queue, enter } = scene(1);
  await enter('a0');
  const waits = Array.from({ length: 1_000 }, (_one, index) => enter(`a${index}`));
  expect(queue.length).toBe(1_000);
  expect(await enter('a1001')).toMatchObject({ why: 'the queue is full' });
  const fewer = enter('b0');
  expect(await Promise.race(waits)).toMatchObject({
    why: 'the queue is full, and another project has fewer requests in it',
  });
  queue.leave();
  queue.leave();
  await fewer;
});
