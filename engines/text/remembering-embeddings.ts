import { createHash } from 'node:crypto';
import { BoundedCache } from '../bounded-cache.ts';
import type { EmbeddingEngine, EmbeddingResult } from '../engine-types.ts';

/** 4,096 vectors are 8 MB. */
const MAX_VECTORS = 4_096;

/**
 * Caches the vectors of recent lists of texts, since the same questions are often sent with different inputs. A cached list is
 * counted with its tokens.
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
