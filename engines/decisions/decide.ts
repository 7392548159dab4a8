import { failure, type GatewayError } from '../../errors/gateway-error.ts';
import type { EmbeddingEngine } from '../engine-types.ts';
import { embeddingLimits } from '../text/embeddings.ts';
import type { SentimentEngine } from '../text/sentiment-engine.ts';
import { clausesOf } from './clauses.ts';
import { backgroundTopics, neutralText, topicOf, topicPrompt } from './features.ts';
import { DecisionHead, type HeadQuestion } from './head.ts';
import parameters from './parameters.json' with { type: 'json' };

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
 * Answers questions without examples. Statements about a topic are held against other topics, all others by words, quantities,
 * opposites, meaning and sentiment; options that praise and blame by sentiment, other options by meaning.
 *
 * @throws GatewayError `invalid_parameter` about `input` or `questions` for what the encoder cannot read.
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
  const whole = read ?? { text: input, vector: neutral, sentiment: 0, tokens: 0 };
  const byText = new Map(readOptions.map((option) => [option.text, option]));
  const optionOf = (text: string) => byText.get(text) ?? { text, vector: neutral, sentiment: 0 };
  const head = new DecisionHead({ input: whole, clauses, optionOf, neutral, background }, parameters);
  // The clauses are parts of the input and not counted twice.
  const tokens = Math.round(readOptions.reduce((sum, option) => sum + option.tokens, whole.tokens));
  return { scores: questions.map((question) => head.scoresOf(question)), tokens };
}

/** The wordings that are compared, and the texts themselves, so that one in another script is refused. */
function textsOf(question: HeadQuestion): string[] {
  if (question.kind === 'options') return question.options.flatMap((option) => [option, topicPrompt(option)]);
  const topic = topicOf(question.statement);
  return [question.statement, ...(topic === undefined ? [] : [topicPrompt(topic)])];
}

function tooMany(count: number): GatewayError {
  const limit = embeddingLimits.texts;
  const message = `questions have ${count} different texts; this model takes at most ${limit} at once`;
  return failure('invalid_parameter', { param: 'questions', message });
}
