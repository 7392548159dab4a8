import { afterEach, describe, expect, test } from '@jest/globals';
import { EngineWorker, type EngineBounds } from '../../../packages/engines/workers/engine-worker.ts';
import { eventually } from '../../support/eventually.ts';
import type { CountingJobs } from './fixtures/counting-worker.ts';

const never = new AbortController().signal;
const entry = new URL('./fixtures/counting-worker.ts', import.meta.url);
const workers: EngineWorker<CountingJobs>[] = [];

function start(bounds: Partial<EngineBounds> = {}): EngineWorker<CountingJobs> {
  const worker = new EngineWorker<CountingJobs>(entry, bounds);
  workers.push(worker);
  return worker;
}

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});

describe('the worker of a family of engines', () => {
  test('returns the outputs of a call in order, each as soon as it is available', async () => {
    const worker = start();
    const requested: number[] = [];
    async function* inputs(): AsyncGenerator<number> {
      for (const value of [1, 2, 3]) {
        requested.push(value);
        yield await Promise.resolve(value);
      }
    }
    const outputs = worker.stream('double', inputs(), 1, never);
    expect((await outputs.next()).value).toBe(2);
    expect(requested).toEqual([1]);
    expect([(await outputs.next()).value, (await outputs.next()).value]).toEqual([4, 6]);
    expect((await outputs.next()).done).toBe(true);
  });

  test('stops after some time without a job, and starts again with the next one', async () => {
    const worker = start({ idleMs: 1 });
    const [first] = await worker.submit('thread', [null], 1, never);
    await eventually('the worker was replaced', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const [next] = await worker.submit('thread', [null], 1, never);
      return next !== first;
    });
  });

  test('crashes without the gateway when its heap is full, and the next call gets a new worker', async () => {
    const worker = start({ maxHeapMegabytes: 32 });
    await expect(worker.submit('fill', [null], 1, never)).rejects.toMatchObject({ code: 'bad_gateway' });
    expect(await worker.submit('double', [4], 1, never)).toEqual([8]);
  });

  test('aborts a call that takes too long, including its time in the queue', async () => {
    const worker = start({ callTimeoutMs: 300, jobTimeoutMs: 60_000 });
    const running = worker.submit('never', [null], 1, never);
    const waiting = worker.submit('double', [1], 1, never);
    await expect(running).rejects.toMatchObject({ code: 'model_overloaded' });
    await expect(waiting).rejects.toMatchObject({ code: 'model_overloaded' });
  });

  test.each([
    ['longer than a job may take', 500, 200, 100],
    ['for most of the time that a job may take', 950, 1_000, 1_300],
  ])('keeps a job while its process is suspended %s', async (_how, suspendedMs, jobTimeoutMs, waitMs) => {
    const worker = start({ jobTimeoutMs });
    await worker.submit('double', [1], 1, never);
    const running = worker.submit('wait', [{ waitMs }], 1, never);
    await new Promise(setImmediate);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, suspendedMs);
    expect(await running).toEqual(['waited']);
  });

  test('stops a job that takes too long', async () => {
    const worker = start({ jobTimeoutMs: 200 });
    await expect(worker.submit('never', [null], 1, never)).rejects.toMatchObject({ code: 'bad_gateway' });
  });

  test('frees the place of a call whose client disconnects', async () => {
    const worker = start({ maxCalls: 1, jobTimeoutMs: 500 });
    const controller = new AbortController();
    const running = worker.submit('never', [null], 1, controller.signal);
    controller.abort(new Error('the caller went'));
    await expect(running).rejects.toThrow('the caller went');
    expect(await worker.submit('double', [2], 1, never)).toEqual([4]);
  });
});
