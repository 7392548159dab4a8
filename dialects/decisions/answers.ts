import { UNCALIBRATED, type Calibration } from '../../catalogue/calibration.ts';
import type {
  DecisionAnswer,
  DecisionChoiceQuestion,
  DecisionPredicateQuestion,
  DecisionQuestion,
  DecisionScoreQuestion,
} from '../../generated/contract.ts';
import type { Evidence, QuestionEvidence } from './evidence.ts';
import { roundToMillionths, roundProbability, roundToSumOne, softmax, sigmoid } from './probability-math.ts';

/** Answers all questions in the contract's form, with calibrated probabilities. */
export function toAnswers(
  questions: readonly DecisionQuestion[],
  evidence: readonly QuestionEvidence[],
  calibration: Calibration = UNCALIBRATED,
): DecisionAnswer[] {
  return questions.map((question, index) => {
    const found = evidence[index] ?? 'refusal';
    const name = question.name ?? null;
    if (found === 'refusal') return { type: 'refusal', name };
    switch (question.type) {
      case 'predicate':
        return predicateAnswer(question, found, calibration);
      case 'choice':
        return choiceAnswer(question, found, calibration);
      case 'score':
        return scoreAnswer(question, found, calibration);
    }
  });
}

/** Returns the calibrated probability of each option. They sum to one up to floating-point precision. */
export function probabilitiesOf(
  type: DecisionQuestion['type'],
  { scores }: Evidence,
  calibration: Calibration,
): number[] {
  if (type !== 'predicate') return softmax(scores, calibration[type]?.temperature ?? 1);
  const { slope, intercept } = calibration.predicate ?? { slope: 1, intercept: 0 };
  const yes = sigmoid(slope * ((scores[0] ?? 0) - (scores[1] ?? 0)) + intercept);
  return [yes, 1 - yes];
}

function predicateAnswer(
  { name = null }: DecisionPredicateQuestion,
  evidence: Evidence,
  calibration: Calibration,
): DecisionAnswer {
  const [yes = 0] = probabilitiesOf('predicate', evidence, calibration);
  return { type: 'predicate', name, probability: roundProbability(yes) };
}

function choiceAnswer(
  { name = null, choices }: DecisionChoiceQuestion,
  evidence: Evidence,
  calibration: Calibration,
): DecisionAnswer {
  const rounded = roundToSumOne(probabilitiesOf('choice', evidence, calibration));
  const top = indexOfHighest(rounded);
  return {
    type: 'choice',
    name,
    // The schema requires at least two choices.
    choice: choices[top]?.value ?? '',
    probability: rounded[top] ?? 0,
    probabilities: choices.map(({ value }, index) => ({ value, probability: rounded[index] ?? 0 })),
    confidence: roundProbability((rounded[top] ?? 0) * evidence.labelMass),
  };
}

function scoreAnswer(
  { name = null, levels }: DecisionScoreQuestion,
  evidence: Evidence,
  calibration: Calibration,
): DecisionAnswer {
  const rounded = roundToSumOne(probabilitiesOf('score', evidence, calibration));
  const top = indexOfHighest(rounded);
  return {
    type: 'score',
    name,
    score: roundToMillionths(rounded.reduce((sum, probability, level) => sum + level * probability, 0)),
    probability: rounded[top] ?? 0,
    probabilities: levels.map(({ label }, value) => ({ value, label, probability: rounded[value] ?? 0 })),
    confidence: roundProbability((rounded[top] ?? 0) * evidence.labelMass),
  };
}

/** Returns the index of the highest probability; the first one if several are equal. */
function indexOfHighest(probabilities: readonly number[]): number {
  return probabilities.indexOf(Math.max(...probabilities));
}
