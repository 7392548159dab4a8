import type { DecisionQuestion } from '../../generated/contract.ts';
import type { QuestionEvidence } from './evidence.ts';
import type { ReadOutcome } from './probabilities.ts';
import { NONE_OF_THESE } from './prompts.ts';
import { optionCount } from './questions.ts';
import type { Read } from './reads.ts';

export type Probabilities = Extract<ReadOutcome, { kind: 'probabilities' }>;

export interface FinishedRead {
  read: Read;
  outcome: Probabilities | { kind: 'refusal' };
}

/**
 * The evidence of every question from its reads. Log-probabilities are averaged over the orders, so that what a place or a letter
 * adds is the same for all options; groups of options are compared by their odds against "none of these".
 */
export function combineReads(
  questions: readonly DecisionQuestion[],
  finished: readonly FinishedRead[],
): QuestionEvidence[] {
  const byQuestion = Map.groupBy(finished, ({ read }) => read.question);
  return questions.map((question, index) => combine(byQuestion.get(index) ?? [], optionCount(question)));
}

function combine(finished: readonly FinishedRead[], count: number): QuestionEvidence {
  const scores = new Array<number>(count).fill(0);
  let mass = 0;
  for (const reads of Map.groupBy(finished, ({ read }) => read.chunk).values()) {
    const sums = new Map<number, number>();
    for (const { read, outcome } of reads) {
      if (outcome.kind === 'refusal') return 'refusal';
      mass += outcome.labelMass;
      read.options.forEach((option, label) => {
        sums.set(option, (sums.get(option) ?? 0) + (outcome.logProbabilities[label] ?? 0));
      });
    }
    const none = sums.get(NONE_OF_THESE) ?? 0;
    sums.delete(NONE_OF_THESE);
    for (const [option, sum] of sums) scores[option] = (sum - none) / reads.length;
  }
  return { scores, labelMass: mass / finished.length };
}
