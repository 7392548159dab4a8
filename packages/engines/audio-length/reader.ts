import { isEngineCrash } from '../engine-error.ts';
import type { EngineBounds, EngineWorker } from '../workers/engine-worker.ts';
import type { AudioLengthJobs } from './jobs.ts';

/** The bounds of the queue. Its sizes are those of the files on disk, of which a small part is in memory. */
export const audioLengthBounds: Partial<EngineBounds> = {
  maxSize: 16 * 1024 * 1024 * 1024,
  callTimeoutMs: 60_000,
  jobTimeoutMs: 5_000,
  crashLimit: 100,
};

interface AudioFile {
  path: string;
  sizeBytes: number;
}

/** Reads the lengths of audio files, in a worker of its own. */
export class AudioLengthReader {
  readonly #worker: Pick<EngineWorker<AudioLengthJobs>, 'submit'>;

  constructor(worker: Pick<EngineWorker<AudioLengthJobs>, 'submit'>) {
    this.#worker = worker;
  }

  /**
   * Returns how many seconds of audio a file holds at most. Null when this cannot be told.
   *
   * @throws EngineError `model_overloaded` when too many files wait.
   */
  async seconds({ path, sizeBytes }: AudioFile, signal: AbortSignal): Promise<number | null> {
    try {
      const [read] = await this.#worker.submit('read', [{ path }], sizeBytes, signal);
      return read?.seconds ?? null;
    } catch (thrown) {
      // The worker crashed or was stopped over this file.
      if (isEngineCrash(thrown)) return null;
      throw thrown;
    }
  }
}
