import { EngineError } from '../engine-error.ts';
import type { EngineWorker } from '../workers/engine-worker.ts';
import type { ImageRefusal, ImageSource, ImageTextJobs } from './jobs.ts';

/** Reads all text in an image, in any rotation and colour, in a separate worker. */
export class ImageTextEngine {
  readonly #worker: Pick<EngineWorker<ImageTextJobs>, 'submit'>;
  readonly #missing: string | undefined;

  /** @param missing the reason why the engine is not available. */
  constructor(worker: Pick<EngineWorker<ImageTextJobs>, 'submit'>, missing: string | undefined) {
    this.#worker = worker;
    this.#missing = missing;
  }

  /**
   * Returns the texts of the image's views, in no particular order, or the reason why the image cannot be read.
   *
   * @throws EngineError as the worker's queue, for an image that takes too long, and when the engine is not installed.
   */
  async read(source: ImageSource, sizeBytes: number, signal: AbortSignal): Promise<string[] | ImageRefusal> {
    if (this.#missing !== undefined)
      throw new EngineError('service_unavailable', { internal: this.#missing });
    const [found] = await this.#worker.submit('views', [source], sizeBytes, signal);
    if (found === undefined)
      throw new EngineError('internal_error', { internal: 'the worker returned no output' });
    if ('refused' in found) return found;
    const { digest, views } = found;
    const requests = views.map((view) => ({ source, digest, view }));
    const texts = new Set<string>();
    for (const output of await this.#worker.submit('read', requests, sizeBytes, signal)) {
      if ('refused' in output) return output;
      if (output.text !== '') texts.add(output.text);
    }
    return [...texts];
  }
}
