/** Counts the steps of a search. One step reads one character once, in a few nanoseconds. */
export interface Work {
  steps: number;
}
