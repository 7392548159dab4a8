import { isRecord, type JsonRecord } from '../json-values.ts';

/** How many pages were read: by the backend's own count, else as many as came. */
export function pagesRead(answer: JsonRecord): number {
  const { usage_info: info, pages } = answer;
  const counted = isRecord(info) ? info['pages_processed'] : undefined;
  if (typeof counted === 'number' && Number.isSafeInteger(counted) && counted > 0) return counted;
  return Array.isArray(pages) ? pages.length : 0;
}
