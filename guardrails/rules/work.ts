/** Counts what a search has done, in steps: one step looks at one character once, in a few nanoseconds. */
export class Work {
  steps = 0;

  add(steps: number): void {
    this.steps += steps;
  }
}
