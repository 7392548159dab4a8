import type { Calibration } from '../../catalogue/calibration.ts';
import type { DecisionQuestion } from '../../generated/contract.ts';
import type { Evidence, QuestionEvidence } from './evidence.ts';
import { optionCount } from './questions.ts';
import { softmax } from './probability-math.ts';

/** Inputs without content. The answers to them show the model's bias (Zhao et al. 2021). */
export const CONTENT_FREE_INPUTS: readonly string[] = ['N/A', '[MASK]', '-'];

/** Log-probability of each option of a question without any input. */
export type Prior = readonly number[];

/** Whether answers to a question are corrected by its prior. */
export function needsPrior({ type }: DecisionQuestion, calibration: Calibration): boolean {
  return (calibration[type]?.prior_weight ?? 0) > 0;
}

/** Returns the mean over the content-free inputs. If the model refuses all of them, the prior is uniform. */
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

/** Subtracts the weighted prior from the scores (weight 0: not at all, 1: completely). */
export function subtractPrior(scores: readonly number[], prior: Prior, weight: number): number[] {
  return scores.map((score, option) => score - weight * (prior[option] ?? 0));
}

/** Subtracts the priors of all questions, with the calibration's weight. A null prior changes nothing. */
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
