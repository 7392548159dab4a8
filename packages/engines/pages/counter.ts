import { isEngineCrash } from '../engine-error.ts';
import type { EngineBounds, EngineWorker } from '../workers/engine-worker.ts';
import type { DocumentFile } from '../ocr/jobs.ts';
import type { PageJobs } from './jobs.ts';

/** The largest document that is counted. All of it is in memory meanwhile, twice. */
const MAX_DOCUMENT_BYTES = 128 * 1024 * 1024;

/** The bounds of the queue. Its sizes are those of the documents on disk. Counting takes some milliseconds. */
export const pageCountBounds: Partial<EngineBounds> = {
  maxSize: 32 * MAX_DOCUMENT_BYTES,
  callTimeoutMs: 60_000,
  jobTimeoutMs: 5_000,
  // A document that crashes the reader is not counted. It must not keep those of others from being counted.
  crashLimit: 100,
};

/** The formats whose files hold several pages. */
const PAGED: ReadonlySet<string> = new Set(['application/pdf', 'image/tiff']);

/** Counts the pages of documents, in a worker of its own: recognition in the queue takes minutes. */
export class PageCounter {
  readonly #worker: Pick<EngineWorker<PageJobs>, 'submit'>;

  constructor(worker: Pick<EngineWorker<PageJobs>, 'submit'>) {
    this.#worker = worker;
  }

  /**
   * Returns how many pages a document says it has, at least 1. Null when they cannot be counted: the document is
   * damaged, encrypted or too large, or the package that reads it is not installed.
   *
   * @throws EngineError `model_overloaded` when too many documents wait.
   */
  async count(document: DocumentFile & { sizeBytes: number }, signal: AbortSignal): Promise<number | null> {
    const { path, mediaType, sizeBytes } = document;
    if (!PAGED.has(mediaType)) return 1;
    if (sizeBytes > MAX_DOCUMENT_BYTES) return null;
    try {
      const [counted] = await this.#worker.submit('count', [{ path, mediaType }], sizeBytes, signal);
      return counted?.pages ?? null;
    } catch (thrown) {
      // The worker crashed or was stopped over this document.
      if (isEngineCrash(thrown)) return null;
      throw thrown;
    }
  }
}
