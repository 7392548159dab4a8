import { createRequire } from 'node:module';
import { serveJobs } from '../workers/serve-jobs.ts';
import type { PageJobs } from './jobs.ts';
import type { DocumentFile } from '../ocr/jobs.ts';
import { loadPdf } from '../ocr/load-pdf.ts';

serveJobs<PageJobs>({
  count: async (file) => ({ pages: await pagesOf(file).catch(() => null) }),
});

/** The function used here of sharp 0.35. Its own types are missing where the optional package is. */
type Sharp = (path: string, options: object) => { metadata(): Promise<{ pages?: number }> };

/**
 * Counts the pages of a PDF or a TIFF; null when it is damaged or needs a password. The page tree of a PDF may be
 * compressed (ISO 32000-1, 7.5.7). Throws when the package that reads the format is not installed.
 */
async function pagesOf({ path, mediaType }: DocumentFile): Promise<number | null> {
  const pages = mediaType === 'application/pdf' ? await pagesOfPdf(path) : await pagesOfImage(path);
  return pages !== null && pages > 0 ? pages : null;
}

async function pagesOfPdf(path: string): Promise<number | null> {
  const loaded = await loadPdf(path);
  if (loaded === null) return null;
  const pages = loaded.pdf.getPageCount();
  loaded.close();
  return pages;
}

async function pagesOfImage(path: string): Promise<number> {
  // `require` returns any. package.json pins the version with this type.
  const sharp = createRequire(import.meta.url)('sharp') as Sharp;
  const { pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  return pages;
}
