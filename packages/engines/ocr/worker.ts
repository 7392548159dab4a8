import { serveJobs } from '../workers/serve-jobs.ts';
import type { DocumentFile, OcrJobs, PageRequest, PageText, Refusal } from './jobs.ts';
import { openDocument } from './open-document.ts';
import type { ReadableDocument } from './readable-document.ts';

/** The last opened document. Its other pages usually follow. */
let current: { path: string; document: ReadableDocument } | null = null;

async function documentAt(file: DocumentFile): Promise<ReadableDocument | Refusal> {
  if (current?.path === file.path) return current.document;
  closeCurrent();
  const document = await openDocument(file);
  if (!('refused' in document)) current = { path: file.path, document };
  return document;
}

function closeCurrent(): void {
  current?.document.close();
  current = null;
}

async function read(request: PageRequest): Promise<PageText | Refusal> {
  const document = await documentAt(request);
  if ('refused' in document) return document;
  const page = await document.read(request.index);
  if (request.isLast) closeCurrent();
  return page;
}

serveJobs<OcrJobs>({
  open: async (file) => {
    const document = await documentAt(file);
    return 'refused' in document ? document : { pages: document.pages };
  },
  read,
});
