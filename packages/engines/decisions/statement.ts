import { dot } from '../vectors.ts';
import { sideOf, type Mood } from './mood.ts';
import { Stances } from './opposites.ts';
import { isAboutFeelings, questionPolarity } from './polarity.ts';
import { matchQuantities } from './quantities.ts';
import { relationOf } from './relations.ts';
import { contentWords, hasNegation, type ContentWord } from './words.ts';

/** A text with its vector and its mood. */
export interface MoodOfText {
  text: string;
  vector: Float32Array;
  mood: Mood;
}

/** An input that statements are compared with. */
export interface ReadInput extends MoodOfText {
  /** The clauses of the input, or the input itself if it has one clause. */
  clauses: readonly MoodOfText[];
  words: WordsOfInput;
}

/** The words of an input, each with whether it occurs negated, not negated, or both. */
export interface WordsOfInput {
  all: readonly ContentWord[];
  stems: ReadonlyMap<string, Occurrence>;
  /** The same words by their first letters, for words that differ only in their ending. */
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
/** The coverage of a word when the input has only a word with the same beginning. */
const alike = 0.6;
/** The most words of an input that are compared by meaning. */
const maxRelatedWords = 400;

export function readInput(whole: MoodOfText, clauses: readonly MoodOfText[]): ReadInput {
  return { ...whole, clauses: clauses.length === 0 ? [whole] : clauses, words: readWords(whole.text) };
}

function readWords(text: string): WordsOfInput {
  const words = contentWords(text);
  const stems = new Map<string, Occurrence>();
  const starts = new Map<string, Occurrence>();
  for (const word of words) {
    note(stems, word.stem, word);
    if (word.stem.length >= startLength) note(starts, word.stem.slice(0, startLength), word);
  }
  const all = words.slice(0, maxRelatedWords);
  return { all, stems, starts, stances: new Stances(words), hasNegation: hasNegation(text) };
}

function note(seen: Map<string, Occurrence>, key: string, { isNegated, isDenied }: ContentWord): void {
  const known = seen.get(key);
  seen.set(key, {
    isDenied: isDenied || known?.isDenied === true,
    isNegated: isNegated || known?.isNegated === true,
    isPlain: !isNegated || known?.isPlain === true,
  });
}

/** Forms of statements that are true or false more often than others. Each is a feature. */
const forms: readonly RegExp[] = [
  /\b(?:wants?|asks?|asking|needs?|would like|requests?|reports?|complains?|inquires?|tells?|looking for)\b/iu,
  /\b(?:all|every|everyone|everybody|everything|always|never|nobody|nothing|none|no|only|any|forever|immediately|at once)\b/iu,
  /\b(?:some|somebody|someone|something|several|can|may|there (?:is|are|was|were)|more than one)\b/iu,
  /\b(?:still|already|yet|no longer|any more|anymore|again)\b/iu,
  /\b(?:more|less|fewer|\p{L}{2,}er|better|worse) (?:\p{L}+ )?than\b/iu,
  /^(?:the )?(?:customer|writer|author|user|guest|reader|buyer|passenger|speaker|message|text|caller|client|patient|owner|viewer|tone|review)\b/iu,
];

/**
 * Returns the features of a statement: its words, quantities, form, meaning and sentiment compared with the input's.
 */
export function statementFeatures(input: ReadInput, statement: MoodOfText, neutral: Float32Array): number[] {
  return [
    ...wordFeatures(input.words, statement.text),
    ...quantityFeatures(input.text, statement.text),
    ...forms.map((form) => (form.test(statement.text) ? 1 : 0)),
    ...meaningFeatures(input, statement, neutral),
    ...moodAgreement(input, statement),
  ];
}

function wordFeatures(input: WordsOfInput, text: string): number[] {
  const words = contentWords(text);
  const found = words.map((word) => comparison(word, input));
  const count = Math.max(1, words.length);
  const total = (key: keyof Comparison): number => found.reduce((sum, one) => sum + one[key], 0);
  const supported = total('supported') + total('same');
  const opposed = total('opposed') + total('opposite');
  const isNegation = hasNegation(text);
  return [
    total('covered') / count,
    total('known') / count,
    words.length,
    count - total('known'),
    total('flipped') / count,
    total('denied') > 0 ? 1 : 0,
    total('supported') / count,
    total('opposed') / count,
    total('same') / count,
    total('wider') / count,
    total('opposite') / count,
    Math.sign(total('supported') - total('opposed')),
    supported - opposed,
    isNegation ? 1 : 0,
    input.hasNegation ? 1 : 0,
    input.hasNegation === isNegation ? 0 : 1,
    found.at(-1)?.known ?? 0,
  ];
}

function quantityFeatures(input: string, statement: string): number[] {
  const match = matchQuantities(input, statement);
  return [
    (match.sameNumbers ? 1 : 0) - (match.otherNumber ? 1 : 0),
    match.newNumber ? 1 : 0,
    (match.sameKind ? 1 : 0) - (match.rival ? 1 : 0),
  ];
}

function meaningFeatures(input: ReadInput, statement: MoodOfText, neutral: Float32Array): number[] {
  const nearness = 5 * (dot(input.vector, statement.vector) - dot(input.vector, neutral));
  const isIntention = forms[0]?.test(statement.text) === true;
  const best = Math.max(...input.clauses.map(({ vector }) => dot(vector, statement.vector)));
  return [nearness, isIntention ? nearness : 0, best, dot(input.vector, statement.vector) - best];
}

function moodAgreement(input: ReadInput, { text, vector, mood }: MoodOfText): number[] {
  const felt = 1 - input.mood[1];
  const side = sideOf(input.mood);
  const ownSide = sideOf(mood);
  const words = questionPolarity(text);
  const isFeeling = isAboutFeelings(text) ? 1 : 0;
  const nearest = input.clauses.reduce((best, clause) =>
    dot(clause.vector, vector) > dot(best.vector, vector) ? clause : best,
  );
  const sides = input.clauses.map((clause) => sideOf(clause.mood) * (1 - clause.mood[1]));
  return [
    felt,
    side,
    felt * side * ownSide,
    side * ownSide,
    felt * side * words,
    side * words,
    ownSide,
    Math.abs(ownSide),
    words,
    1 - mood[1],
    isFeeling,
    isFeeling * felt,
    isFeeling * felt * side * ownSide,
    (1 - felt) * Math.abs(ownSide),
    (1 - felt) * Math.abs(words),
    sideOf(nearest.mood) * ownSide,
    Math.max(...sides) - Math.min(...sides),
  ];
}

interface Comparison {
  covered: number;
  known: number;
  flipped: number;
  denied: number;
  supported: number;
  opposed: number;
  same: number;
  wider: number;
  opposite: number;
}

function comparison(word: ContentWord, input: WordsOfInput): Comparison {
  const exact = input.stems.get(word.stem);
  const start =
    word.stem.length < startLength ? undefined : input.starts.get(word.stem.slice(0, startLength));
  const occurrence = exact ?? start;
  const covered = exact !== undefined ? 1 : start === undefined ? 0 : alike;
  const agrees = occurrence === undefined || (word.isNegated ? occurrence.isNegated : occurrence.isPlain);
  const stance = exact === undefined ? input.stances.towards(word) : 0;
  const related =
    occurrence === undefined ? relatedness(word, input.all) : { same: 0, wider: 0, opposite: 0 };
  const supported = stance > 0 ? 1 : 0;
  return {
    covered,
    known: Math.max(covered, supported, related.same, related.wider),
    flipped: agrees ? 0 : covered,
    denied: occurrence !== undefined && isDeniedByOne(word, occurrence) ? 1 : 0,
    supported,
    opposed: stance < 0 ? 1 : 0,
    ...related,
  };
}

/**
 * Returns whether the input has a word with the same meaning, a narrower one or the opposite. Negation reverses these.
 */
function relatedness(
  word: ContentWord,
  others: readonly ContentWord[],
): Pick<Comparison, 'same' | 'wider' | 'opposite'> {
  const result = { same: 0, wider: 0, opposite: 0 };
  for (const other of others) {
    const relation = relationOf(word.word, other.word);
    if (relation === undefined || relation === 'narrower') continue;
    const agrees = word.isNegated === other.isNegated;
    if (relation === 'opposite') result[agrees ? 'opposite' : 'same'] = 1;
    else result[agrees ? relation : 'opposite'] = 1;
  }
  return result;
}

function isDeniedByOne(word: ContentWord, input: Occurrence): boolean {
  if (word.isNegated) return word.isDenied && input.isPlain && !input.isNegated;
  return input.isDenied && !input.isPlain;
}
