/** Work that seldom waits. It keeps its own position, so that it can go on after it has waited. */
export interface Steps<T> {
  /** Works to the end, or until it has to wait. Returns what to wait for before the next call; null: the work is done. */
  next(): Promise<unknown> | null;
  /** What the work has found. Called once, when it is done. */
  result(): T;
}

/** Runs work to its end, within this turn of the event loop if no step waits. Throws what a step throws. */
export async function runSteps<T>(steps: Steps<T>): Promise<T> {
  for (let waiting = steps.next(); waiting !== null; waiting = steps.next()) await waiting;
  return steps.result();
}
