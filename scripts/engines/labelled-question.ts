import type { DecisionQuestion } from '../../generated/contract.ts';

/** The kinds of plain questions in the measurement of the decision engine. */
export type QuestionKind = 'sentiment' | 'topic choice' | 'topic yes/no' | 'yes/no';

/** A question whose instructions are one text. */
export type WrittenQuestion = DecisionQuestion & { instructions: string };

export interface LabelledQuestion {
  kind: QuestionKind;
  input: string;
  question: WrittenQuestion;
  /** `true` or `false` for a predicate, the value of a choice, the number of a level. */
  answer: string | boolean | number;
}

/** An input with its sentiment: `+`, `-`, `0` for neutral, `~` for both. */
export interface LabelledInput {
  text: string;
  sentiment: string;
}
