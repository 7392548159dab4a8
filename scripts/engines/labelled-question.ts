import type { DecisionQuestion } from '../../generated/contract.ts';

/** The kinds of plain questions that the decision engine is measured by. */
export type QuestionKind = 'sentiment' | 'topic choice' | 'topic yes/no' | 'yes/no';

export interface LabelledQuestion {
  kind: QuestionKind;
  input: string;
  question: DecisionQuestion;
  /** `true` or `false` of a predicate, the value of a choice, the number of a level. */
  answer: string | boolean | number;
}

/** An input with its sentiment: `+`, `-`, `0` for neither, `~` for both. */
export interface LabelledInput {
  text: string;
  sentiment: string;
}
