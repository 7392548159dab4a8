import type { PageText, Refusal } from './jobs.ts';

/** A document whose pages can be read separately. */
export interface ReadableDocument {
  pages: number;
  read(index: number): Promise<PageText | Refusal>;
  close(): void;
}
