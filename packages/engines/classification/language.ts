import { EngineError } from '../engine-error.ts';
import type { TextJobs } from '../text/jobs.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import type { Classification } from './classifier.ts';

/** The number of characters that are classified. The rest of a longer text is ignored. */
const readCharacters = 4_000;
const maxTexts = 2_048;
const textsPerJob = 64;

/** Identifies the language of a text among 176. */
export class LanguageClassifier {
  readonly #queue: JobQueue<TextJobs>;
  readonly #unavailable: string | undefined;

  /** @param unavailable the reason why the engine is not installed; undefined when it is installed. */
  constructor(queue: JobQueue<TextJobs>, unavailable: string | undefined) {
    this.#queue = queue;
    this.#unavailable = unavailable;
  }

  async classify(texts: readonly string[], signal: AbortSignal): Promise<Classification> {
    if (this.#unavailable !== undefined) {
      const message = 'the language engine is not installed on this gateway';
      throw new EngineError('service_unavailable', { message, internal: this.#unavailable });
    }
    if (texts.length > maxTexts) {
      const message = `input has ${texts.length} texts; this model takes at most ${maxTexts} at once`;
      throw new EngineError('invalid_parameter', { param: 'input', message });
    }
    const read = texts.map((text) => text.slice(0, readCharacters));
    const jobs = Array.from({ length: Math.ceil(read.length / textsPerJob) }, (_unused, index) => ({
      texts: read.slice(index * textsPerJob, (index + 1) * textsPerJob),
    }));
    const size = read.reduce((sum, text) => sum + text.length, 0);
    const outputs = await this.#queue.submit('identifyLanguage', jobs, size, signal);
    // fastText counts words. The gateway estimates four characters per token elsewhere too.
    return {
      labels: outputs[0]?.labels ?? [],
      probabilities: outputs.flatMap(({ probabilities }) => probabilities),
      tokens: Math.ceil(size / 4),
    };
  }
}
