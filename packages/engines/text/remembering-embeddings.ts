import { createHash } from 'node:crypto';
import { BoundedCache } from '../bounded-cache.ts';
import type { EmbeddingEngine, EmbeddingResult } from '../engine-types.ts';

/** The most cached vectors: 8 MB. */
const MAX_VECTORS = 4_096;

/**
 * Caches the vectors of recent lists of texts, because clients often send the same questions with different inputs. The
 * tokens of a cached list count too.
 */
export class RememberingEmbeddings implements EmbeddingEngine {
  readonly #engine: EmbeddingEngine;
  readonly #results: BoundedCache<EmbeddingResult>;

  constructor(engine: EmbeddingEngine, maxVectors = MAX_VECTORS) {
    this.#engine = engine;
    this.#results = new BoundedCache(maxVectors);
  }

  async embed(texts: readonly string[], signal: AbortSignal, parameter?: string): Promise<EmbeddingResult> {
    const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64');
    const remembered = this.#results.get(key);
    if (remembered !== undefined) return remembered;
    const result = await this.#engine.embed(texts, signal, parameter);
    this.#results.set(key, result, texts.length);
    return result;
  }
}
