const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Matches abbreviations and initials, whose full stop does not end a sentence. */
export const unfinishedSentence =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs|e\.g|i\.e|etc|cf|Fig|approx|Inc|Ltd|[A-Z])\.\s*$/u;
const bullet = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u;
const heading = /^\s*#{1,6}\s+/u;

/** The longest sentence. A longer one is a table or a log line, and only its beginning is kept. */
const maxSentenceCharacters = 600;

/** The last characters, in which an end is searched for. Without this bound a long text takes quadratic time. */
const tailCharacters = 32;

/** Returns the sentences of a text in order, each trimmed and on one line, without list and heading marks. */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap(sentencesOfParagraph);
}

/** Returns the paragraphs. A wrapped paragraph is joined; each list item and heading stays separate. */
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
