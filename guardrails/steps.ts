/** Work that seldom waits. It keeps its own position, so that it can go on after it has waited. */
export interface Steps<T> {
  /** Works to the end, or until it has to wait. Returns what to wait for before the next call; null: the work is done. */
  next(): Promise<unknown> | null;
  /** What the work has found. Called once, when it is done. */
  result(): T;
}

/** Runs work to its end: at once if no step waits. Throws what a step throws, and rejects once one has waited. */
export function runSteps<T>(steps: Steps<T>): T | Promise<T> {
  const waiting = steps.next();
  return waiting === null ? steps.result() : continueSteps(steps, waiting);
}

async function continueSteps<T>(steps: Steps<T>, first: Promise<unknown>): Promise<T> {
  for (let waiting: Promise<unknown> | null = first; waiting !== null; waiting = steps.next()) await waiting;
  return steps.result();
}

/** Goes on with a value: at once if it is no promise. */
export function continueWith<T, Next>(
  value: T | Promise<T>,
  next: (value: T) => Next | Promise<Next>,
): Next | Promise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}
