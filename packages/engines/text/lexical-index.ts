import { termsOf } from './terms.ts';

/** The usual constants of BM25: the saturation of repeated terms, and the influence of length. */
const saturation = 1.2;
const lengthWeight = 0.75;

export interface LexicalScore {
  /** The BM25 score, from 0 up. */
  relevance: number;
  /** The share of the query's terms that the sentence has, weighted by their rarity: 0 to 1. */
  coverage: number;
}

/** Word statistics of the sentences of one conversation. */
export class LexicalIndex {
  readonly #sentences: readonly ReadonlyMap<string, number>[];
  readonly #documentFrequency = new Map<string, number>();
  readonly #averageLength: number;

  constructor(sentences: readonly string[]) {
    this.#sentences = sentences.map((sentence) => frequencies(termsOf(sentence)));
    let length = 0;
    for (const terms of this.#sentences) {
      for (const [term, count] of terms) {
        this.#documentFrequency.set(term, (this.#documentFrequency.get(term) ?? 0) + 1);
        length += count;
      }
    }
    this.#averageLength = Math.max(1, length / Math.max(1, sentences.length));
  }

  /** Returns the score of each sentence, in their order. */
  score(query: string): LexicalScore[] {
    const terms = [...new Set(termsOf(query))];
    const total = terms.reduce((sum, term) => sum + this.#rarity(term), 0);
    return this.#sentences.map((sentence) => {
      const length = [...sentence.values()].reduce((sum, count) => sum + count, 0);
      const pull = saturation * (1 - lengthWeight + (lengthWeight * length) / this.#averageLength);
      let relevance = 0;
      let covered = 0;
      for (const term of terms) {
        const count = sentence.get(term) ?? 0;
        if (count === 0) continue;
        relevance += (this.#rarity(term) * count * (saturation + 1)) / (count + pull);
        covered += this.#rarity(term);
      }
      return { relevance, coverage: total === 0 ? 0 : covered / total };
    });
  }

  /** Returns the centrality of each sentence in the text: the mean weight of its terms. */
  centrality(): number[] {
    return this.#sentences.map((sentence) => {
      const weights = [...sentence.keys()].map((term) => (this.#documentFrequency.get(term) ?? 0) - 1);
      return weights.length === 0
        ? 0
        : weights.reduce((sum, weight) => sum + weight, 0) / (weights.length + 3);
    });
  }

  #rarity(term: string): number {
    const frequency = this.#documentFrequency.get(term) ?? 0;
    return Math.log(1 + (this.#sentences.length - frequency + 0.5) / (frequency + 0.5));
  }
}

function frequencies(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
