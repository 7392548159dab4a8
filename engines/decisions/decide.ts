import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { EmbeddingEngine } from '../engine-types.ts';
import { embeddingLimits } from '../text/embeddings.ts';
import type { SentimentEngine } from '../text/sentiment-engine.ts';
import { dot } from '../vectors.ts';
import {
  backgroundTopics,
  areAboutFeelings,
  isAboutFeelings,
  neutralText,
  polarity,
  statementFeatures,
  topicFeatures,
  topicOf,
  topicPrompt,
  type ReadText,
} from './features.ts';
import parameters from './parameters.json' with { type: 'json' };

/** A statement that is true or false of the input, or options of which one fits. */
export type HeadQuestion =
  { kind: 'statement'; statement: string } | { kind: 'options'; options: readonly string[] };

/** Where vectors and sentiments come from; those of the questions may be remembered ones. */
export interface HeadEngines {
  inputs: EmbeddingEngine;
  options: EmbeddingEngine;
  sentiment: SentimentEngine;
}

export interface HeadResult {
  /** Of each question the log-probability of each option, up to a constant; of a statement that of true, then that of false. */
  scores: number[][];
  /** Tokens of the input and of every different text, as the encoder read them. */
  tokens: number;
}

/** Changes whenever the same question may get another probability. */
export const decisionHeadVersion = parameters.version;

/**
 * Answers questions without examples. Statements about a topic are held against other topics, other statements by meaning and
 * by sentiment; options that praise and blame by sentiment, other options by meaning.
 *
 * @throws GatewayError `invalid_parameter` about `input` or `questions` for what the encoder cannot read.
 */
export async function decide(
  engines: HeadEngines,
  input: string,
  questions: readonly HeadQuestion[],
  signal: AbortSignal,
): Promise<HeadResult> {
  const texts = [...new Set(questions.flatMap(textsOf))];
  if (texts.length > embeddingLimits.texts) throw tooMany(texts.length);
  const [read] = await engines.sentiment.read([input], engines.inputs, signal, 'input');
  const options = await engines.sentiment.read(texts, engines.options, signal, 'questions');
  const common = await engines.options.embed([neutralText, ...backgroundTopics.map(topicPrompt)], signal);
  const [neutral = new Float32Array(), ...background] = common.vectors;
  const byText = new Map(options.map((option) => [option.text, option]));
  const known: Known = {
    input: read ?? { text: input, vector: neutral, sentiment: 0, tokens: 0 },
    textOf: (text) => byText.get(text) ?? { text, vector: neutral, sentiment: 0 },
    neutral,
    background,
  };
  return {
    scores: questions.map((question) => scoresOf(question, known)),
    tokens: Math.round(options.reduce((sum, option) => sum + option.tokens, read?.tokens ?? 0)),
  };
}

interface Known {
  input: ReadText;
  textOf: (text: string) => ReadText;
  neutral: Float32Array;
  background: readonly Float32Array[];
}

function textsOf(question: HeadQuestion): string[] {
  if (question.kind === 'options') return question.options.flatMap((option) => [option, topicPrompt(option)]);
  const topic = topicOf(question.statement);
  return [question.statement, ...(topic === undefined ? [] : [topicPrompt(topic)])];
}

function scoresOf(question: HeadQuestion, known: Known): number[] {
  return question.kind === 'statement'
    ? [statementLogit(question.statement, known), 0]
    : optionLogits(question.options, known);
}

function statementLogit(statement: string, { input, textOf, neutral, background }: Known): number {
  const topic = topicOf(statement);
  const read = textOf(statement);
  if (isAboutFeelings(read)) return parameters.agreement * polarity(input) * polarity(read);
  if (topic === undefined) return logit(parameters.statement, statementFeatures(input, read, neutral));
  return logit(parameters.topic, topicFeatures(input, textOf(topicPrompt(topic)).vector, background));
}

/** The log-probability of each option, up to a constant; `textOf` knows the options and their `topicPrompt`s. */
export function optionLogits(
  options: readonly string[],
  { input, textOf }: Pick<Known, 'input' | 'textOf'>,
): number[] {
  const read = options.map(textOf);
  if (areAboutFeelings(read)) {
    const { feelingSharpness } = parameters;
    return read.map((option) => -feelingSharpness * (polarity(input) - polarity(option)) ** 2);
  }
  const { topicSharpness } = parameters;
  return options.map((option) => topicSharpness * dot(input.vector, textOf(topicPrompt(option)).vector));
}

/** The last weight is the intercept. */
function logit(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), weights.at(-1) ?? 0);
}

function tooMany(count: number): GatewayError {
  const limit = embeddingLimits.texts;
  const message = `questions have ${count} different texts; this model takes at most ${limit} at once`;
  return failure('invalid_parameter', { param: 'questions', message });
}
