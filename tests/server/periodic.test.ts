import { expect, jest, test } from '@jest/globals';
import { runPeriodically } from '../../server/periodic.ts';

const HOUR_MS = 3_600_000;

test('work that fails is reported and repeated, until it is stopped', async () => {
  jest.useFakeTimers();
  try {
    let runs = 0;
    const errors: unknown[] = [];
    const stop = runPeriodically(
      () => {
        runs += 1;
        return runs === 1 ? Promise.reject(new Error('no')) : Promise.resolve();
      },
      HOUR_MS,
      (error) => errors.push(error),
    );
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(runs).toBe(3);
    expect(errors).toEqual([new Error('no')]);
    stop();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(runs).toBe(3);
  } finally {
    jest.useRealTimers();
  }
});
