import { dot } from '../vectors.ts';
import { Stances } from './opposites.ts';
import { questionPolarity } from './polarity.ts';
import { contentWords, hasNegation, type ContentWord } from './words.ts';

/** An input as statements are held against it. */
export interface ReadInput {
  text: string;
  vector: Float32Array;
  /** From -1 (blame) to 1 (praise), by all that is read and by single words alone. */
  polarity: number;
  wordPolarity: number;
  words: WordsOfInput;
}

/** The words of an input, each with whether it stands negated, plain, or both. */
export interface WordsOfInput {
  stems: ReadonlyMap<string, Occurrence>;
  /** The same by their first letters, for words that endings tell apart. */
  starts: ReadonlyMap<string, Occurrence>;
  stances: Stances;
  hasNegation: boolean;
}

interface Occurrence {
  isNegated: boolean;
  isDenied: boolean;
  isPlain: boolean;
}

const startLength = 5;
/** How much of a word is covered by one that merely begins alike. */
const alike = 0.6;

export function readWords(text: string): WordsOfInput {
  const words = contentWords(text);
  const stems = new Map<string, Occurrence>();
  const starts = new Map<string, Occurrence>();
  for (const word of words) {
    note(stems, word.stem, word);
    if (word.stem.length >= startLength) note(starts, word.stem.slice(0, startLength), word);
  }
  return { stems, starts, stances: new Stances(words), hasNegation: hasNegation(text) };
}

function note(seen: Map<string, Occurrence>, key: string, { isNegated, isDenied }: ContentWord): void {
  const known = seen.get(key);
  seen.set(key, {
    isDenied: isDenied || known?.isDenied === true,
    isNegated: isNegated || known?.isNegated === true,
    isPlain: !isNegated || known?.isPlain === true,
  });
}

const intention =
  /\b(?:wants?|asks?|asking|needs?|would like|requests?|reports?|complains?|inquires?|tells?)\b/iu;

/**
 * What speaks for a statement: how many of its words the input has, how many of these it negates otherwise, whether the one denies what the other has, how many words of
 * the same and of the opposite side, nearness (alone and of statements of what somebody wants), agreement in sentiment, of all
 * that is read and of single words, and in negation.
 */
export function statementFeatures(
  input: ReadInput,
  statement: { text: string; vector: Float32Array },
  neutral: Float32Array,
): number[] {
  const words = contentWords(statement.text);
  const found = words.map((word) => comparison(word, input.words));
  const count = Math.max(1, words.length);
  const total = (key: keyof Comparison): number => found.reduce((sum, one) => sum + one[key], 0) / count;
  const nearness = 5 * (dot(input.vector, statement.vector) - dot(input.vector, neutral));
  const polarity = questionPolarity(statement.text);
  const isIntention = intention.test(statement.text);
  return [
    total('covered'),
    total('flipped'),
    total('denied') > 0 ? 1 : 0,
    total('supported'),
    total('opposed'),
    Math.sign(total('supported') - total('opposed')),
    nearness,
    isIntention ? nearness : 0,
    isIntention ? 1 : 0,
    input.polarity * polarity,
    input.wordPolarity * polarity,
    input.words.hasNegation === hasNegation(statement.text) ? 0 : 1,
  ];
}

interface Comparison {
  covered: number;
  flipped: number;
  denied: number;
  supported: number;
  opposed: number;
}

function comparison(word: ContentWord, input: WordsOfInput): Comparison {
  const exact = input.stems.get(word.stem);
  const start =
    word.stem.length < startLength ? undefined : input.starts.get(word.stem.slice(0, startLength));
  const occurrence = exact ?? start;
  const covered = exact !== undefined ? 1 : start === undefined ? 0 : alike;
  const agrees = occurrence === undefined || (word.isNegated ? occurrence.isNegated : occurrence.isPlain);
  const stance = exact === undefined ? input.stances.towards(word) : 0;
  return {
    covered,
    flipped: agrees ? 0 : covered,
    denied: occurrence !== undefined && isDeniedByOne(word, occurrence) ? 1 : 0,
    supported: stance > 0 ? 1 : 0,
    opposed: stance < 0 ? 1 : 0,
  };
}

function isDeniedByOne(word: ContentWord, input: Occurrence): boolean {
  if (word.isNegated) return word.isDenied && input.isPlain && !input.isNegated;
  return input.isDenied && !input.isPlain;
}
