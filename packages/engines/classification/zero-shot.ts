import { topicPrompt } from '../decisions/features.ts';
import parameters from '../decisions/parameters.json' with { type: 'json' };
import type { EmbeddingEngine } from '../engine-types.ts';
import type { SentimentEngine } from '../text/sentiment-engine.ts';
import { softmax, type Classification } from './classifier.ts';

/** The default labels of a request without labels: general topics. */
export const defaultLabels: readonly string[] = [
  'business',
  'education',
  'entertainment',
  'food',
  'health',
  'politics',
  'science',
  'sports',
  'technology',
  'travel',
];

/** Classifies English texts by the labels of the request, without training examples. */
export class ZeroShotClassifier {
  readonly #sentiment: SentimentEngine;
  readonly #inputs: EmbeddingEngine;
  readonly #labels: EmbeddingEngine;

  constructor(sentiment: SentimentEngine, inputs: EmbeddingEngine, labels: EmbeddingEngine) {
    this.#sentiment = sentiment;
    this.#inputs = inputs;
    this.#labels = labels;
  }

  /** @throws EngineError `invalid_parameter` for an `input` or `labels` that the encoder cannot read. */
  async classify(
    texts: readonly string[],
    labels: readonly string[],
    signal: AbortSignal,
  ): Promise<Classification> {
    // Loaded with the first call: its tables of words are large.
    const { optionLogits } = await import('../decisions/head.ts');
    // The labels themselves are encoded too, so that a label in another script is rejected.
    const wordings = [...new Set(labels.flatMap((label) => [label, topicPrompt(label)]))];
    const options = await this.#labels.embed(wordings, signal, 'labels');
    const inputs = await this.#sentiment.read(texts, this.#inputs, signal);
    const byText = new Map(wordings.map((wording, index) => [wording, options.vectors[index]]));
    const nothing = new Float32Array();
    const vectorOf = (text: string) => byText.get(text) ?? nothing;
    return {
      labels,
      probabilities: inputs.map((input) => softmax(optionLogits(labels, input, vectorOf, parameters))),
      tokens: Math.round(inputs.reduce((sum, { tokens }) => sum + tokens, options.tokens)),
    };
  }
}
