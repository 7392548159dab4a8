import { dot } from '../vectors.ts';
import { topicFeatures, topicOf, topicPrompt } from './features.ts';
import {
  contrastOf,
  moodOf,
  moodShares,
  withContrast,
  type MoodParameters,
  type SentimentOfText,
} from './mood.ts';
import { areAboutFeelings } from './polarity.ts';
import { readInput, statementFeatures, type MoodOfText, type ReadInput } from './statement.ts';

/** A statement that is true or false for the input, or options of which one applies. */
export type HeadQuestion =
  | { kind: 'statement'; statement: string }
  | { kind: 'options'; options: readonly string[] };

/** The weights that `scripts/engines/fit-decisions.ts` fits. The last weight of each list is the intercept. */
export interface HeadParameters {
  topic: readonly number[];
  statement: readonly number[];
  mood: MoodParameters;
  /** The factor on the difference between the similarities of two topics. */
  topicSharpness: number;
}

/** The encoded texts of a call. */
export interface ReadTexts {
  input: SentimentOfText;
  /** The clauses of the input if it has several. */
  clauses: readonly SentimentOfText[];
  /** Returns the reading of a statement, an option or the `topicPrompt` of an option. */
  optionOf: (text: string) => SentimentOfText;
  neutral: Float32Array;
  background: readonly Float32Array[];
}

/** The least probability of an option, which keeps its logarithm finite. */
const leastShare = 1e-4;

/** Answers questions about one input. */
export class DecisionHead {
  readonly #read: ReadTexts;
  readonly #parameters: HeadParameters;
  readonly #input: ReadInput;

  constructor(read: ReadTexts, parameters: HeadParameters) {
    this.#read = read;
    this.#parameters = parameters;
    this.#input = readInput(
      withMood(read.input, parameters),
      read.clauses.map((clause) => withMood(clause, parameters)),
    );
  }

  /** Returns the log-probability of each option, plus a constant. A statement has two options: true, then false. */
  scoresOf(question: HeadQuestion): number[] {
    if (question.kind === 'statement') return [this.#statementLogit(question.statement), 0];
    const { optionOf, input, clauses } = this.#read;
    return optionLogits(
      question.options,
      { ...input, clauses },
      (text) => optionOf(text).vector,
      this.#parameters,
    );
  }

  /** Returns the features to which the statement's weights apply. */
  featuresOf(statement: string): number[] {
    const { optionOf, neutral } = this.#read;
    return statementFeatures(this.#input, withMood(optionOf(statement), this.#parameters), neutral);
  }

  #statementLogit(statement: string): number {
    const { optionOf, background } = this.#read;
    const topic = topicOf(statement);
    if (topic === undefined) return logit(this.#parameters.statement, this.featuresOf(statement));
    const { vector } = optionOf(topicPrompt(topic));
    return logit(this.#parameters.topic, topicFeatures(this.#input, vector, background));
  }
}

/** Returns the log-probability of each option, plus a constant. `vectorOf` must know the options' `topicPrompt`s. */
export function optionLogits(
  options: readonly string[],
  input: SentimentOfText & { clauses?: readonly SentimentOfText[] },
  vectorOf: (text: string) => Float32Array,
  { mood: parameters, topicSharpness }: HeadParameters,
): number[] {
  if (!areAboutFeelings(options))
    return options.map((option) => topicSharpness * dot(input.vector, vectorOf(topicPrompt(option))));
  const clauses = (input.clauses ?? []).map((clause) => moodOf(clause, parameters));
  const mood = withContrast(moodOf(input, parameters), contrastOf(input.text, clauses), options);
  return moodShares(mood, options, parameters.sharpness).map((share) =>
    Math.log(Math.max(share, leastShare)),
  );
}

function withMood(read: SentimentOfText, { mood }: HeadParameters): MoodOfText {
  return { text: read.text, vector: read.vector, mood: moodOf(read, mood) };
}

function logit(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), weights.at(-1) ?? 0);
}
