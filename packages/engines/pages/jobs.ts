import type { DocumentFile } from '../ocr/jobs.ts';

/** The job of the worker that counts pages. Null: the pages of the document cannot be counted. */
export interface PageJobs {
  count: { input: DocumentFile; output: { pages: number | null } };
}
