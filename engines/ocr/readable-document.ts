import type { PageText, Refusal } from './jobs.ts';

/** A document whose pages can be read one by one. */
export interface ReadableDocument {
  pages: number;
  read(index: number): Promise<PageText | Refusal>;
  close(): void;
}
