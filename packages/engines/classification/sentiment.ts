import type { EmbeddingEngine } from '../engine-types.ts';
import type { SentimentEngine } from '../text/sentiment-engine.ts';
import type { Classification } from './classifier.ts';

/** Classifies English texts as positive or negative. */
export class SentimentClassifier {
  readonly #sentiment: SentimentEngine;
  readonly #embeddings: EmbeddingEngine;

  constructor(sentiment: SentimentEngine, embeddings: EmbeddingEngine) {
    this.#sentiment = sentiment;
    this.#embeddings = embeddings;
  }

  async classify(texts: readonly string[], signal: AbortSignal): Promise<Classification> {
    const { sentimentLabels, sentimentProbabilities } = await import('../text/sentiment.ts');
    const inputs = await this.#sentiment.read(texts, this.#embeddings, signal);
    return {
      labels: sentimentLabels,
      probabilities: inputs.map(({ sentiment }) => sentimentProbabilities(sentiment)),
      tokens: Math.round(inputs.reduce((sum, { tokens }) => sum + tokens, 0)),
    };
  }
}
