import { setTimeout as wait } from 'node:timers/promises';

/** How long a test waits for an expected event. Tests do not assert this time. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Waits until the condition is true. Throws when that takes too long. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadlineMs) throw new Error(`it never came to be that ${what}`);
    await wait(LOOK_EVERY_MS);
  }
}
