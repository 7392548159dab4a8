import { openImage } from './image-document.ts';
import type { DocumentFile, Refusal } from './jobs.ts';
import { openPdf } from './pdf-document.ts';
import type { ReadableDocument } from './readable-document.ts';

export function openDocument({ path, mediaType }: DocumentFile): Promise<ReadableDocument | Refusal> {
  return mediaType === 'application/pdf' ? openPdf(path) : openImage(path, mediaType);
}
