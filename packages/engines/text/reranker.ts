import { EngineError } from '../engine-error.ts';
import type { EmbeddingEngine, RerankEngine, RerankScores } from '../engine-types.ts';
import { cutIntoPieces } from '../text-cuts.ts';
import { dot } from '../vectors.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import type { TextJobs } from './jobs.ts';
import type { LexicalScore } from './lexical-index.ts';

/** The length of a passage. The relevance of a longer document is that of its best passage. */
const passageCharacters = 600;

/**
 * The weights of a logistic regression on the odd passages of `scripts/engines/data/rerank.txt`. `docs/engines.md` has
 * the results on the even ones.
 */
const weights = { similarity: 17, coverage: 3.3, relevance: 1.8, intercept: -6.8 };
/** The BM25 score with half of the full weight. */
const halfRelevance = 3;

/** Combines the similarity of sentences with BM25. Meaning has the most weight, and common rare words add to it. */
export class BlendedReranker implements RerankEngine {
  readonly #queue: JobQueue<TextJobs>;
  readonly #embeddings: EmbeddingEngine;

  constructor(queue: JobQueue<TextJobs>, embeddings: EmbeddingEngine) {
    this.#queue = queue;
    this.#embeddings = embeddings;
  }

  async rerank(query: string, documents: readonly string[], signal: AbortSignal): Promise<RerankScores> {
    const passages = documents.map((document) => cutIntoPieces(document, passageCharacters));
    const ofQuery = await this.#embeddings.embed([query], signal, 'query');
    const ofPassages = await this.#embeddings.embed(passages.flat(), signal, 'documents');
    const size = documents.reduce((sum, document) => sum + document.length, query.length);
    const input = { query, texts: documents };
    const [words] = await this.#queue.submit('lexicalScores', [input], size, signal);
    if (words === undefined)
      throw new EngineError('internal_error', { internal: 'the lexical scores are missing' });
    const similarities = ofPassages.vectors.map((vector) => dot(ofQuery.vectors[0] ?? [], vector));
    let start = 0;
    const scores = passages.map(({ length }, index) => {
      const similarity = Math.max(...similarities.slice(start, start + length));
      start += length;
      return blended(similarity, words[index]);
    });
    return { scores, tokens: ofQuery.tokens + ofPassages.tokens };
  }
}

function blended(similarity: number, words: LexicalScore | undefined): number {
  const { relevance = 0, coverage = 0 } = words ?? {};
  const logit =
    weights.similarity * similarity +
    weights.coverage * coverage +
    weights.relevance * (relevance / (relevance + halfRelevance)) +
    weights.intercept;
  return 1 / (1 + Math.exp(-logit));
}
