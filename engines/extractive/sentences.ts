const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Ends that look like a sentence's end and are none: abbreviations and initials. */
export const unfinishedSentence =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs|e\.g|i\.e|etc|cf|Fig|approx|Inc|Ltd|[A-Z])\.\s*$/u;
const bullet = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u;
const heading = /^\s*#{1,6}\s+/u;

/** A sentence that is longer is no sentence (a table, a log line); its beginning is kept. */
const maxSentenceCharacters = 600;

/** Ends are looked for here alone, so that a long text without ends takes no quadratic time. */
const tailCharacters = 32;

/** The sentences of a text, in order, each trimmed and on one line; list marks and headings' marks are dropped. */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap(sentencesOfParagraph);
}

/** Lines that belong together: a paragraph wrapped over lines is one, a list item and a heading are their own. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[][] = [];
  let open: string[] = [];
  for (const line of text.split(/\r?\n/u)) {
    const isHeading = heading.test(line);
    const content = line.replace(heading, '').replace(bullet, '').trim();
    if (content === '' || isHeading || bullet.test(line) || endsSentence(open.at(-1) ?? '')) {
      paragraphs.push(open);
      open = [];
    }
    if (content !== '') open.push(content);
    if (isHeading) {
      paragraphs.push(open);
      open = [];
    }
  }
  return [...paragraphs, open].filter((lines) => lines.length > 0).map((lines) => lines.join(' '));
}

function endsSentence(line: string): boolean {
  return /[.!?:]["')\]]*$/u.test(line.slice(-tailCharacters));
}

function sentencesOfParagraph(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(paragraph)) {
    open += segment;
    if (open.length < maxSentenceCharacters && unfinishedSentence.test(open.slice(-tailCharacters))) continue;
    sentences.push(open);
    open = '';
  }
  return [...sentences, open]
    .map((sentence) => sentence.trim().slice(0, maxSentenceCharacters))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
