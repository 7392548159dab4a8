import { createReadStream } from 'node:fs';
import { invalidDocument } from './invalid-document.ts';
import type { OpenDocument } from './document-reader.ts';

const READ_BYTES = 1024 * 1024;
/** Largest object that is read: a flat page tree of 10,000 pages is smaller. */
const OBJECT_BYTES = 256 * 1024;
const OBJECT_END = 'endobj';

/**
 * Returns the number of pages that a PDF on disk states: the count of the latest root of its page tree. Null
 * where it is compressed, as in the object streams of PDF 1.5; the model then counts.
 */
export async function pageCountOf(path: string): Promise<number | null> {
  let count: number | null = null;
  for await (const object of objectsOf(path)) count = pagesBelow(object) ?? count;
  return count;
}

/**
 * Throws `invalid_parameter` about the document's field when it is a PDF that states more pages than the model
 * reads.
 */
export async function requirePages({ file, param }: OpenDocument, most: number): Promise<void> {
  if (file.mediaType !== 'application/pdf') return;
  const count = await pageCountOf(file.path);
  if (count === null || count <= most) return;
  throw invalidDocument(
    param,
    `it has ${count} pages, and the model reads ${most} at most; choose some by 'pages'`,
  );
}

/** Yields the objects of the file, each with the text before it. Objects that are too large are left out. */
async function* objectsOf(path: string): AsyncGenerator<string> {
  let begun = '';
  let isCut = false;
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
    // No encoding is set, so that chunks are buffers.
    const objects = (begun + (chunk as Buffer).toString('latin1')).split(OBJECT_END);
    begun = objects.pop() ?? '';
    for (const object of objects) {
      if (!isCut) yield object;
      isCut = false;
    }
    if (begun.length <= OBJECT_BYTES) continue;
    isCut = true;
    // The end mark itself may be split between chunks.
    begun = begun.slice(1 - OBJECT_END.length);
  }
}

/**
 * Returns the count of a root of the page tree; null for other objects. A node with a parent counts only its
 * own part.
 */
function pagesBelow(object: string): number | null {
  if (!/\/Type\s*\/Pages\b/.test(object) || /\/Parent\b/.test(object)) return null;
  const count = /\/Count\s+(\d{1,9})\b/.exec(object)?.[1];
  return count === undefined ? null : Number(count);
}
