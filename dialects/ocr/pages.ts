import { failure } from '../../errors/gateway-error.ts';
import { looseOf, type Loose } from '../values/json-values.ts';

const LONGEST_TEXT = 100_000;
const LAST_PAGE = 99_999;
/** The most pages of one request, whatever the model's limit. */
export const MAX_PAGES = 10_000;

/**
 * Parses a selection of pages, counted from 0: numbers and ranges (`0,2-4`) or a JSON list. Throws `invalid_parameter`
 * for an invalid selection and for more than `maxPages`, the most that the model reads.
 */
export function parsePages(text: string, maxPages: number | null): number[] {
  if (text.length > LONGEST_TEXT) throw invalidPages('it is too long');
  const pages = text.trimStart().startsWith('[') ? pagesInList(text) : pagesInRanges(text);
  const most = Math.min(maxPages ?? MAX_PAGES, MAX_PAGES);
  if (pages.length > most) throw invalidPages(`the model reads ${most} pages at most`);
  return pages;
}

/** Returns the selection of the first pages of a document, in the form that `parsePages` takes. */
export function firstPages(count: number): string {
  return count === 1 ? '0' : `0-${count - 1}`;
}

function pagesInList(text: string): number[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw invalidForm();
  }
  if (!Array.isArray(list) || list.length === 0 || !list.every(isPage)) throw invalidForm();
  return list;
}

function pagesInRanges(text: string): number[] {
  const pages: number[] = [];
  for (const part of text.split(',')) {
    const range = /^\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*$/.exec(part);
    if (range === null) throw invalidForm();
    const first = Number(range[1]);
    const last = Number(range[2] ?? range[1]);
    if (last < first) throw invalidForm();
    // Stop at one page more than the limit, so that long ranges take no memory.
    for (let page = first; page <= last && pages.length <= MAX_PAGES; page += 1) pages.push(page);
  }
  return pages;
}

function isPage(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LAST_PAGE;
}

function invalidForm(): Error {
  return invalidPages('it must be pages from 0, such as 0,2-4, or the JSON text of a list of them');
}

function invalidPages(reason: string): Error {
  return failure('invalid_parameter', { message: `Invalid parameter 'pages': ${reason}`, param: 'pages' });
}

/** Returns the number of pages that were read: the backend's own count, or else the number of pages in the response. */
export function pagesRead(response: Loose.OcrResult): number {
  const { usage_info: info, pages } = response;
  const counted = looseOf<Loose.OcrUsage>(info).pages_processed;
  if (typeof counted === 'number' && Number.isSafeInteger(counted) && counted > 0) return counted;
  return Array.isArray(pages) ? pages.length : 0;
}
