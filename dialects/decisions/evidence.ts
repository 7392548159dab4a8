/** What a model shows about one question, before calibration. */
export interface Evidence {
  /**
   * Log-probability of each option up to a constant that all share, in the question's order; of a predicate that of true, then
   * that of false.
   */
  scores: readonly number[];
  /** Probability, from 0 to 1, that the model gave to any of the options at all. */
  labelMass: number;
}

export type QuestionEvidence = Evidence | 'refusal';
