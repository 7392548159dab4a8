import type { WordConfidence } from './jobs.ts';

/** A block of text on a page, as tesseract.js returns it. */
export interface RecognisedBlock {
  paragraphs: { lines: { words: { text: string; confidence: number }[] }[] }[];
}

/**
 * Returns the text as paragraphs, separated by empty lines, with the page's line breaks and the confidence of each
 * word.
 */
export function toMarkdown(blocks: readonly RecognisedBlock[]): {
  markdown: string;
  words: WordConfidence[];
} {
  let markdown = '';
  const words: WordConfidence[] = [];
  for (const paragraph of blocks.flatMap((block) => block.paragraphs)) {
    let gap = markdown === '' ? '' : '\n\n';
    for (const line of paragraph.lines) {
      for (const { text, confidence } of line.words.filter((word) => word.text.trim() !== '')) {
        markdown += gap;
        words.push({ text, confidence: confidence / 100, startIndex: markdown.length });
        markdown += text;
        gap = ' ';
      }
      if (gap === ' ') gap = '\n';
    }
  }
  return { markdown, words };
}
