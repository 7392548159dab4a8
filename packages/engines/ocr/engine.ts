import { EngineError } from '../engine-error.ts';
import type { EngineWorker } from '../workers/engine-worker.ts';
import { ocrLimits } from './bounds.ts';
import type { DocumentFile, OcrJobs, PageText, Refusal } from './jobs.ts';

export interface OcrDocument extends DocumentFile {
  sizeBytes: number;
}

export interface ReadPage extends PageText {
  /** The number of the page in the document, from 0. */
  index: number;
}

/** Reads the text of PDFs and images in the worker of the OCR family. */
export class OcrEngine {
  readonly #worker: Pick<EngineWorker<OcrJobs>, 'submit'>;

  constructor(worker: Pick<EngineWorker<OcrJobs>, 'submit'>) {
    this.#worker = worker;
  }

  /**
   * @param chosen the pages to read, from 0; null for all
   * @throws EngineError `invalid_parameter` for a document that cannot be read or exceeds a bound, and as the worker's
   * queue.
   */
  async read(
    document: OcrDocument,
    chosen: readonly number[] | null,
    signal: AbortSignal,
  ): Promise<ReadPage[]> {
    const { path, mediaType, sizeBytes } = document;
    if (sizeBytes > ocrLimits.documentBytes) {
      throw invalid(
        'file',
        `it is larger than ${ocrLimits.documentBytes} bytes, the most that this model reads`,
      );
    }
    const [opened] = await this.#worker.submit('open', [{ path, mediaType }], sizeBytes, signal);
    const indexes = pagesToRead(accepted(opened).pages, chosen);
    const requests = indexes.map((index, place) => ({
      path,
      mediaType,
      index,
      isLast: place === indexes.length - 1,
    }));
    const pages = await this.#worker.submit('read', requests, sizeBytes, signal);
    return pages.map((page, place) => ({ ...accepted(page), index: indexes[place] ?? 0 }));
  }
}

function pagesToRead(count: number, chosen: readonly number[] | null): readonly number[] {
  const indexes = chosen ?? Array.from({ length: count }, (_, index) => index);
  const beyond = indexes.find((index) => index >= count);
  if (beyond !== undefined) {
    throw invalid('pages', `page ${beyond} does not exist; the document has ${count} pages, numbered from 0`);
  }
  if (indexes.length > ocrLimits.pages) {
    const reason = `it has ${indexes.length} pages, and this model reads ${ocrLimits.pages} at most`;
    throw invalid('file', `${reason}; select some with 'pages'`);
  }
  return indexes;
}

function accepted<Output extends object>(output: Output | Refusal | undefined): Output {
  if (output === undefined)
    throw new EngineError('internal_error', { internal: 'the OCR worker returned no output' });
  if ('refused' in output) throw invalid('file', output.refused);
  return output;
}

function invalid(param: string, reason: string): Error {
  return new EngineError('invalid_parameter', { message: `Invalid parameter '${param}': ${reason}`, param });
}
