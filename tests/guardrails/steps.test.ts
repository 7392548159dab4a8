import { expect, test } from '@jest/globals';
import { runSteps, continueWith, type Steps } from '../../guardrails/steps.ts';

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

test('work without waiting is done at once', () => {
  expect(runSteps(new Sum(1, 2))).toBe(3);
  expect(runSteps(new Sum())).toBe(0);
});

test('work that waits goes on where it was, and has the values that it waited for', async () => {
  expect(await runSteps(new Sum(1, Promise.resolve(2), 3, Promise.resolve(4)))).toBe(10);
});

test('an error is thrown at once, and rejects the result once a step has waited', async () => {
  expect(() => runSteps(new Sum(1, NaN))).toThrow('not a number');
  await expect(runSteps(new Sum(1, Promise.resolve(2), NaN))).rejects.toThrow('not a number');
  await expect(runSteps(new Sum(1, late(), 2))).rejects.toThrow('late');
});

test('a value that is there is used at once, and a promised one later', async () => {
  expect(continueWith(1, (value) => value + 1)).toBe(2);
  expect(await continueWith(Promise.resolve(1), (value) => Promise.resolve(value + 1))).toBe(2);
  expect(() =>
    continueWith(1, () =>
      continueWith(2, () => {
        throw new Error('at once');
      }),
    ),
  ).toThrow('at once');
  await expect(continueWith(late(), (value) => value)).rejects.toThrow('late');
});
