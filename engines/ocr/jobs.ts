/** The jobs of the OCR engine's worker: one page each, so that requests can take turns. */
export interface OcrJobs {
  open: { input: DocumentFile; output: { pages: number } | Refusal };
  read: { input: PageRequest; output: PageText | Refusal };
}

export interface DocumentFile {
  path: string;
  /** `application/pdf`, or that of an image. */
  mediaType: string;
}

export interface PageRequest extends DocumentFile {
  /** From 0. */
  index: number;
  /** Whether the document is closed after this page. */
  isLast: boolean;
}

/** Why the document cannot be read, for the client. */
export interface Refusal {
  refused: string;
}

export interface PageText {
  markdown: string;
  width: number;
  height: number;
  dpi: number;
  /** Of recognised text; null for text that the document itself holds. */
  words: WordConfidence[] | null;
}

export interface WordConfidence {
  text: string;
  /** From 0 to 1. */
  confidence: number;
  /** Where the word begins in the page's Markdown. */
  startIndex: number;
}
