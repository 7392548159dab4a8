import { EngineError } from '../engine-error.ts';
import type { EmbeddingEngine } from '../engine-types.ts';
import { embeddingLimits } from '../text/embeddings.ts';
import type { SentimentEngine } from '../text/sentiment-engine.ts';
import { clausesOf } from './clauses.ts';
import { backgroundTopics, neutralText, topicOf, topicPrompt } from './features.ts';
import { DecisionHead, type HeadQuestion } from './head.ts';
import parameters from './parameters.json' with { type: 'json' };

/** The engines that supply vectors and sentiments. Those of the questions may come from a cache. */
export interface HeadEngines {
  inputs: EmbeddingEngine;
  options: EmbeddingEngine;
  sentiment: SentimentEngine;
}

export interface HeadResult {
  /**
   * The log-probability of each option of each question, plus a constant. A statement has two options: true, then
   * false.
   */
  scores: number[][];
  /** The tokens of the input and of every distinct text, as the encoder counts them. */
  tokens: number;
}

/** The version of the decision head. It changes whenever a question may get another probability. */
export const decisionHeadVersion = parameters.version;

/**
 * Answers questions about a text without training examples.
 *
 * It compares a statement about a topic with other topics. It compares other statements with the text by words,
 * quantities, opposites, meaning and sentiment. It scores positive and negative options by sentiment and all other
 * options by meaning.
 *
 * @throws EngineError `invalid_parameter` for an `input` or `questions` that the encoder cannot read.
 */
export async function decide(
  { inputs, options, sentiment }: HeadEngines,
  input: string,
  questions: readonly HeadQuestion[],
  signal: AbortSignal,
): Promise<HeadResult> {
  const texts = [...new Set(questions.flatMap(textsOf))];
  if (texts.length > embeddingLimits.texts) throw tooMany(texts.length);
  const [read] = await sentiment.read([input], inputs, signal, 'input');
  const readOptions = await sentiment.read(texts, options, signal, 'questions');
  const clauses = await sentiment.read(clausesOf(input), inputs, signal, 'input');
  const common = await options.embed([neutralText, ...backgroundTopics.map(topicPrompt)], signal);
  const [neutral = new Float32Array(), ...background] = common.vectors;
  const inputReading = read ?? { text: input, vector: neutral, sentiment: 0, tokens: 0 };
  const byText = new Map(readOptions.map((option) => [option.text, option]));
  const optionOf = (text: string) => byText.get(text) ?? { text, vector: neutral, sentiment: 0 };
  const head = new DecisionHead({ input: inputReading, clauses, optionOf, neutral, background }, parameters);
  // The clauses are parts of the input, so their tokens are not counted again.
  const tokens = Math.round(readOptions.reduce((sum, option) => sum + option.tokens, inputReading.tokens));
  return { scores: questions.map((question) => head.scoresOf(question)), tokens };
}

/** Returns the wordings to compare, and the texts themselves, so that a text in another script is rejected. */
function textsOf(question: HeadQuestion): string[] {
  if (question.kind === 'options') return question.options.flatMap((option) => [option, topicPrompt(option)]);
  const topic = topicOf(question.statement);
  return [question.statement, ...(topic === undefined ? [] : [topicPrompt(topic)])];
}

function tooMany(count: number): EngineError {
  const limit = embeddingLimits.texts;
  const message = `questions have ${count} different texts; this model takes at most ${limit} at once`;
  return new EngineError('invalid_parameter', { param: 'questions', message });
}
