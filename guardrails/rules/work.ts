/** Counts the steps of a search. One step reads one character once, in a few nanoseconds. */
export class Work {
  steps = 0;

  add(steps: number): void {
    this.steps += steps;
  }
}
