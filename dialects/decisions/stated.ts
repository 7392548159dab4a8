import type { DecisionAnswer } from '../../generated/contract.ts';
import type { QuestionEvidence } from './evidence.ts';

/** Below what six places show. */
const LEAST_PROBABILITY = 5e-7;

/** The evidence behind answers that a backend has worked out itself, as far as their probabilities show it. */
export function statedEvidence(answers: readonly DecisionAnswer[]): QuestionEvidence[] {
  return answers.map((answer) => {
    switch (answer.type) {
      case 'refusal':
        return 'refusal';
      case 'predicate':
        return { scores: [logOf(answer.probability), logOf(1 - answer.probability)], labelMass: 1 };
      case 'choice':
      case 'score': {
        const scores = answer.probabilities.map(({ probability }) => logOf(probability));
        const most = Math.max(...answer.probabilities.map(({ probability }) => probability));
        return { scores, labelMass: most > 0 ? Math.min(1, answer.confidence / most) : 0 };
      }
    }
  });
}

function logOf(probability: number): number {
  return Math.log(Math.max(probability, LEAST_PROBABILITY));
}
