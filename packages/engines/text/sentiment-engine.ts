import type { EmbeddingEngine } from '../engine-types.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import type { TextJobs } from './jobs.ts';

/** A text with its vector and its sentiment (`sentimentLogit`). */
export interface SentimentReading {
  text: string;
  vector: Float32Array;
  sentiment: number;
  /** The tokens as the encoder counts them. Texts that were encoded together have equal shares. */
  tokens: number;
}

/** The most texts of a job, which keep the job short. */
const textsPerJob = 16;

/** Scores the sentiment of English texts, by the sentence encoder's vector and by the words. */
export class SentimentEngine {
  readonly #queue: JobQueue<TextJobs>;

  constructor(queue: JobQueue<TextJobs>) {
    this.#queue = queue;
  }

  /**
   * @param embeddings the source of the vectors; an engine with a cache for repeated texts
   * @throws EngineError as `EmbeddingEngine.embed`
   */
  async read(
    texts: readonly string[],
    embeddings: EmbeddingEngine,
    signal: AbortSignal,
    parameter = 'input',
  ): Promise<SentimentReading[]> {
    const { vectors, tokens } = await embeddings.embed(texts, signal, parameter);
    const size = texts.reduce((sum, text) => sum + text.length, 0);
    const words = (await this.#queue.submit('wordSentiment', inJobs(texts), size, signal)).flat();
    // Loaded with the first text: the weights of the words are large.
    const { sentimentLogit } = await import('./sentiment.ts');
    return texts.map((text, index) => {
      const vector = vectors[index] ?? new Float32Array();
      const sentiment = sentimentLogit(vector, words[index] ?? 0);
      return { text, vector, sentiment, tokens: tokens / texts.length };
    });
  }
}

function inJobs(texts: readonly string[]): { texts: readonly string[] }[] {
  const jobs: { texts: readonly string[] }[] = [];
  for (let start = 0; start < texts.length; start += textsPerJob)
    jobs.push({ texts: texts.slice(start, start + textsPerJob) });
  return jobs;
}
