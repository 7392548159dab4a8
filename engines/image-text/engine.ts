import { failure } from '../../errors/gateway-error.ts';
import type { EngineWorker } from '../workers/engine-worker.ts';
import type { ImageRefusal, ImageSource, ImageTextJobs } from './jobs.ts';

/** Reads all text that can be found in an image, however it is turned or coloured, in a worker of its own. */
export class ImageTextEngine {
  readonly #worker: Pick<EngineWorker<ImageTextJobs>, 'submit'>;
  readonly #missing: string | undefined;

  /** @param missing why the engine cannot work. */
  constructor(worker: Pick<EngineWorker<ImageTextJobs>, 'submit'>, missing: string | undefined) {
    this.#worker = worker;
    this.#missing = missing;
  }

  /**
   * The texts of the views of an image, without order, or why it cannot be read at all.
   *
   * @throws GatewayError as the worker's queue, for an image that takes too long, and where the engine is not installed.
   */
  async read(source: ImageSource, sizeBytes: number, signal: AbortSignal): Promise<string[] | ImageRefusal> {
    if (this.#missing !== undefined) throw failure('service_unavailable', { internal: this.#missing });
    const [found] = await this.#worker.submit('views', [source], sizeBytes, signal);
    if (found === undefined) throw failure('internal_error', { internal: 'the worker gave no output' });
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
