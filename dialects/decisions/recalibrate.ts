import type { Calibration } from '../../catalogue/calibration.ts';
import type { DecisionAnswer, DecisionQuestion } from '../../generated/contract.ts';
import { toAnswers } from './answers.ts';
import type { QuestionEvidence } from './evidence.ts';
import { subtractPriors, type Prior } from './prior.ts';
import { optionCount } from './questions.ts';

/** Below what six places show. */
const MIN_PROBABILITY = 5e-7;

/** The evidence behind answers that a backend has worked out itself, as far as their probabilities show it. */
export function evidenceFromAnswers(answers: readonly DecisionAnswer[]): QuestionEvidence[] {
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

/** The answers with their probabilities calibrated; those of kinds that were not calibrated stay as they are stated. */
export function recalibrateAnswers(
  questions: readonly DecisionQuestion[],
  answers: readonly DecisionAnswer[],
  calibration: Calibration,
  priors: readonly (Prior | null)[] = [],
): DecisionAnswer[] {
  const evidence = subtractPriors(questions, evidenceFromAnswers(answers), priors, calibration);
  return answers.map((answer, index) => {
    const question = questions[index];
    if (question === undefined || answer.type === 'refusal' || question.type !== answer.type) return answer;
    const found = evidence[index];
    if (calibration[answer.type] === undefined || found === undefined || found === 'refusal') return answer;
    if (found.scores.length !== optionCount(question)) return answer;
    return toAnswers([question], [found], calibration)[0] ?? answer;
  });
}

function logOf(probability: number): number {
  return Math.log(Math.max(probability, MIN_PROBABILITY));
}
