import { optionLogits } from '../decisions/decide.ts';
import { topicPrompt } from '../decisions/features.ts';
import type { EmbeddingEngine } from '../engine-types.ts';
import type { SentimentEngine } from '../text/sentiment-engine.ts';
import { softmax, type Classification } from './classifier.ts';

/** The classes of requests that name none: general topics. */
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

/** Sorts English texts into classes that the request names, without examples. */
export class ZeroShotClassifier {
  readonly #sentiment: SentimentEngine;
  readonly #inputs: EmbeddingEngine;
  readonly #labels: EmbeddingEngine;

  constructor(sentiment: SentimentEngine, inputs: EmbeddingEngine, labels: EmbeddingEngine) {
    this.#sentiment = sentiment;
    this.#inputs = inputs;
    this.#labels = labels;
  }

  /** @throws GatewayError `invalid_parameter` about `input` or `labels` for what the encoder cannot read. */
  async classify(
    texts: readonly string[],
    labels: readonly string[],
    signal: AbortSignal,
  ): Promise<Classification> {
    const wordings = [...new Set(labels.flatMap((label) => [label, topicPrompt(label)]))];
    const read = await this.#sentiment.read(wordings, this.#labels, signal, 'labels');
    const inputs = await this.#sentiment.read(texts, this.#inputs, signal);
    const byText = new Map(read.map((reading) => [reading.text, reading]));
    const nothing = { vector: new Float32Array(), sentiment: 0 };
    const textOf = (text: string) => byText.get(text) ?? { text, ...nothing };
    return {
      labels,
      probabilities: inputs.map((input) => softmax(optionLogits(labels, { input, textOf }))),
      tokens: Math.round([...read, ...inputs].reduce((sum, { tokens }) => sum + tokens, 0)),
    };
  }
}
