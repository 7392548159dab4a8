import type { DecisionChoice, DecisionChoiceValue, DecisionLevel } from '../../generated/contract.ts';
import { joined, textPart, type InputPart } from './parts.ts';

/** The option index that means "none of these". */
export const NONE_OF_THESE = -1;

/** A question with its options in one order, and the label of each option. */
export interface LabelledPrompt {
  prompt: readonly InputPart[];
  labels: string[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
const BY_LETTER = 'Answer with the letter of one option only.';
const BY_NUMBER = 'Answer with the number of one level only.';

/** What a question asks, in order. */
type Instructions = readonly InputPart[];

/**
 * Writes the prompt of a predicate.
 *
 * @param options indexes in the order of the prompt: 0 is true, 1 is false
 */
export function predicatePrompt(instructions: Instructions, options: readonly number[]): LabelledPrompt {
  const lines = options.map((option) => (option === 0 ? 'true' : 'false'));
  return byLetter([textPart('Is this true of the input? '), ...instructions], lines);
}

export function choicePrompt(
  instructions: Instructions,
  choices: readonly DecisionChoice[],
  options: readonly number[],
): LabelledPrompt {
  // Quote texts, so that a text such as "true" differs from the boolean.
  const quoted = choices.some(({ value }) => typeof value === 'boolean');
  const lines = options.map((option) => {
    const choice = choices[option];
    if (choice === undefined) return 'none of these';
    return described(displayValue(choice.value, quoted), choice.description);
  });
  return byLetter(instructions, lines);
}

/** Writes the prompt of a score. Levels keep their numbers in every order, since the number says how high they are. */
export function scorePrompt(
  instructions: Instructions,
  levels: readonly DecisionLevel[],
  options: readonly number[],
): LabelledPrompt {
  const labels = options.map(String);
  const lines = options.map((option) => {
    const level = levels[option];
    return `${option}: ${described(level?.label ?? '', level?.description)}`;
  });
  return { labels, prompt: question(instructions, lines, BY_NUMBER) };
}

function byLetter(instructions: Instructions, lines: readonly string[]): LabelledPrompt {
  const labels = lines.map((_line, index) => LETTERS.charAt(index));
  const labelled = lines.map((line, index) => `${labels[index]}: ${line}`);
  return { labels, prompt: question(instructions, labelled, BY_LETTER) };
}

function question(instructions: Instructions, lines: readonly string[], request: string): InputPart[] {
  return joined([textPart('Question: '), ...instructions, textPart(`\n${lines.join('\n')}\n${request}`)]);
}

function displayValue(value: DecisionChoiceValue, quoted: boolean): string {
  return typeof value === 'string' && quoted ? JSON.stringify(value) : String(value);
}

/** Writes an option on one line; with a line feed it could look like two options. */
function described(value: string, description: string | null | undefined): string {
  const text = description == null || description === '' ? value : `${value} - ${description}`;
  return text.replace(/\s+/gu, ' ');
}
