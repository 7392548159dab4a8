/** Work that seldom waits. Each yield is a promise that the next step waits for. */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>;

/** Runs work to its end: at once if no step waits. Throws what a step throws, and rejects once one has waited. */
export function runSteps<T>(steps: Steps<T>): T | Promise<T> {
  const first = steps.next();
  return first.done === true ? first.value : continueSteps(steps, first);
}

async function continueSteps<T>(steps: Steps<T>, first: IteratorYieldResult<Promise<unknown>>): Promise<T> {
  let step: IteratorResult<Promise<unknown>, T> = first;
  while (step.done !== true) {
    let value: unknown;
    try {
      value = await step.value;
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(value);
  }
  return step.value;
}

/** A step that waits for a promise. Returns its value. */
export function* waitFor<T>(promise: Promise<T>): Steps<T> {
  // The assertion holds: `runSteps` passes on the value of the promise.
  return (yield promise) as T;
}
