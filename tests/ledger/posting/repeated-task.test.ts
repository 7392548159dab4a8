import { expect, test } from '@jest/globals';
import { RepeatedTask } from '../../../ledger/posting/repeated-task.ts';
import { eventually } from '../../support/eventually.ts';

const NEVER_MS = 2_000_000_000;

/** A task whose runs end on request of the test. */
class Work {
  runs = 0;
  #end: (() => void)[] = [];

  readonly run = async (): Promise<void> => {
    this.runs += 1;
    await new Promise<void>((resolve) => this.#end.push(resolve));
  };

  async end(): Promise<void> {
    for (const end of this.#end.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('the task runs again some time after each run', async () => {
  let runs = 0;
  const repeated = new RepeatedTask(
    1,
    () => {
      runs += 1;
      return Promise.resolve();
    },
    () => undefined,
  );
  await eventually('it was done again', () => Promise.resolve(runs > 2));
  await repeated.stop();
  const after = runs;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs).toBe(after);
});

test('a run that is requested during another one follows it, and never overlaps it', async () => {
  const work = new Work();
  const repeated = new RepeatedTask(NEVER_MS, work.run, () => undefined);
  expect(work.runs).toBe(0);
  repeated.now();
  repeated.now();
  repeated.now();
  expect(work.runs).toBe(1);
  await work.end();
  expect(work.runs).toBe(2);
  await work.end();
  expect(work.runs).toBe(2);
  repeated.now();
  expect(work.runs).toBe(3);
  await work.end();
  await repeated.stop();
});

test('closing waits for the current run, and no run begins after it', async () => {
  const work = new Work();
  const repeated = new RepeatedTask(NEVER_MS, work.run, () => undefined);
  repeated.now();
  repeated.now();
  let isStopped = false;
  const stopped = repeated.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  await work.end();
  await stopped;
  repeated.now();
  expect(work.runs).toBe(1);
});

test('a run that fails is reported, and the task runs again', async () => {
  const errors: unknown[] = [];
  const error = new Error('no');
  const repeated = new RepeatedTask(
    1,
    () => Promise.reject(error),
    (thrown) => errors.push(thrown),
  );
  await eventually('it was done again', () => Promise.resolve(errors.length > 1));
  expect(errors[0]).toBe(error);
  await repeated.stop();
});
