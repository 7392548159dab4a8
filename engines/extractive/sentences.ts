const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Ends that look like a sentence's end and are none: abbreviations and initials. */
const unfinished =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs|e\.g|i\.e|etc|cf|Fig|approx|Inc|Ltd|[A-Z])\.\s*$/u;
const bullet = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u;
const heading = /^\s*#{1,6}\s+/u;

/** A sentence that is longer is no sentence (a table, a log line); its beginning is kept. */
const maxSentenceCharacters = 600;

/** The sentences of a text, in order, each trimmed and on one line; list marks and headings' marks are dropped. */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap(sentencesOfParagraph);
}

/** Lines that belong together: a paragraph wrapped over lines is one, a list item and a heading are their own. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let open = '';
  for (const line of text.split(/\r?\n/u)) {
    const startsNew = line.trim() === '' || bullet.test(line) || heading.test(line);
    if (startsNew || endsSentence(open)) {
      paragraphs.push(open);
      open = '';
    }
    open += `${line.replace(heading, '').replace(bullet, '').trim()} `;
    if (heading.test(line)) {
      paragraphs.push(open);
      open = '';
    }
  }
  return [...paragraphs, open].map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
}

function endsSentence(text: string): boolean {
  return /[.!?:]["')\]]*\s*$/u.test(text);
}

function sentencesOfParagraph(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(paragraph)) {
    open += segment;
    if (unfinished.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  return [...sentences, open]
    .map((sentence) => sentence.trim().slice(0, maxSentenceCharacters))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
