import { unfinishedSentence } from '../extractive/sentences.ts';
import { cutIntoPieces } from '../text-cuts.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The longest utterance. A longer sentence is spoken in pieces, so that each job is short. */
const LONGEST_UTTERANCE = 400;
/**
 * The last characters, in which abbreviations are searched for. Without this bound a long text takes quadratic time.
 */
const TAIL_CHARACTERS = 32;

/** Replacements for characters that the synthesiser would leave out, because it reads ASCII. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033]/g, '"'],
  [/\s*[\u2012-\u2015]\s*/g, ', '],
  [/[\u2010\u2011]/g, '-'],
  [/\u2026/g, '...'],
  [/\u20AC\s*(\d[\d.,]*\d|\d)/g, '$1 euros'],
  [/\u00A3\s*(\d[\d.,]*\d|\d)/g, '$1 pounds'],
  [/\u20AC/g, ' euros '],
  [/\u00A3/g, ' pounds '],
  [/\u00B0\s*C\b/g, ' degrees Celsius'],
  [/\u00B0/g, ' degrees '],
  [/\u00D7/g, ' times '],
  [/\u00DF/g, 'ss'],
  [/\u00E6/gi, 'ae'],
  [/\u00F8/gi, 'o'],
];

/** Returns the sentences of a text for the synthesiser, in order. Sentences without a word are left out. */
export function utterancesOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .flatMap(sentencesOf)
    .map(toSpokenAscii)
    .flatMap((sentence) => cutIntoPieces(sentence, LONGEST_UTTERANCE))
    .map((piece) => piece.trim())
    .filter((piece) => /[A-Za-z0-9]/.test(piece));
}

function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(paragraph)) {
    open += segment;
    if (open.length < LONGEST_UTTERANCE && unfinishedSentence.test(open.slice(-TAIL_CHARACTERS))) continue;
    sentences.push(open);
    open = '';
  }
  return [...sentences, open];
}

function toSpokenAscii(text: string): string {
  const replaced = SPOKEN.reduce((line, [pattern, spoken]) => line.replace(pattern, spoken), text);
  return replaced
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7E]+/g, ' ')
    .trim();
}
