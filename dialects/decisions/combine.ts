import type { DecisionQuestion } from '../../generated/contract.ts';
import type { QuestionEvidence } from './evidence.ts';
import type { ReadOutcome } from './probabilities.ts';
import { NONE_OF_THESE } from './prompts.ts';
import { optionCount } from './questions.ts';
import type { Read } from './reads.ts';

/** The outcome of a read that the model answered. */
export type Probabilities = Extract<ReadOutcome, { kind: 'probabilities' }>;

/** A read with its outcome. */
export interface FinishedRead {
  read: Read;
  outcome: Probabilities | { kind: 'refusal' };
}

/**
 * Combines the reads of every question to its evidence. Log-probabilities are averaged over the orders, so that the
 * influence of position and letter is the same for all options. Groups of options are compared by their odds against
 * "none of these".
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
