import { EngineError } from '../engine-error.ts';
import type { TextJobs } from '../text/jobs.ts';
import type { JobQueue } from '../workers/job-queue.ts';
import type { Classification } from './classifier.ts';

const labels = ['safe', 'injection'] as const;
/** The bounds of one text and of all texts of a call, in UTF-16 units. */
const maxTextCharacters = 32_768;
const maxTexts = 2_048;
const textsPerJob = 16;

/** Scores English texts by how likely they try to override a model's instructions. */
export class PromptInjectionClassifier {
  readonly #queue: JobQueue<TextJobs>;
  readonly #unavailable: string | undefined;

  /** @param unavailable the reason why the engine is not installed; undefined when it is installed. */
  constructor(queue: JobQueue<TextJobs>, unavailable: string | undefined) {
    this.#queue = queue;
    this.#unavailable = unavailable;
  }

  async classify(texts: readonly string[], signal: AbortSignal): Promise<Classification> {
    if (this.#unavailable !== undefined) {
      const message = 'the prompt-injection engine is not installed on this gateway';
      throw new EngineError('service_unavailable', { message, internal: this.#unavailable });
    }
    checkTexts(texts);
    const jobs = Array.from({ length: Math.ceil(texts.length / textsPerJob) }, (_unused, index) => ({
      texts: texts.slice(index * textsPerJob, (index + 1) * textsPerJob),
    }));
    const size = texts.reduce((sum, text) => sum + text.length, 0);
    const scores = (await this.#queue.submit('injection', jobs, size, signal)).flat();
    // The engine counts words. The gateway estimates four characters per token elsewhere too.
    return { labels, probabilities: scores.map((score) => [1 - score, score]), tokens: Math.ceil(size / 4) };
  }
}

function checkTexts(texts: readonly string[]): void {
  const long = texts.findIndex((text) => text.length > maxTextCharacters);
  if (texts.length <= maxTexts && long < 0) return;
  const message =
    long < 0
      ? `input has ${texts.length} texts; this model takes at most ${maxTexts} at once`
      : `input[${long}] is longer than the ${maxTextCharacters} characters that this model takes for one text`;
  throw new EngineError('invalid_parameter', { param: 'input', message });
}
