import type { DecisionChoice, DecisionLevel, DecisionQuestion } from '../../generated/contract.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/** The number of options that a question's evidence has: a predicate is true or false. */
export function optionCount(question: DecisionQuestion): number {
  switch (question.type) {
    case 'predicate':
      return 2;
    case 'choice':
      return question.choices.length;
    case 'score':
      return question.levels.length;
  }
}

/**
 * Checks what the schema cannot say: options that differ, and levels from the lowest to the highest.
 *
 * @throws GatewayError `invalid_parameter` that names the option.
 */
export function checkQuestions(questions: readonly DecisionQuestion[]): void {
  questions.forEach((question, index) => {
    if (question.type === 'choice') checkChoices(question.choices, `questions[${index}].choices`);
    if (question.type === 'score') checkLevels(question.levels, `questions[${index}].levels`);
  });
}

/** In a set the text "true" and the boolean are two values, as the contract wants it. */
function checkChoices(choices: readonly DecisionChoice[], at: string): void {
  const seen = new Set<string | boolean>();
  choices.forEach(({ value }, index) => {
    if (seen.has(value)) throw refused(`${at}[${index}].value`, 'is the value of an earlier choice too');
    seen.add(value);
  });
}

function checkLevels(levels: readonly DecisionLevel[], at: string): void {
  const seen = new Set<string>();
  levels.forEach(({ label }, index) => {
    if (seen.has(label)) throw refused(`${at}[${index}].label`, 'is the label of an earlier level too');
    seen.add(label);
  });
  const numbers = levels.map(({ label }) => (label.trim() === '' ? Number.NaN : Number(label)));
  const wrong = numbers.findIndex((number, index) => index > 0 && number <= (numbers[index - 1] ?? number));
  if (wrong !== -1 && numbers.every((number) => Number.isFinite(number)))
    throw refused(`${at}[${wrong}].label`, 'is out of order: levels stand from the lowest to the highest');
}

function refused(param: string, fault: string): GatewayError {
  return failure('invalid_parameter', { param, message: `${param} ${fault}` });
}
