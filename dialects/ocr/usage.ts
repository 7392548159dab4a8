import { isRecord, type JsonRecord } from '../values/json-values.ts';

/** Returns the number of pages that were read: the backend's own count, or else the number of pages in the response. */
export function pagesRead(response: JsonRecord): number {
  const { usage_info: info, pages } = response;
  const counted = isRecord(info) ? info['pages_processed'] : undefined;
  if (typeof counted === 'number' && Number.isSafeInteger(counted) && counted > 0) return counted;
  return Array.isArray(pages) ? pages.length : 0;
}
