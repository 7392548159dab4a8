import { createReadStream } from 'node:fs';
import { invalidDocument } from './invalid-document.ts';
import type { OpenDocument } from './document-reader.ts';

const READ_BYTES = 1024 * 1024;
/** Of an object that is looked into: a flat page tree of 10,000 pages is shorter. */
const OBJECT_BYTES = 256 * 1024;
const OBJECT_END = 'endobj';

/**
 * The pages that a PDF on this disk says it has: the count of the latest root of its page tree. Null where nothing says so in
 * the clear, as in the object streams of PDF 1.5: then the model finds out.
 */
export async function pageCountOf(path: string): Promise<number | null> {
  let count: number | null = null;
  for await (const object of objectsOf(path)) count = pagesBelow(object) ?? count;
  return count;
}

/** Throws `invalid_parameter` naming the document's field when it is a PDF that says it has more pages than the model reads. */
export async function requirePages({ file, param }: OpenDocument, most: number): Promise<void> {
  if (file.mediaType !== 'application/pdf') return;
  const count = await pageCountOf(file.path);
  if (count === null || count <= most) return;
  throw invalidDocument(
    param,
    `it has ${count} pages, and the model reads ${most} at most; choose some by 'pages'`,
  );
}

/** The objects of the file, each with what stands before it; those that are too long are left out. */
async function* objectsOf(path: string): AsyncGenerator<string> {
  let begun = '';
  let isCut = false;
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) {
    // Without an encoding a stream of bytes gives buffers.
    const objects = (begun + (chunk as Buffer).toString('latin1')).split(OBJECT_END);
    begun = objects.pop() ?? '';
    for (const object of objects) {
      if (!isCut) yield object;
      isCut = false;
    }
    if (begun.length <= OBJECT_BYTES) continue;
    isCut = true;
    // The mark itself may be cut here.
    begun = begun.slice(1 - OBJECT_END.length);
  }
}

/** Null unless the object is a root of pages: a node with a parent counts only what is below it. */
function pagesBelow(object: string): number | null {
  if (!/\/Type\s*\/Pages\b/.test(object) || /\/Parent\b/.test(object)) return null;
  const count = /\/Count\s+(\d{1,9})\b/.exec(object)?.[1];
  return count === undefined ? null : Number(count);
}
