import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { DecisionQuestion, DecisionRequest } from '../../generated/contract.ts';
import type { Validator } from '../../contract/operation.ts';
import { CommandFailure } from '../command-failure.ts';

/** One input with its questions, and the index of the correct option of each. */
export interface LabelledItem {
  /** Without `model`. */
  request: Pick<DecisionRequest, 'input' | 'questions'>;
  /** For a predicate, 0 is true and 1 is false. */
  outcomes: number[];
  /** Whether the item belongs to the training half, which is always the same; parameters are measured on the other half. */
  train: boolean;
}

const MAX_ITEMS = 200_000;

/**
 * Reads one item per line: `{"input": …, "questions": […], "answers": […]}`, where an answer is true or false, the value of a choice
 * or the number of a level.
 *
 * @throws CommandFailure with the line number
 */
export async function readLabelledItems(path: string, validator: Validator): Promise<LabelledItem[]> {
  const items: LabelledItem[] = [];
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    if (items.length === MAX_ITEMS) throw new CommandFailure(`${path} has more than ${MAX_ITEMS} items`);
    items.push(readItem(line, `${path}:${number}`, validator));
  }
  if (items.length === 0) throw new CommandFailure(`${path} has no items`);
  return items;
}

function readItem(line: string, at: string, validator: Validator): LabelledItem {
  const value = parse(line, at);
  const { answers, input, questions } = value;
  const request = { model: 'any', input, questions };
  if (!validator(request)) {
    const issue = validator.errors?.[0];
    throw new CommandFailure(
      `${at} ${issue?.instancePath ?? ''} ${issue?.message ?? 'is no decision request'}`,
    );
  }
  // The assertion holds: the request has just passed the contract's validator.
  const checked = request as unknown as DecisionRequest;
  if (!Array.isArray(answers) || answers.length !== checked.questions.length)
    throw new CommandFailure(`${at} answers must be a list with one answer per question`);
  const outcomes = checked.questions.map((question, index) => {
    const outcome = outcomeOf(question, answers[index]);
    if (outcome === -1) throw new CommandFailure(`${at} answers[${index}] is not an option of its question`);
    return outcome;
  });
  return { request: checked, outcomes, train: isTrain(input) };
}

/** The index of the correct option, or -1. */
function outcomeOf(question: DecisionQuestion, answer: unknown): number {
  switch (question.type) {
    case 'predicate':
      return [true, false].findIndex((value) => value === answer);
    case 'choice':
      return question.choices.findIndex(({ value }) => value === answer);
    case 'score':
      return question.levels.findIndex((_level, index) => index === answer);
  }
}

/** By the hash of the input, so that equal inputs are in the same half, whatever the order of lines. */
function isTrain(input: unknown): boolean {
  const [first = 0] = createHash('sha256').update(JSON.stringify(input)).digest();
  return first < 128;
}

function parse(line: string, at: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Reported like other lines that are not objects.
  }
  throw new CommandFailure(`${at} is not a JSON object`);
}
