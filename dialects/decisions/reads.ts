import type { DecisionQuestion } from '../../generated/contract.ts';
import { failure } from '../../errors/gateway-error.ts';
import { optionCount } from './questions.ts';
import { joined, readParts, type InputPart } from './parts.ts';
import { NONE_OF_THESE, choicePrompt, predicatePrompt, scorePrompt } from './prompts.ts';

/** One request for the probabilities of the next token. */
export interface Read {
  /** Index of the question in the request. */
  question: number;
  /** Index of the group of options. Questions with many options are read in several groups. */
  chunk: number;
  /** 0 for the question's own order. The other orders balance a preference for positions and letters. */
  order: number;
  /** What follows the input. */
  prompt: readonly InputPart[];
  /** The one-token labels, and for each of them the index of its option in the question, or `NONE_OF_THESE`. */
  labels: readonly string[];
  options: readonly number[];
}

/** Together with "none of these", as many as fit in the window of the 20 most likely tokens. */
const MAX_OPTIONS_PER_READ = 19;
const MAX_ORDERS = 4;
/** Most reads of one request: several minutes on an average server, within the ten minutes that clients wait. */
const MAX_READS = 2_048;

/**
 * Returns all reads that the questions need: two orders of a predicate, up to four cyclic shifts of a choice, both
 * directions of a score.
 *
 * @throws GatewayError `invalid_parameter` for more than `MAX_READS`, and for instructions that are neither text nor image.
 */
export function toReads(questions: readonly DecisionQuestion[]): Read[] {
  const count = questions.reduce((sum, question) => sum + countReads(question), 0);
  if (count > MAX_READS) {
    throw failure('invalid_parameter', {
      message: `questions: they need ${count} reads of the model, and a request may have ${MAX_READS}; send fewer questions, or questions with fewer choices`,
      param: 'questions',
    });
  }
  return questions.flatMap((question, index) =>
    readsOf(question, joined(readParts(question.instructions, `questions[${index}].instructions`))).map(
      (read) => ({
        ...read,
        question: index,
      }),
    ),
  );
}

type QuestionRead = Omit<Read, 'question'>;

function countReads(question: DecisionQuestion): number {
  if (question.type !== 'choice') return 2;
  return chunksOf(optionCount(question)).reduce((sum, chunk) => sum + ordersOf(chunk.length), 0);
}

function readsOf(question: DecisionQuestion, instructions: readonly InputPart[]): QuestionRead[] {
  switch (question.type) {
    case 'predicate':
      return [
        [0, 1],
        [1, 0],
      ].map((options, order) => ({
        chunk: 0,
        order,
        ...predicatePrompt(instructions, options),
        options,
      }));
    case 'choice':
      return chunksOf(question.choices.length).flatMap((chunk, index) =>
        shiftsOf(chunk).map((options, order) => ({
          chunk: index,
          order,
          ...choicePrompt(instructions, question.choices, options),
          options,
        })),
      );
    case 'score': {
      const up = question.levels.map((_level, index) => index);
      return [up, up.toReversed()].map((options, order) => ({
        chunk: 0,
        order,
        ...scorePrompt(instructions, question.levels, options),
        options,
      }));
    }
  }
}

/** Divides the options into groups of nearly equal size. If there are several, each ends with "none of these". */
function chunksOf(count: number): number[][] {
  const all = Array.from({ length: count }, (_unused, index) => index);
  const chunks = Math.ceil(count / MAX_OPTIONS_PER_READ);
  if (chunks === 1) return [all];
  return Array.from({ length: chunks }, (_unused, chunk) => [
    ...all.slice(Math.floor((chunk * count) / chunks), Math.floor(((chunk + 1) * count) / chunks)),
    NONE_OF_THESE,
  ]);
}

function ordersOf(length: number): number {
  return Math.min(MAX_ORDERS, length);
}

/** Returns evenly spread cyclic shifts, so that every option comes early and late. */
function shiftsOf(options: readonly number[]): number[][] {
  const orders = ordersOf(options.length);
  return Array.from({ length: orders }, (_unused, order) => {
    const shift = Math.floor((order * options.length) / orders);
    return [...options.slice(shift), ...options.slice(0, shift)];
  });
}
