import { expect, test } from '@jest/globals';
import { runSteps, waitFor, type Steps } from '../../guardrails/steps.ts';

function* sumOf(...parts: (number | Promise<number>)[]): Steps<number> {
  let sum = 0;
  for (const part of parts) sum += part instanceof Promise ? yield* waitFor(part) : part;
  return sum;
}

test('work without waiting is done at once', () => {
  expect(runSteps(sumOf(1, 2))).toBe(3);
});

test('work that waits has the values that it waited for', async () => {
  expect(await runSteps(sumOf(1, Promise.resolve(2), 3, Promise.resolve(4)))).toBe(10);
});

test('an error is thrown at once, and rejects the result once a step has waited', async () => {
  function* failing(before: Promise<unknown> | null): Steps<void> {
    if (before !== null) yield before;
    throw new Error('failed');
  }
  expect(() => runSteps(failing(null))).toThrow('failed');
  await expect(runSteps(failing(Promise.resolve()))).rejects.toThrow('failed');
});

test('a rejection can be caught by the step that waits, and otherwise ends the work', async () => {
  const ended: string[] = [];
  function* guarded(catches: boolean): Steps<string> {
    try {
      yield Promise.reject(new Error('late'));
      return 'not reached';
    } catch (error) {
      if (catches) return yield* waitFor(Promise.resolve('caught'));
      throw error;
    } finally {
      ended.push('ended');
    }
  }
  expect(await runSteps(guarded(true))).toBe('caught');
  await expect(runSteps(guarded(false))).rejects.toThrow('late');
  expect(ended).toEqual(['ended', 'ended']);
});
