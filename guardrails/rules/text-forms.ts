import {
  canCutBefore,
  COMPATIBLE,
  foldCase,
  FOLDS_OTHERWISE,
  HIDDEN,
  kindsOf,
  MARK,
  withoutHidden,
} from './characters.ts';
import type { Work } from './work.ts';

/** One way to read a text. */
export interface TextForm {
  text: string;
  /** Its case was folded: only what ignores case may be looked for. */
  isFolded: boolean;
}

/** Text is normalised in pieces of about this size, and only those pieces that need it. */
const PIECE_CHARACTERS = 4096;
const PIECES_AT_ONCE = 16;

/** Marks after one character that count (as in Unicode's stream-safe text, UAX 15): with more of them NFKC would be quadratic. */
const MAX_MARKS = 30;
const LONG_MARK_RUN = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');

/** Marks that go with letters of any script: strokes, dots, and accents that have no letter of their own. */
const LOOSE_MARKS = /[\p{Script=Inherited}&&\p{M}]/gv;
/** More marks on one letter than any language writes: then even those with a letter of their own are loose. */
const HEAPED_MARKS = /[\p{Script=Inherited}&&\p{M}]{3,}/gv;
const TAGS = /[\u{e0020}-\u{e007e}]/gu;
const FIRST_TAG = 0xe0000;
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/** What a character costs that is normalised, in steps. */
const NORMALISING_STEPS = 20;

/**
 * The forms in which a text that is not plain ASCII is searched, each once. Yields between pieces.
 *
 * - as it is;
 * - in compatibility form (NFKC: full-width and styled letters are the plain ones), with a space for each character that is hidden;
 * - the same with nothing in the place of hidden characters, so that they split no word;
 * - that without loose marks, and without heaps of any marks;
 * - what tag characters and the bytes of variation selectors encode;
 * - all of these with their case folded, where that is not a matter of pairs.
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

/** Beyond the size only as far as marks go on, and no more than twice the size. */
function endOfPiece(text: string, from: number): number {
  const least = from + PIECE_CHARACTERS;
  const most = Math.min(least + PIECE_CHARACTERS, text.length);
  let to = Math.min(least, text.length);
  while (to < most && !canCutBefore(text, to)) to += 1;
  return to;
}

const WAYS = ['parted', 'closed', 'unmarked'] as const;

class FormWriter {
  readonly #text: string;
  readonly #parts: Record<(typeof WAYS)[number], string[]> = { parted: [], closed: [], unmarked: [] };
  readonly #folded: Record<(typeof WAYS)[number], string[]> = { parted: [], closed: [], unmarked: [] };
  #encoded = '';
  #selected: number[] = [];
  #allKinds = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** False when the piece had to be normalised. */
  write(from: number, to: number, known: number): boolean {
    const piece = this.#text.slice(from, to);
    const kinds = known | (piece.isWellFormed() ? 0 : HIDDEN);
    this.#allKinds |= kinds;
    const needsForms = (kinds & (HIDDEN | COMPATIBLE)) !== 0;
    const closed = needsForms ? formOf(piece, kinds, '') : piece;
    this.#add('parted', (kinds & HIDDEN) === 0 ? closed : formOf(piece, kinds, ' '), kinds);
    this.#add('closed', closed, kinds);
    this.#add('unmarked', (kinds & MARK) === 0 ? closed : withoutMarks(piece), kinds);
    if ((kinds & HIDDEN) !== 0) this.#decode(piece);
    return !needsForms && (kinds & FOLDS_OTHERWISE) === 0;
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

  #add(way: (typeof WAYS)[number], text: string, kinds: number): void {
    this.#parts[way].push(text);
    this.#folded[way].push((kinds & FOLDS_OTHERWISE) === 0 ? text : foldCase(text));
  }

  /** Tags stand for the characters of ASCII, and each selector for a byte. Models read both. */
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
