import type { DecisionQuestion } from '../../generated/contract.ts';

export function choiceOf(values: readonly (string | boolean)[]): DecisionQuestion {
  return { type: 'choice', instructions: 'Which?', choices: values.map((value) => ({ value })) };
}

export function scoreOf(labels: readonly string[]): DecisionQuestion {
  return { type: 'score', instructions: 'How much?', levels: labels.map((label) => ({ label })) };
}
