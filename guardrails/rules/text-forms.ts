import {
  canCutBefore,
  COMPATIBLE,
  foldOtherwise,
  FOLDS_OTHERWISE,
  HIDDEN,
  kindsOf,
  MARK,
  withoutHidden,
} from './characters.ts';
import type { Work } from './work.ts';

/** One form in which a text is searched. */
export interface TextForm {
  text: string;
  /** Whether its case is folded: then only finders that ignore case apply. */
  isFolded: boolean;
}

/** Text is normalised in pieces of about this size, if a piece needs it. */
const PIECE_CHARACTERS = 4096;
const PIECES_AT_ONCE = 16;

/** The marks after one character that are kept (as in Unicode's stream-safe format, UAX 15): with more, NFKC would be quadratic. */
const MAX_MARKS = 30;
const LONG_MARK_RUN = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');

/** Marks of no particular script: strokes, dots, and accents without a precomposed letter. */
const LOOSE_MARKS = /[\p{Script=Inherited}&&\p{M}]/gv;
/** More marks on one letter than any language uses: then all of them are removed. */
const HEAPED_MARKS = /[\p{Script=Inherited}&&\p{M}]{3,}/gv;
const TAGS = /[\u{e0020}-\u{e007e}]/gu;
const FIRST_TAG = 0xe0000;
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** The cost of normalising a character, in steps. */
const NORMALISING_STEPS = 20;

/**
 * Creates the distinct forms in which a text that is not plain ASCII is searched. Yields between pieces.
 *
 * - the text itself;
 * - its compatibility form (NFKC: full-width and styled letters become plain ones), with a space for each hidden character;
 * - the same without hidden characters, so that they split no word;
 * - the latter without marks of no particular script, and without piles of marks;
 * - the text that tag characters and the bytes of variation selectors encode;
 * - all of these with folded case, where the folding is not a simple pair.
 */
export function* textForms(text: string, work: Work): Generator<void, TextForm[]> {
  const writer = new FormWriter(text);
  let count = 0;
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from);
    const kinds = kindsOf(text, from, to);
    const isPlain = writer.write(from, to, kinds);
    work.add((to - from) * (isPlain ? 1 : NORMALISING_STEPS));
    from = to;
    count += 1;
    if (count % PIECES_AT_ONCE === 0) yield;
  }
  return writer.forms();
}

/** The end of a piece: after its size, at the first place where a cut is possible, and at most twice the size. */
function endOfPiece(text: string, from: number): number {
  const least = from + PIECE_CHARACTERS;
  const most = Math.min(least + PIECE_CHARACTERS, text.length);
  let to = Math.min(least, text.length);
  while (to < most && !canCutBefore(text, to)) to += 1;
  return to;
}

const WAYS = ['spaced', 'closed', 'unmarked'] as const;

class FormWriter {
  readonly #text: string;
  readonly #parts: Record<(typeof WAYS)[number], string[]> = { spaced: [], closed: [], unmarked: [] };
  readonly #folded: Record<(typeof WAYS)[number], string[]> = { spaced: [], closed: [], unmarked: [] };
  #encoded = '';
  #selected: number[] = [];
  #allKinds = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds a piece. False when it had to be normalised. */
  write(from: number, to: number, known: number): boolean {
    const piece = this.#text.slice(from, to);
    const kinds = known | (piece.isWellFormed() ? 0 : HIDDEN);
    this.#allKinds |= kinds;
    const needsForms = (kinds & (HIDDEN | COMPATIBLE)) !== 0;
    const closed = needsForms ? formOf(piece, kinds, '') : piece;
    const isFolded = (kinds & FOLDS_OTHERWISE) !== 0;
    const folded = isFolded ? foldOtherwise(closed) : closed;
    const add = (way: (typeof WAYS)[number], text: string): void => {
      this.#parts[way].push(text);
      // Most texts are the same in all ways.
      this.#folded[way].push(text === closed ? folded : isFolded ? foldOtherwise(text) : text);
    };
    add('spaced', (kinds & HIDDEN) === 0 ? closed : formOf(piece, kinds, ' '));
    add('closed', closed);
    add('unmarked', (kinds & MARK) === 0 ? closed : withoutMarks(piece));
    if ((kinds & HIDDEN) !== 0) this.#decode(piece);
    return !needsForms && !isFolded;
  }

  forms(): TextForm[] {
    if ((this.#allKinds & (HIDDEN | COMPATIBLE | FOLDS_OTHERWISE)) === 0)
      return [{ text: this.#text, isFolded: false }];
    const bytes = Buffer.from(this.#selected).toString('utf8');
    const plain = new Set([
      this.#text,
      ...WAYS.map((way) => this.#parts[way].join('')),
      this.#encoded,
      bytes,
    ]);
    const folded = new Set(WAYS.map((way) => this.#folded[way].join('')));
    return [
      ...[...plain].map((text) => ({ text, isFolded: false })),
      ...[...folded].filter((text) => !plain.has(text)).map((text) => ({ text, isFolded: true })),
    ].filter(({ text }) => text !== '');
  }

  /** Decodes tags, which stand for ASCII characters, and variation selectors, which stand for bytes. Models read both. */
  #decode(piece: string): void {
    for (const [tag] of piece.matchAll(TAGS))
      this.#encoded += String.fromCodePoint((tag.codePointAt(0) ?? FIRST_TAG) - FIRST_TAG);
    for (const [selector] of piece.matchAll(SELECTORS)) {
      const point = selector.codePointAt(0) ?? 0;
      this.#selected.push(point < 0x10000 ? point - 0xfe00 : point - 0xe0100 + 16);
    }
  }
}

function formOf(piece: string, kinds: number, forHidden: '' | ' '): string {
  const seen = (kinds & HIDDEN) === 0 ? piece : withoutHidden(piece, forHidden);
  return ((kinds & MARK) === 0 ? seen : withShortRuns(seen)).normalize('NFKC');
}

function withShortRuns(text: string): string {
  return text.replace(LONG_MARK_RUN, '$1');
}

function withoutMarks(piece: string): string {
  const single = withoutHidden(piece, '').replace(HEAPED_MARKS, '');
  return withShortRuns(single).normalize('NFKC').replace(LOOSE_MARKS, '');
}
