import { expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { StallClock } from '../../bodies/stall-clock.ts';

/** Holds the event loop, as a process does that gets no processor time. */
function holdLoop(forMs: number): void {
  const until = performance.now() + forMs;
  while (performance.now() < until);
}

test('a pause of the process is not a stall', async () => {
  let isStalled = false;
  const clock = new StallClock(200, () => (isStalled = true));
  holdLoop(1_000);
  // A turn of the loop for what has arrived meanwhile.
  await wait(1);
  clock.restart();
  expect(isStalled).toBe(false);
  clock.stop();
});

test('a time without data is a stall, once', async () => {
  let stalls = 0;
  const clock = new StallClock(40, () => (stalls += 1));
  while (stalls === 0) await wait(10);
  await wait(100);
  expect(stalls).toBe(1);
  clock.stop();
});

test('a stopped clock does not call back', async () => {
  let isStalled = false;
  new StallClock(20, () => (isStalled = true)).stop();
  await wait(100);
  expect(isStalled).toBe(false);
});
