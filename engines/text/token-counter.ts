import type { TokenCounter } from '../engine-types.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import { cutIntoPieces } from '../text-cuts.ts';
import type { TextJobs } from './jobs.ts';

/** About 20 ms of counting. */
const pieceCharacters = 65_536;

/** Counts in the worker, so that a long text never holds up the server's own thread. */
export class QueuedTokenCounter implements TokenCounter {
  readonly #queue: JobQueue<TextJobs>;

  constructor(queue: JobQueue<TextJobs>) {
    this.#queue = queue;
  }

  /** @throws GatewayError `model_overloaded` when the queue is full, and the signal's reason after an abort. */
  async count(text: string, signal: AbortSignal = new AbortController().signal): Promise<number> {
    const inputs = cutIntoPieces(text, pieceCharacters).map((piece) => ({ text: piece }));
    const outputs = await this.#queue.submit('countTokens', inputs, text.length, signal);
    return outputs.reduce((sum, output) => sum + output.tokens, 0);
  }
}
