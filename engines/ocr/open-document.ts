import { openImage } from './image-document.ts';
import type { DocumentFile, PageText, Refusal } from './jobs.ts';
import { openPdf } from './pdf-document.ts';

export interface ReadableDocument {
  pages: number;
  read(index: number): Promise<PageText | Refusal>;
  close(): void;
}

export function openDocument({ path, mediaType }: DocumentFile): Promise<ReadableDocument | Refusal> {
  return mediaType === 'application/pdf' ? openPdf(path) : openImage(path, mediaType);
}
