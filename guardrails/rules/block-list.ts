import type { BlockList } from '../../catalogue/guardrail.ts';
import { foldCase, withoutHidden } from './characters.ts';
import type { Finder } from './finder.ts';
import { isSpace } from './reach.ts';

/** A character of a word. Scripts without spaces between words are excluded: their words have no visible boundaries. */
const WORD_CHARACTER =
  /[[\p{L}\p{N}\p{M}_]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]]/v;

/** Creates the finder of a block list's words. All runs of white space are equal. */
export function blockListFinder({ words, ignoreCase, wholeWords }: BlockList): Finder {
  const exact = words.map(canonical).filter((word) => word !== '');
  const literals = exact.map((word) => canonical(foldCase(word)));
  return {
    literals,
    reach: Math.max(0, ...literals.map(({ length }) => length)),
    ignoresCase: ignoreCase,
    loose: new RegExp(literals.map(looseWord).join('|'), 'i'),
    findsAt(text, end, index, work) {
      const literal = literals[index] ?? '';
      const start = startOf(text, end, literal);
      work.steps += end - start;
      if (wholeWords && !isWhole(text, start, end)) return false;
      return ignoreCase || canonical(text.slice(start, end)) === exact[index];
    },
  };
}

function looseWord(literal: string): string {
  return literal.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s*');
}

/** A word in the form in which texts are searched, with single spaces. */
function canonical(word: string): string {
  return withoutHidden(word, '').normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** The start of a literal that ends at the given place. Each of its spaces is a run of white space in the text. */
export function startOf(text: string, end: number, literal: string): number {
  let at = end;
  for (let left = literal.length - 1; left >= 0; left -= 1) {
    at -= 1;
    if (literal.charCodeAt(left) === 0x20) while (isSpace(text, at - 1)) at -= 1;
  }
  return at;
}

function isWhole(text: string, start: number, end: number): boolean {
  return !isInsideWord(text, start) && !isInsideWord(text, end);
}

/** Whether a word continues across a place in the text. */
function isInsideWord(text: string, at: number): boolean {
  return isWordCharacter(characterBefore(text, at)) && isWordCharacter(characterAt(text, at));
}

export function isWordCharacter(character: string): boolean {
  return WORD_CHARACTER.test(character);
}

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? characterAt(text, at - 2) : text.charAt(at - 1);
}
