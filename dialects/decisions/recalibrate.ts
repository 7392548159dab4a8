import type { Calibration } from '../../catalogue/calibration.ts';
import type { DecisionAnswer, DecisionQuestion } from '../../generated/contract.ts';
import { toAnswers } from './answers.ts';
import type { QuestionEvidence } from './evidence.ts';
import { subtractPriors, type Prior } from './prior.ts';
import { optionCount } from './questions.ts';

/** Less than six decimals show. */
const MIN_PROBABILITY = 5e-7;

/** Derives the evidence from the probabilities of answers that a backend computed itself. */
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

/** Calibrates the probabilities of answers. Answers to types of questions without a calibration are not changed. */
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
