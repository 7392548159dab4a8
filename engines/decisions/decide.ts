import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { EmbeddingEngine } from '../engine-types.ts';
import { embeddingLimits } from '../text/embeddings.ts';
import type { SentimentEngine } from '../text/sentiment-engine.ts';
import { dot } from '../vectors.ts';
import { backgroundTopics, neutralText, topicFeatures, topicOf, topicPrompt } from './features.ts';
import { moodLogit, moodOf, moodShares, type Mood, type MoodParameters } from './mood.ts';
import parameters from './parameters.json' with { type: 'json' };
import { areAboutFeelings, isAboutFeelings, wordPolarity } from './polarity.ts';
import { readWords, statementFeatures, type ReadInput } from './statement.ts';

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

// The lists of the file are as long as the types say; its type cannot tell.
const moodParameters = parameters.mood as unknown as MoodParameters;
/** Keeps the logarithm of an option that is next to impossible finite. */
const leastShare = 1e-4;

/**
 * Answers questions without examples. Statements about a topic are held against other topics, those of feelings against the
 * input's sentiment, all others by words, opposites, meaning and sentiment; options that praise and blame by sentiment, other
 * options by meaning.
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
  const options = await engines.options.embed(texts, signal, 'questions');
  const common = await engines.options.embed([neutralText, ...backgroundTopics.map(topicPrompt)], signal);
  const [neutral = new Float32Array(), ...background] = common.vectors;
  const byText = new Map(texts.map((text, index) => [text, options.vectors[index] ?? neutral]));
  const mood = moodOf(input, read?.sentiment ?? 0, moodParameters);
  const known: Known = {
    input: { ...readInput(input, read?.vector ?? neutral, mood), sentiment: read?.sentiment ?? 0 },
    mood,
    vectorOf: (text) => byText.get(text) ?? neutral,
    neutral,
    background,
  };
  const tokens = Math.round(options.tokens + (read?.tokens ?? 0));
  return { scores: questions.map((question) => scoresOf(question, known)), tokens };
}

/** An input with the words that statements are compared with. */
export function readInput(text: string, vector: Float32Array, [negative, , positive]: Mood): ReadInput {
  return {
    text,
    vector,
    polarity: positive - negative,
    wordPolarity: Math.tanh(wordPolarity(text) / 2),
    words: readWords(text),
  };
}

interface Known {
  input: ReadInput & { sentiment: number };
  mood: Mood;
  vectorOf: (text: string) => Float32Array;
  neutral: Float32Array;
  background: readonly Float32Array[];
}

/** The wordings that are compared, and the texts themselves, so that one in another script is refused. */
function textsOf(question: HeadQuestion): string[] {
  if (question.kind === 'options') return question.options.flatMap((option) => [option, topicPrompt(option)]);
  const topic = topicOf(question.statement);
  return [question.statement, ...(topic === undefined ? [] : [topicPrompt(topic)])];
}

function scoresOf(question: HeadQuestion, known: Known): number[] {
  return question.kind === 'statement'
    ? [statementLogit(question.statement, known), 0]
    : optionLogits(question.options, known.input, known.vectorOf);
}

function statementLogit(statement: string, { input, mood, vectorOf, neutral, background }: Known): number {
  const topic = topicOf(statement);
  if (topic !== undefined)
    return logit(parameters.topic, topicFeatures(input, vectorOf(topicPrompt(topic)), background));
  if (isAboutFeelings(statement)) return moodLogit(mood, statement);
  const features = statementFeatures(input, { text: statement, vector: vectorOf(statement) }, neutral);
  return logit(parameters.statement, features);
}

/** The log-probability of each option, up to a constant; `vectorOf` knows the options' `topicPrompt`s. */
export function optionLogits(
  options: readonly string[],
  input: { text: string; vector: Float32Array; sentiment: number },
  vectorOf: (text: string) => Float32Array,
): number[] {
  if (areAboutFeelings(options)) {
    const mood = moodOf(input.text, input.sentiment, moodParameters);
    return moodShares(mood, options, moodParameters.sharpness).map((share) =>
      Math.log(Math.max(share, leastShare)),
    );
  }
  const { topicSharpness } = parameters;
  return options.map((option) => topicSharpness * dot(input.vector, vectorOf(topicPrompt(option))));
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
