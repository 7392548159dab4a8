import type { TokenCounter } from '../engine-types.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import { cutIntoPieces } from '../text-cuts.ts';
import type { TextJobs } from './jobs.ts';

/** The most characters of a job, which takes about 20 ms. */
const JOB_CHARACTERS = 65_536;
/** The most texts of a job, because texts without characters take time too. */
const JOB_TEXTS = 4_096;

/** Counts tokens in the worker, so that a long text does not block the main thread. */
export class QueuedTokenCounter implements TokenCounter {
  readonly #queue: JobQueue<TextJobs>;

  constructor(queue: JobQueue<TextJobs>) {
    this.#queue = queue;
  }

  async count(
    texts: readonly string[],
    signal: AbortSignal = new AbortController().signal,
    tokenizer = 'o200k_base',
  ): Promise<number> {
    const size = texts.reduce((sum, text) => sum + text.length, 0);
    const jobs = groupsOf(texts).map((group) => ({ texts: group, tokenizer }));
    const outputs = await this.#queue.submit('countTokens', jobs, size, signal);
    return outputs.reduce((sum, output) => sum + output.tokens, 0);
  }
}

/** Groups texts into jobs. Longer texts are cut. */
function groupsOf(texts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let group: string[] = [];
  let characters = 0;
  for (const text of texts) {
    for (const piece of cutIntoPieces(text, JOB_CHARACTERS)) {
      if (group.length === JOB_TEXTS || (group.length > 0 && characters + piece.length > JOB_CHARACTERS)) {
        groups.push(group);
        group = [];
        characters = 0;
      }
      group.push(piece);
      characters += piece.length;
    }
  }
  if (group.length > 0) groups.push(group);
  return groups;
}
