import { expect, test } from '@jest/globals';
import { runSteps, type Steps } from '../../guardrails/steps.ts';

/** Adds numbers, and waits for those that are promised. */
class Sum implements Steps<number> {
  readonly #parts: (number | Promise<number>)[];
  #sum = 0;

  constructor(...parts: (number | Promise<number>)[]) {
    this.#parts = parts;
  }

  next(): Promise<void> | null {
    for (let part = this.#parts.shift(); part !== undefined; part = this.#parts.shift()) {
      if (part instanceof Promise) return part.then((value) => void (this.#sum += value));
      if (Number.isNaN(part)) throw new Error('not a number');
      this.#sum += part;
    }
    return null;
  }

  result(): number {
    return this.#sum;
  }
}

const late = (): Promise<number> => Promise.reject(new Error('late'));

test('work without waiting is done before other requests get their turn', async () => {
  let isNextTurn = false;
  setImmediate(() => (isNextTurn = true));
  expect(await runSteps(new Sum(1, 2))).toBe(3);
  expect(await runSteps(new Sum())).toBe(0);
  expect(isNextTurn).toBe(false);
});

test('work that waits goes on where it was, and has the values that it waited for', async () => {
  expect(await runSteps(new Sum(1, Promise.resolve(2), 3, Promise.resolve(4)))).toBe(10);
});

test('an error of a step rejects the result', async () => {
  await expect(runSteps(new Sum(1, NaN))).rejects.toThrow('not a number');
  await expect(runSteps(new Sum(1, Promise.resolve(2), NaN))).rejects.toThrow('not a number');
  await expect(runSteps(new Sum(1, late(), 2))).rejects.toThrow('late');
});
