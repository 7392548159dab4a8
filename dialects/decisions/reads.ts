import type { DecisionQuestion } from '../../generated/contract.ts';
import { failure } from '../../errors/gateway-error.ts';
import { optionCount } from './questions.ts';
import { NONE_OF_THESE, choicePrompt, predicatePrompt, scorePrompt } from './prompts.ts';

/** One look at the next token's probabilities. */
export interface Read {
  /** Place of the question in the request. */
  question: number;
  /** Questions with many options are read in several groups of them. */
  chunk: number;
  /** 0 for the options in the question's own order; the others stand against a liking for places and letters. */
  order: number;
  /** What follows the input. */
  prompt: string;
  /** The one-token labels that answer, and for each of them the place of its option in the question, or `NONE_OF_THESE`. */
  labels: readonly string[];
  options: readonly number[];
}

/** With "none of these" as many as the window of 20 likeliest tokens can show. */
const MAX_OPTIONS_PER_READ = 19;
const MAX_ORDERS = 4;
/** Of one request: some minutes of a usual server's time, inside the ten that a caller waits (specification §8). */
export const MAX_READS = 2_048;

/**
 * All reads that the questions need (wire formats §17.2): two orders of a predicate, up to four cyclic shifts of a choice, up and
 * down a score's levels.
 *
 * @throws GatewayError `invalid_parameter` when they are more than one request can have.
 */
export function toReads(questions: readonly DecisionQuestion[]): Read[] {
  const count = questions.reduce((sum, question) => sum + countReads(question), 0);
  if (count > MAX_READS) {
    throw failure('invalid_parameter', {
      message: `questions: this model would have to be asked ${count} times, and a request may ask it ${MAX_READS} times; send fewer questions, or questions with fewer choices`,
      param: 'questions',
    });
  }
  return questions.flatMap((question, index) =>
    readsOf(question).map((read) => ({ ...read, question: index })),
  );
}

type QuestionRead = Omit<Read, 'question'>;

function countReads(question: DecisionQuestion): number {
  if (question.type !== 'choice') return 2;
  return chunksOf(optionCount(question)).reduce((sum, chunk) => sum + ordersOf(chunk.length), 0);
}

function readsOf(question: DecisionQuestion): QuestionRead[] {
  switch (question.type) {
    case 'predicate':
      return [
        [0, 1],
        [1, 0],
      ].map((options, order) => ({
        chunk: 0,
        order,
        ...predicatePrompt(question, options),
        options,
      }));
    case 'choice':
      return chunksOf(question.choices.length).flatMap((chunk, index) =>
        shiftsOf(chunk).map((options, order) => ({
          chunk: index,
          order,
          ...choicePrompt(question, options),
          options,
        })),
      );
    case 'score': {
      const up = question.levels.map((_level, index) => index);
      return [up, up.toReversed()].map((options, order) => ({
        chunk: 0,
        order,
        ...scorePrompt(question, options),
        options,
      }));
    }
  }
}

/** The options in groups of nearly one size, each but a single group with "none of these" as its last. */
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

/** Shifts that are spread evenly, so that every option stands early and late. */
function shiftsOf(options: readonly number[]): number[][] {
  const orders = ordersOf(options.length);
  return Array.from({ length: orders }, (_unused, order) => {
    const shift = Math.floor((order * options.length) / orders);
    return [...options.slice(shift), ...options.slice(0, shift)];
  });
}
