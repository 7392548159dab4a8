import type { DecisionChoice, DecisionLevel, DecisionQuestion } from '../../generated/contract.ts';
import { failure, type GatewayError } from '../../errors/gateway-error.ts';

/** Returns the number of options that a question's evidence has. A predicate has two. */
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
 * Checks what the schema cannot express: different options, and levels in ascending order.
 *
 * @throws GatewayError `invalid_parameter` that names the option.
 */
export function checkQuestions(questions: readonly DecisionQuestion[]): void {
  questions.forEach((question, index) => {
    if (question.type === 'choice') checkChoices(question.choices, `questions[${index}].choices`);
    if (question.type === 'score') checkLevels(question.levels, `questions[${index}].levels`);
  });
}

/** Checks that the values differ. The text "true" and the boolean are two values, as the contract requires. */
function checkChoices(choices: readonly DecisionChoice[], at: string): void {
  const seen = new Set<string | boolean>();
  choices.forEach(({ value }, index) => {
    if (seen.has(value))
      throw invalidQuestion(`${at}[${index}].value`, 'repeats the value of an earlier choice');
    seen.add(value);
  });
}

function checkLevels(levels: readonly DecisionLevel[], at: string): void {
  const seen = new Set<string>();
  levels.forEach(({ label }, index) => {
    if (seen.has(label))
      throw invalidQuestion(`${at}[${index}].label`, 'repeats the label of an earlier level');
    seen.add(label);
  });
  const numbers = levels.map(({ label }) => (label.trim() === '' ? Number.NaN : Number(label)));
  const unordered = numbers.findIndex(
    (number, index) => index > 0 && number <= (numbers[index - 1] ?? number),
  );
  if (unordered !== -1 && numbers.every((number) => Number.isFinite(number)))
    throw invalidQuestion(`${at}[${unordered}].label`, 'is out of order: levels must be in ascending order');
}

function invalidQuestion(param: string, reason: string): GatewayError {
  return failure('invalid_parameter', { param, message: `${param} ${reason}` });
}
