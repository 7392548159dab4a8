import { failure, type GatewayError } from '../errors/gateway-error.ts';
import parameters from './decision-head.json' with { type: 'json' };
import { embeddingLimits } from './text/embeddings.ts';
import type { EmbeddingEngine } from './engine-types.ts';
import { dot } from './vectors.ts';

/** What one question asks: a predicate has its statement as its only text, the others one text per option. */
export interface HeadQuestion {
  kind: 'predicate' | 'choice' | 'score';
  texts: readonly string[];
}

/** Where vectors come from; those of the options may be remembered ones. */
export interface HeadEngines {
  inputs: EmbeddingEngine;
  options: EmbeddingEngine;
}

export interface HeadResult {
  /** Of each question the log-probability of each option, up to a constant; of a predicate that of true, then that of false. */
  scores: number[][];
  /** Tokens of the input and of every different text, as the encoder read them. */
  tokens: number;
}

/** Changes whenever the same question may get another probability. */
export const decisionHeadVersion = parameters.version;

/**
 * Answers questions without examples: the nearer an option's vector is to the input's, the likelier the option. A predicate has
 * no other option to compare with; its statement is compared with a text that says nothing.
 *
 * @throws GatewayError `invalid_parameter` about `input` or `questions` for what the encoder cannot read.
 */
export async function decideBySimilarity(
  engines: HeadEngines,
  input: string,
  questions: readonly HeadQuestion[],
  signal: AbortSignal,
): Promise<HeadResult> {
  const texts = [...new Set([parameters.neutralText, ...questions.flatMap((question) => question.texts)])];
  checkCount(texts.length);
  const about = await engines.inputs.embed([input], signal);
  const options = await engines.options.embed(texts, signal, 'questions');
  const [inputVector = new Float32Array()] = about.vectors;
  const similarities = new Map(
    texts.map((text, index) => [text, dot(inputVector, options.vectors[index] ?? new Float32Array())]),
  );
  return {
    scores: questions.map((question) => scoresOf(question, (text) => similarities.get(text) ?? 0)),
    tokens: about.tokens + options.tokens,
  };
}

function scoresOf({ kind, texts }: HeadQuestion, similarityOf: (text: string) => number): number[] {
  if (kind !== 'predicate') return texts.map((text) => parameters[kind].sharpness * similarityOf(text));
  const { sharpness, threshold } = parameters.predicate;
  const [statement = ''] = texts;
  const logit = sharpness * (similarityOf(statement) - similarityOf(parameters.neutralText) - threshold);
  return [logit, 0];
}

function checkCount(count: number): void {
  if (count > embeddingLimits.texts)
    throw refused(
      `questions have ${count} different texts; this model takes at most ${embeddingLimits.texts} at once`,
    );
}

function refused(message: string): GatewayError {
  return failure('invalid_parameter', { param: 'questions', message });
}
