/** The probabilities that a model gives to one question's options, before calibration. */
export interface Evidence {
  /** Log-probability of each option, up to a common constant, in the question's order. A predicate has true, then false. */
  scores: readonly number[];
  /** Total probability, from 0 to 1, that the model gave to the options. */
  labelMass: number;
}

export type QuestionEvidence = Evidence | 'refusal';
