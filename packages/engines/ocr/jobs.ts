/** The jobs of the OCR engine's worker. A job is one page, so that requests can take turns. */
export interface OcrJobs {
  open: { input: DocumentFile; output: { pages: number } | Refusal };
  read: { input: PageRequest; output: PageText | Refusal };
}

export interface DocumentFile {
  path: string;
  /** `application/pdf` or the media type of an image. */
  mediaType: string;
}

export interface PageRequest extends DocumentFile {
  /** The number of the page, from 0. */
  index: number;
  /** Whether the document is closed after this page. */
  isLast: boolean;
}

/** The reason why the document cannot be read, for the client. */
export interface Refusal {
  refused: string;
}

export interface PageText {
  markdown: string;
  width: number;
  height: number;
  dpi: number;
  /** The confidence of each recognised word; null for text that the document itself contains. */
  words: WordConfidence[] | null;
}

export interface WordConfidence {
  text: string;
  /** The confidence, from 0 to 1. */
  confidence: number;
  /** The position of the word in the page's Markdown. */
  startIndex: number;
}
