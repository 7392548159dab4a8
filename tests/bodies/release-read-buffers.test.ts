import { expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { countHeldBuffers } from '../../bodies/release-read-buffers.ts';

const MEBIBYTE = 1024 * 1024;
/** V8 makes a full collection by itself for about 64 MB of buffers. */
const MADE_MEBIBYTES = 48;

test('buffers of bodies are freed before V8 must collect everything', async () => {
  const before = process.memoryUsage().arrayBuffers;
  for (let made = 0; made < MADE_MEBIBYTES; made += 1) {
    Buffer.alloc(MEBIBYTE);
    countHeldBuffers(MEBIBYTE);
    await wait(1);
  }
  const left = (process.memoryUsage().arrayBuffers - before) / MEBIBYTE;
  expect(left).toBeLessThan(MADE_MEBIBYTES / 2);
});
