import { looseOf, type Loose } from '../values/json-values.ts';

/** Returns the number of pages that were read: the backend's own count, or else the number of pages in the response. */
export function pagesRead(response: Loose.OcrResult): number {
  const { usage_info: info, pages } = response;
  const counted = looseOf<Loose.OcrUsage>(info).pages_processed;
  if (typeof counted === 'number' && Number.isSafeInteger(counted) && counted > 0) return counted;
  return Array.isArray(pages) ? pages.length : 0;
}
