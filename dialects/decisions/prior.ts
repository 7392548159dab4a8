import type { Calibration } from '../../catalogue/calibration.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import type { Evidence, QuestionEvidence } from './evidence.ts';
import { optionCount } from './questions.ts';
import { softmax } from './probability-math.ts';

/** Inputs that say nothing: what a model answers to them it answers by itself (Zhao et al. 2021). */
export const CONTENT_FREE_INPUTS: readonly string[] = ['N/A', '[MASK]', '-'];

/** Log-probability of each option of a question before there is any input. */
export type Prior = readonly number[];

/** Whether the answers to a question are to be corrected by its prior. */
export function needsPrior({ type }: DecisionQuestion, calibration: Calibration): boolean {
  return (calibration[type]?.prior_weight ?? 0) > 0;
}

/** The mean over the content-free inputs; a question that the model refuses without input has no prior. */
export function priorOf(question: DecisionQuestion, found: readonly QuestionEvidence[]): Prior {
  const count = optionCount(question);
  const shown = found.filter(
    (evidence): evidence is Evidence => evidence !== 'refusal' && evidence.scores.length === count,
  );
  if (shown.length === 0) return new Array<number>(count).fill(-Math.log(count));
  const each = shown.map(({ scores }) => softmax(scores));
  return Array.from({ length: count }, (_unused, option) => {
    const sum = each.reduce((total, probabilities) => total + (probabilities[option] ?? 0), 0);
    return Math.log(Math.max(sum / each.length, Number.MIN_VALUE));
  });
}

/** The scores without what the model would have said to any input, as far as the weight says (0: all stays, 1: all goes). */
export function subtractPrior(scores: readonly number[], prior: Prior, weight: number): number[] {
  return scores.map((score, option) => score - weight * (prior[option] ?? 0));
}

/** The evidence of all questions without their priors, in the weight of the calibration; null where there is no prior. */
export function subtractPriors(
  questions: readonly DecisionQuestion[],
  evidence: readonly QuestionEvidence[],
  priors: readonly (Prior | null)[],
  calibration: Calibration,
): QuestionEvidence[] {
  return evidence.map((found, index) => {
    const question = questions[index];
    const prior = priors[index] ?? null;
    if (found === 'refusal' || question === undefined || prior === null) return found;
    const weight = calibration[question.type]?.prior_weight ?? 0;
    return { ...found, scores: subtractPrior(found.scores, prior, weight) };
  });
}
